package preflight.gateway.routes;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.ParameterMetaData;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.postgresql.core.NativeQuery;
import org.postgresql.core.Parser;

/**
 * A data source for camel-jdbc whose statements know their number of parameters. camel-jdbc asks every statement for this number before
 * it runs it, and the PostgreSQL driver would ask the server: one more round trip per statement. This class counts the parameters in
 * the text with the parser of the driver, once per statement. Everything else passes through. Decision 0016 has the figures.
 */
public final class CountedParameters {
    private final Map<String, Integer> counts = new ConcurrentHashMap<>();

    private CountedParameters() {}

    /** A view of {@code source} that counts the parameters of its statements. */
    public static DataSource over(DataSource source) {
        CountedParameters counted = new CountedParameters();
        return proxy(DataSource.class, (self, method, arguments) -> {
            Object result = invoke(source, method, arguments);
            return result instanceof Connection connection ? counted.connection(connection) : result;
        });
    }

    private Connection connection(Connection connection) {
        return proxy(Connection.class, (self, method, arguments) -> {
            Object result = invoke(connection, method, arguments);
            return result instanceof PreparedStatement statement && arguments[0] instanceof String sql
                    ? statement(statement, sql)
                    : result;
        });
    }

    private PreparedStatement statement(PreparedStatement statement, String sql) {
        return proxy(
                PreparedStatement.class,
                (self, method, arguments) -> method.getName().equals("getParameterMetaData")
                        ? metaData(statement, sql)
                        : invoke(statement, method, arguments));
    }

    private ParameterMetaData metaData(PreparedStatement statement, String sql) {
        return proxy(
                ParameterMetaData.class,
                (self, method, arguments) -> method.getName().equals("getParameterCount")
                        ? count(sql)
                        : invoke(statement.getParameterMetaData(), method, arguments));
    }

    private int count(String sql) throws SQLException {
        Integer known = counts.get(sql);
        if (known == null) {
            known = 0;
            for (NativeQuery query : Parser.parseJdbcSql(sql, true, true, true, false, false)) {
                known += query.bindPositions.length;
            }
            counts.put(sql, known);
        }
        return known;
    }

    private static <T> T proxy(Class<T> type, InvocationHandler handler) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }

    private static @Nullable Object invoke(Object target, Method method, Object @Nullable [] arguments)
            throws Throwable {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
