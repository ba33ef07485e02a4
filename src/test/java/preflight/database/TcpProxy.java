package preflight.database;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** A TCP proxy in front of a database that can be cut (connections are refused), jammed (nothing is answered) and mended. */
public final class TcpProxy implements AutoCloseable {
    private final int target;
    private final int port;
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
    private volatile boolean jammed;
    private @Nullable ServerSocket door;

    private TcpProxy(int target) throws IOException {
        this.target = target;
        ServerSocket first = new ServerSocket(TestFork.freePort(), 50, InetAddress.getLoopbackAddress());
        this.port = first.getLocalPort();
        open(first);
    }

    /** A proxy of the database of {@code settings}. */
    public static TcpProxy to(DatabaseSettings settings) throws IOException {
        return new TcpProxy(address(settings).getPort());
    }

    /** The settings of the same database through this proxy. */
    public DatabaseSettings through(DatabaseSettings settings) {
        String url = settings.url().replace(":" + address(settings).getPort() + "/", ":" + port + "/");
        return new DatabaseSettings(
                settings.home(),
                url,
                settings.user(),
                settings.password(),
                settings.poolSize(),
                settings.connectTimeout(),
                settings.queryTimeout());
    }

    /** Breaks every connection and refuses new ones. */
    public synchronized void cut() throws IOException {
        if (door != null) {
            door.close();
            door = null;
        }
        for (Socket socket : sockets) {
            socket.close();
        }
        sockets.clear();
    }

    /** Discards everything that is sent from now on, as a dead host does. */
    public void jam() {
        jammed = true;
    }

    /** Lets new connections through again; those that were jammed stay dead. */
    public synchronized void mend() throws IOException {
        cut();
        jammed = false;
        ServerSocket again = new ServerSocket();
        again.setReuseAddress(true);
        again.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        open(again);
    }

    @Override
    public void close() throws IOException {
        cut();
    }

    private void open(ServerSocket opened) {
        door = opened;
        // A platform thread: one blocked in accept gives the port back as soon as the door is closed.
        Thread.ofPlatform().daemon().start(() -> {
            while (true) {
                try {
                    Socket near = opened.accept();
                    Socket far = new Socket(InetAddress.getLoopbackAddress(), target);
                    sockets.add(near);
                    sockets.add(far);
                    Thread.ofVirtual().start(() -> carry(near, far));
                    Thread.ofVirtual().start(() -> carry(far, near));
                } catch (IOException closed) {
                    return;
                }
            }
        });
    }

    private void carry(Socket from, Socket to) {
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            byte[] buffer = new byte[8192];
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                if (!jammed) {
                    out.write(buffer, 0, read);
                }
            }
        } catch (IOException broken) {
            // as it should be once the wire is cut
        }
    }

    private static URI address(DatabaseSettings settings) {
        return URI.create(settings.url().substring("jdbc:".length()));
    }
}
