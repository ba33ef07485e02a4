package preflight.access.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import preflight.access.account.AccountRefusal;
import preflight.access.account.Accounts;
import preflight.access.account.Plan;
import preflight.database.Database;
import preflight.database.TestDatabase;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class KeysIT {
    private static final Pepper PEPPER = Pepper.of("a pepper of this test only", Path.of("unused"));

    private Database database;
    private Jdbi jdbi;
    private Accounts accounts;
    private Keys keys;

    @BeforeAll
    void open() {
        database = TestDatabase.open();
        jdbi = Jdbi.create(database.dataSource());
        accounts = new Accounts(jdbi);
        keys = new Keys(jdbi, PEPPER);
    }

    @AfterAll
    void close() {
        database.close();
    }

    @Test
    void storesTheHashAndTheHintOfAKeyAndNothingElseOfIt() {
        String account = accounts.create("Journal", Plan.PRO, 0);

        NewKey made = keys.create(account, "pipeline");

        assertThat(made.id()).matches("key_[0-9a-z]{12}");
        assertThat(keys.list(account)).singleElement().satisfies(entry -> {
            assertThat(entry.id()).isEqualTo(made.id());
            assertThat(entry.name()).isEqualTo("pipeline");
            assertThat(entry.hint()).isEqualTo(made.key().hint());
            assertThat(entry.lastUsedAt()).isNull();
            assertThat(entry.active()).isTrue();
        });
        String row = jdbi.withHandle(handle -> handle.createQuery("select k::text from api_keys k where id = :id")
                .bind("id", made.id())
                .mapTo(String.class)
                .one());
        assertThat(row)
                .contains(made.key().hash(PEPPER))
                .doesNotContain(made.key().reveal());
    }

    @Test
    void makesExactlyTenKeysOfTwentyAskedForAtOnce() throws Exception {
        String account = accounts.create("Racing", Plan.PRO, 0);
        List<Callable<Boolean>> creations = IntStream.range(0, 20)
                .<Callable<Boolean>>mapToObj(i -> () -> created(account, "key " + i))
                .toList();

        List<Future<Boolean>> made;
        try (var threads = Executors.newFixedThreadPool(20)) {
            made = threads.invokeAll(creations);
        }

        assertThat(made.stream().filter(KeysIT::succeeded)).hasSize(Keys.MAX_ACTIVE_KEYS);
        assertThat(keys.list(account)).hasSize(Keys.MAX_ACTIVE_KEYS);
    }

    @Test
    void makesRoomForAnotherKeyByRevokingOne() {
        String account = accounts.create("Full", Plan.PRO, 0);
        List<NewKey> ten = IntStream.range(0, Keys.MAX_ACTIVE_KEYS)
                .mapToObj(i -> keys.create(account, "key " + i))
                .toList();
        assertThatThrownBy(() -> keys.create(account, "one more"))
                .isInstanceOf(AccountRefusal.class)
                .hasMessageContaining("10 active keys");

        keys.revoke(ten.getFirst().id());
        keys.revoke(ten.getFirst().id());

        keys.create(account, "one more");
        assertThatThrownBy(() -> keys.create(account, "and another")).isInstanceOf(AccountRefusal.class);
        assertThat(keys.list(account)).filteredOn(entry -> !entry.active()).hasSize(1);
    }

    @Test
    void refusesWhatDoesNotExist() {
        assertThatThrownBy(() -> keys.create("acc_none", "x")).hasMessageContaining("no account \"acc_none\"");
        assertThatThrownBy(() -> keys.list("acc_none")).hasMessageContaining("no account");
        assertThatThrownBy(() -> keys.revoke("key_none")).hasMessageContaining("no key \"key_none\"");
    }

    @Test
    void refusesToWorkWithAnotherPepperThanTheKeysWereHashedWith() {
        keys.verifyPepper();
        Keys other = new Keys(jdbi, Pepper.of("quite another pepper", Path.of("unused")));

        assertThatThrownBy(other::verifyPepper)
                .isInstanceOf(AccountRefusal.class)
                .hasMessageContaining("PREFLIGHT_KEYS_PEPPER");
    }

    private boolean created(String account, String name) {
        try {
            keys.create(account, name);
            return true;
        } catch (AccountRefusal full) {
            return false;
        }
    }

    private static boolean succeeded(Future<Boolean> creation) {
        try {
            return creation.get();
        } catch (InterruptedException | ExecutionException e) {
            throw new AssertionError(e);
        }
    }
}
