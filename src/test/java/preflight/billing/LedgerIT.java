package preflight.billing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalLong;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.UnableToExecuteStatementException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import preflight.database.Database;
import preflight.database.TestDatabase;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LedgerIT {
    private static final String HOLD = "00000000-0000-0000-0000-000000000001";

    private Database database;
    private Jdbi jdbi;
    private Ledger ledger;
    private int count;
    private String account;

    @BeforeAll
    void open() {
        database = TestDatabase.open();
        jdbi = Jdbi.create(database.dataSource());
        ledger = new Ledger(jdbi);
    }

    @AfterAll
    void close() {
        database.close();
    }

    @BeforeEach
    void makeAnAccount() {
        account = "acc_" + ++count;
        execute("insert into accounts (id, name, plan) values ('%s', 'Journal', 'pro')".formatted(account));
        ledger.grant(account, 100);
    }

    @Test
    void addsUpTheGrantsOfAnAccount() {
        assertThat(ledger.grant(account, 20)).hasValue(120);
        assertThat(ledger.grant("acc_none", 20)).isEqualTo(OptionalLong.empty());
        assertThatThrownBy(() -> ledger.grant(account, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThat(ledger.verify()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "update ledger set amount = 1000",
                "delete from ledger",
                "truncate ledger",
                "truncate ledger cascade"
            })
    void isNeverRewritten(String statement) {
        assertThatThrownBy(() -> execute(statement))
                .isInstanceOf(UnableToExecuteStatementException.class)
                .hasMessageContaining("append-only");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "update accounts set credits = -1 where id = '%s'",
                "update accounts set held = 101 where id = '%s'",
                "update accounts set held = -1 where id = '%s'",
                "update accounts set active_keys = 11 where id = '%s'",
                "insert into ledger (account_id, kind, amount, balance) values ('%s', 'grant', -5, 95)",
                "insert into ledger (account_id, kind, amount, balance) values ('%s', 'charge', -5, 95)"
            })
    void isGuardedByTheDatabaseItself(String statement) {
        assertThatThrownBy(() -> execute(statement.formatted(account)))
                .isInstanceOf(UnableToExecuteStatementException.class)
                .hasMessageContaining("violates check constraint");
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "credits = 90, credits = 100, \"the balance is 90, its ledger says 100\"",
                "held = 5, held = 0, \"held is 5, its open holds are 0\"",
                "active_keys = 2, active_keys = 0, \"active keys are counted 2, there are 0\""
            })
    void namesTheAccountThatDoesNotAddUp(String tampered, String right, String fault) {
        execute("update accounts set %s where id = '%s'".formatted(tampered, account));

        assertThat(ledger.verify()).containsExactly(new Ledger.Discrepancy(account, fault));

        execute("update accounts set %s where id = '%s'".formatted(right, account));
        assertThat(ledger.verify()).isEmpty();
    }

    @Test
    void noticesAHoldThatWasSettledWithoutACharge() {
        execute(hold("settled", "11"));

        assertThat(ledger.verify())
                .containsExactly(new Ledger.Discrepancy(
                        account, "hold %s was settled for 11, the ledger has 0".formatted(HOLD)));

        execute("update holds set state = 'expired', charged = null where id = '%s'".formatted(HOLD));
        assertThat(ledger.verify()).isEmpty();
    }

    /** On a database of its own: such an entry cannot be taken back. */
    @Test
    void noticesAChargeForAHoldThatWasNotSettledAndABalanceThatDoesNotFollow() {
        try (Database own = TestDatabase.open()) {
            Jdbi tampered = Jdbi.create(own.dataSource());
            for (String statement : List.of(
                    "insert into accounts (id, name, plan) values ('%s', 'Journal', 'pro')".formatted(account),
                    hold("expired", "null"),
                    "insert into ledger (account_id, kind, amount, balance) values ('%s', 'grant', 11, 12)"
                            .formatted(account),
                    """
                    insert into ledger (account_id, kind, amount, balance, hold_id)
                    values ('%s', 'charge', -11, 0, '%s')
                    """.formatted(account, HOLD))) {
                tampered.useHandle(handle -> handle.execute(statement));
            }

            assertThat(new Ledger(tampered).verify())
                    .containsExactlyInAnyOrder(
                            new Ledger.Discrepancy(account, "entry 1 says a balance of 12, its entries add up to 11"),
                            new Ledger.Discrepancy(
                                    account,
                                    "entry 2 charges hold %s, which is expired for account %s"
                                            .formatted(HOLD, account)));
        }
    }

    private String hold(String state, String charged) {
        return """
                insert into holds (id, account_id, operation, credits, state, charged, expires_at, resolved_at)
                values ('%s', '%s', 'check', 11, '%s', %s, now(), now())
                """.formatted(HOLD, account, state, charged);
    }

    private void execute(String statement) {
        jdbi.useHandle(handle -> handle.execute(statement));
    }
}
