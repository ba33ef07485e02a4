package preflight.database;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import org.postgresql.ds.PGSimpleDataSource;

/** Connects to the embedded server on its current port, which changes with every restart. */
final class EmbeddedDataSource extends PGSimpleDataSource {
    private static final long serialVersionUID = 1L;
    private static final String CANNOT_CONNECT = "08001";

    private final transient EmbeddedServer server;

    EmbeddedDataSource(EmbeddedServer server) throws IOException {
        this.server = server;
        setServerNames(new String[] {"127.0.0.1"});
        setDatabaseName("postgres");
        setUser(Postmaster.USER);
        setPassword(server.password());
    }

    @Override
    public synchronized Connection getConnection() throws SQLException {
        try {
            setPortNumbers(new int[] {server.running().port()});
        } catch (IOException e) {
            throw new SQLException(e.getMessage(), CANNOT_CONNECT, e);
        }
        return super.getConnection();
    }
}
