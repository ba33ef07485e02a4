package preflight.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import preflight.access.key.ApiKey;
import preflight.database.Database;
import preflight.database.DatabaseSettings;
import preflight.database.TestDatabase;
import preflight.gateway.Settings;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DatabaseCommandsIT {
    @TempDir
    private static Path home;

    private DatabaseSettings database;
    private Supplier<Settings> settings;

    private record CommandResult(int code, String out, String err) {
        List<String> lines() {
            return out.lines().toList();
        }
    }

    @BeforeAll
    void create() {
        database = TestDatabase.create();
        settings = () -> Settings.load(
                Map.of(),
                Map.of(
                        "preflight.home", home.toString(),
                        "preflight.database.url", database.url(),
                        "preflight.database.user", database.user(),
                        "preflight.database.password", database.password()));
    }

    @Test
    void opensAnAccountAndPrintsItsIdAlone() throws Exception {
        String id = account("Journal of Tests", "pro", 500);

        CommandResult shown = run("accounts", "show", id, "--json");

        assertThat(id).matches("acc_[0-9a-z]{12}");
        assertThat(new ObjectMapper().readValue(shown.out(), Object.class))
                .isEqualTo(Map.of("id", id, "name", "Journal of Tests", "plan", "pro", "credits", 500, "held", 0));
        assertThat(run("accounts", "list").lines()).contains(id + "\tJournal of Tests\tpro\t500\t0");
    }

    @Test
    void changesThePlanAndGrantsCredits() {
        String id = account("Growing", "free", 0);

        assertThat(run("accounts", "set-plan", id, "max").code()).isZero();
        assertThat(run("accounts", "grant", id, "25").lines()).containsExactly("25");
        assertThat(run("accounts", "grant", id, "5").lines()).containsExactly("30");

        assertThat(run("accounts", "show", id).lines()).containsExactly(id + "\tGrowing\tmax\t30\t0");
    }

    @Test
    void printsAKeyAloneAndOnlyOnce() {
        String account = account("Keys", "pro", 0);

        CommandResult made = run("keys", "create", account, "--name", "pipeline");

        assertThat(made.lines())
                .singleElement()
                .satisfies(key -> assertThat(ApiKey.parse(key)).isPresent());
        String key = made.out().strip();
        CommandResult listed = run("keys", "list", account);
        assertThat(listed.lines())
                .singleElement()
                .satisfies(line -> assertThat(line)
                        .matches("key_\\w+\tpipeline\t" + key.substring(key.length() - 4) + "\t\\S+Z\tnever\tactive")
                        .doesNotContain(key));
        String id = listed.out().substring(0, listed.out().indexOf('\t'));
        assertThat(run("keys", "revoke", id).code()).isZero();
        assertThat(run("keys", "list", account).out()).endsWith("\trevoked" + System.lineSeparator());
    }

    @Test
    void refusesAnEleventhActiveKey() {
        String account = account("Full", "pro", 0);
        for (int i = 0; i < 10; i++) {
            assertThat(run("keys", "create", account, "--name", "key").code()).isZero();
        }

        CommandResult eleventh = run("keys", "create", account, "--name", "key");

        assertThat(eleventh.code()).isEqualTo(1);
        assertThat(eleventh.out()).isEmpty();
        assertThat(eleventh.err()).contains("10 active keys");
    }

    @Test
    void refusesWhatDoesNotExist() {
        for (String[] command : List.of(
                new String[] {"accounts", "show", "acc_none"},
                new String[] {"accounts", "set-plan", "acc_none", "pro"},
                new String[] {"accounts", "grant", "acc_none", "5"},
                new String[] {"keys", "create", "acc_none", "--name", "x"},
                new String[] {"keys", "list", "acc_none"},
                new String[] {"keys", "revoke", "key_none"})) {
            CommandResult outcome = run(command);
            assertThat(outcome.code()).as(String.join(" ", command)).isEqualTo(1);
            assertThat(outcome.out()).isEmpty();
            assertThat(outcome.err()).contains("_none");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "accounts",
                "accounts create Name --plan gold",
                "accounts create Name",
                "accounts create Name --plan pro --credits -1",
                "accounts create Name --plan pro --credits many",
                "accounts create \u001b[2J --plan pro",
                "accounts create \u202eeman --plan pro",
                "accounts grant acc_x 0",
                "accounts set-plan acc_x",
                "keys",
                "keys create acc_x",
                "keys create acc_x --name a\u0007b",
                "ledger",
                "ledger burn"
            })
    void explainsTheUsageWhenAskedInTheWrongWay(String line) {
        CommandResult outcome = run(line.split(" "));

        assertThat(outcome.code()).isEqualTo(64);
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err()).contains("Usage:");
    }

    @Test
    void verifiesTheLedgerAndNamesTheAccountThatDoesNotAddUp() {
        String id = account("Tampered", "pro", 100);
        assertThat(run("ledger", "verify").code()).isZero();

        execute("update accounts set credits = 101 where id = '" + id + "'");
        CommandResult outcome = run("ledger", "verify");
        execute("update accounts set credits = 100 where id = '" + id + "'");

        assertThat(outcome.code()).isEqualTo(1);
        assertThat(outcome.lines()).containsExactly(id + "\tthe balance is 101, its ledger says 100");
        assertThat(run("ledger", "verify").code()).isZero();
    }

    @Test
    void saysThatTheDatabaseCannotBeReached() {
        Supplier<Settings> working = settings;
        settings = () -> Settings.load(
                Map.of(),
                Map.of(
                        "preflight.home", home.toString(),
                        "preflight.database.url", "jdbc:postgresql://127.0.0.1:1/nowhere",
                        "preflight.database.connect-timeout-ms", "500"));

        CommandResult outcome = run("accounts", "list");
        settings = working;

        assertThat(outcome.code()).isEqualTo(2);
        assertThat(outcome.err())
                .contains("jdbc:postgresql://127.0.0.1:1/nowhere")
                .contains("refused");
    }

    private String account(String name, String plan, int credits) {
        CommandResult created = run("accounts", "create", name, "--plan", plan, "--credits", String.valueOf(credits));
        assertThat(created.code()).as(created.err()).isZero();
        assertThat(created.lines()).hasSize(1);
        return created.out().strip();
    }

    private CommandResult run(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine line = new CommandLine(new Top())
                .addSubcommand(new AccountsCommand(() -> settings.get()))
                .addSubcommand(new KeysCommand(() -> settings.get()))
                .addSubcommand(new LedgerCommand(() -> settings.get()))
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err, true));
        return new CommandResult(line.execute(arguments), out.toString(), err.toString());
    }

    private void execute(String statement) {
        try (Database open = Database.open(database)) {
            Jdbi.create(open.dataSource()).useHandle(handle -> handle.execute(statement));
        }
    }

    @CommandLine.Command(name = "preflight")
    private static final class Top {}
}
