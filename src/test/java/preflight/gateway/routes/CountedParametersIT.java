package preflight.gateway.routes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import preflight.database.Database;
import preflight.database.TestDatabase;

class CountedParametersIT {
    private static Database database;
    private static DataSource counted;

    @BeforeAll
    static void open() {
        database = Database.open(TestDatabase.create());
        counted = CountedParameters.over(database.dataSource());
    }

    @AfterAll
    static void close() {
        database.close();
    }

    @Test
    void countsWithoutAskingTheServer() throws SQLException {
        String unknownToTheServer = "select '?', \"a?\" from nowhere where a = ? and b = ? -- ?";
        try (Connection connection = counted.getConnection();
                PreparedStatement statement = connection.prepareStatement(unknownToTheServer)) {
            assertThat(statement.getParameterMetaData().getParameterCount()).isEqualTo(2);
        }
        try (Connection connection = database.dataSource().getConnection();
                PreparedStatement statement = connection.prepareStatement(unknownToTheServer)) {
            assertThatThrownBy(() -> statement.getParameterMetaData().getParameterCount())
                    .as("the driver alone")
                    .hasMessageContaining("nowhere");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"find-caller", "find-identity", "record-use", "hold", "settle", "release"})
    void countsAsTheServerDoesForEveryStatementOfTheRoutes(String name) throws SQLException, IOException {
        String sql = resource(name);
        try (Connection ours = counted.getConnection();
                Connection theirs = database.dataSource().getConnection();
                PreparedStatement here = ours.prepareStatement(sql);
                PreparedStatement there = theirs.prepareStatement(sql)) {
            assertThat(here.getParameterMetaData().getParameterCount())
                    .isPositive()
                    .isEqualTo(there.getParameterMetaData().getParameterCount());
            assertThat(here.getParameterMetaData().getParameterType(1))
                    .isEqualTo(there.getParameterMetaData().getParameterType(1));
        }
    }

    @Test
    void leavesAllElseToTheSource() throws SQLException {
        try (Connection connection = counted.getConnection();
                PreparedStatement statement = connection.prepareStatement("select ?::int + 1")) {
            statement.setInt(1, 41);
            try (ResultSet rows = statement.executeQuery()) {
                assertThat(rows.next()).isTrue();
                assertThat(rows.getInt(1)).isEqualTo(42);
            }
        }
        assertThatThrownBy(() -> {
                    try (Connection connection = counted.getConnection();
                            PreparedStatement statement = connection.prepareStatement("select 1 / ?")) {
                        statement.setInt(1, 0);
                        statement.execute();
                    }
                })
                .isInstanceOf(SQLException.class)
                .hasMessageContaining("division by zero");
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = CountedParametersIT.class.getResourceAsStream("/sql/" + name + ".sql")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replaceAll(":\\?\\w+", "?");
        }
    }
}
