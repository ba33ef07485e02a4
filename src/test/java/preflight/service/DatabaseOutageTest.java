package preflight.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;

class DatabaseOutageTest {

    @Test
    void answers503AndNever401WhileTheDatabaseIsAwayAndRecoversByItself() throws Exception {
        URI address = URI.create(TestDatabase.create().substring("jdbc:".length()));
        try (Line line = new Line(address.getPort());
                TestGateway gateway = TestGateway.with(
                        "preflight.database.url",
                        "jdbc:postgresql://127.0.0.1:" + line.port() + address.getPath(),
                        "preflight.database.connect-timeout-ms",
                        "1000")) {
            TestGateway.Client client = gateway.client();
            assertThat(client.verify(List.of()).status()).isEqualTo(200);

            line.cut();

            Answer away = client.verify(List.of());
            assertThat(away.status()).as(away.text()).isEqualTo(503);
            assertThat(away.detail())
                    .containsIgnoringCase("not")
                    .containsIgnoringCase("key")
                    .containsIgnoringCase("retry");
            assertThat(TestGateway.send(java.net.http.HttpRequest.newBuilder(gateway.management("/health/ready")))
                            .status())
                    .isEqualTo(503);

            line.mend();

            await().atMost(Duration.ofSeconds(20))
                    .until(() -> client.verify(List.of()).status() == 200);
        }
    }

    /** A wire to the database that can be cut and mended. */
    private static final class Line implements AutoCloseable {
        private final int target;
        private final int port;
        private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
        private volatile ServerSocket server;

        Line(int target) throws IOException {
            this.target = target;
            this.server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
            this.port = server.getLocalPort();
            accept();
        }

        int port() {
            return port;
        }

        void cut() throws IOException {
            server.close();
            for (Socket socket : sockets) {
                socket.close();
            }
        }

        void mend() throws IOException {
            server = new ServerSocket(port, 50, InetAddress.getLoopbackAddress());
            accept();
        }

        private void accept() {
            ServerSocket listening = server;
            Thread.ofVirtual().start(() -> {
                while (!listening.isClosed()) {
                    try {
                        Socket near = listening.accept();
                        Socket far = new Socket("127.0.0.1", target);
                        sockets.add(near);
                        sockets.add(far);
                        pump(near, far);
                        pump(far, near);
                    } catch (IOException cut) {
                        return;
                    }
                }
            });
        }

        private static void pump(Socket from, Socket to) {
            Thread.ofVirtual().start(() -> {
                try (from;
                        to) {
                    from.getInputStream().transferTo(to.getOutputStream());
                } catch (IOException cut) {
                    // Both ends are closed now.
                }
            });
        }

        @Override
        public void close() {
            try {
                cut();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
