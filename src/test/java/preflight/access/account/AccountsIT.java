package preflight.access.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import preflight.database.Database;
import preflight.database.TestDatabase;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AccountsIT {
    private Database database;
    private Accounts accounts;

    @BeforeAll
    void open() {
        database = TestDatabase.open();
        accounts = new Accounts(Jdbi.create(database.dataSource()));
    }

    @AfterAll
    void close() {
        database.close();
    }

    @Test
    void opensAnAccountWithItsFirstGrant() {
        String id = accounts.create("  Журнал \uD83D\uDCD6 ", Plan.MAX, 7);

        Account account = accounts.get(id);

        assertThat(account.name()).isEqualTo("Журнал \uD83D\uDCD6");
        assertThat(account.plan()).isEqualTo(Plan.MAX);
        assertThat(account.credits()).isEqualTo(7);
        assertThat(account.held()).isZero();
        assertThat(accounts.list()).contains(account);
    }

    @Test
    void movesAnAccountToAnotherPlan() {
        String id = accounts.create("Moving", Plan.PRO, 0);

        accounts.setPlan(id, Plan.FREE);

        assertThat(accounts.get(id).plan()).isEqualTo(Plan.FREE);
        assertThatThrownBy(() -> accounts.setPlan("acc_none", Plan.FREE)).isInstanceOf(AccountRefusal.class);
        assertThatThrownBy(() -> accounts.get("acc_none")).isInstanceOf(AccountRefusal.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "a\tb", "a\nb", "\u001b[31mred", "a\u202eb", "a\u200bb", "a\u2028b", "\ud800"})
    void refusesANameThatCannotBePrintedAsItIs(String name) {
        assertThatThrownBy(() -> accounts.create(name, Plan.PRO, 0)).isInstanceOf(InvalidName.class);
    }

    @Test
    void refusesANameOfMoreThanAHundredCharacters() {
        accounts.create("\uD83D\uDCD6".repeat(100), Plan.PRO, 0);

        assertThatThrownBy(() -> accounts.create("x".repeat(101), Plan.PRO, 0)).isInstanceOf(InvalidName.class);
    }
}
