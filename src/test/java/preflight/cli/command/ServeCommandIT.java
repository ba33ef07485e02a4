package preflight.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import preflight.access.account.Accounts;
import preflight.access.account.Plan;
import preflight.console.session.SignInLinks;
import preflight.database.Database;
import preflight.database.TestDatabase;
import preflight.gateway.Settings;

class ServeCommandIT {
    private static final int PORT = 8080;

    @Test
    void printsALinkIntoTheSettingsPageOnTheEmbeddedDefaultOnly() {
        try (Database database = TestDatabase.open()) {
            Jdbi jdbi = Jdbi.create(database.dataSource());
            Accounts accounts = new Accounts(jdbi);
            assertThat(line(jdbi))
                    .contains("http://127.0.0.1:8080/settings;", "settings-link")
                    .doesNotContain("#");

            String first = accounts.create("My journal", Plan.PRO, 0);
            accounts.create("Another", Plan.PRO, 0);
            assertThat(line(jdbi))
                    .contains("\"My journal\" (" + first + ")")
                    .containsPattern(": http://127\\.0\\.0\\.1:8080/settings/sign-in#[\\w-]{43}$");

            assertThat(line(jdbi, "preflight.database.url", "jdbc:postgresql://db/preflight"))
                    .isEqualTo("settings page at http://127.0.0.1:8080/settings");
            assertThat(line(
                            jdbi,
                            "preflight.settings.oidc.issuer.url",
                            "https://login.example",
                            "preflight.settings.oidc.client-id",
                            "settings",
                            "preflight.public.url",
                            "https://checks.example"))
                    .isEqualTo("settings page at https://checks.example/settings");
            assertThat(line(jdbi, "preflight.host", "::1")).contains("http://[::1]:8080/settings/sign-in#");
            assertThat(line(jdbi, "preflight.host", "0.0.0.0")).contains("http://localhost:8080/settings/sign-in#");
        }
    }

    private static String line(Jdbi jdbi, String... overrides) {
        Map<String, String> values = new java.util.HashMap<>();
        for (int i = 0; i < overrides.length; i += 2) {
            values.put(overrides[i], overrides[i + 1]);
        }
        Settings settings = Settings.load(Map.of(), values);
        return ServeCommand.settingsLine(
                settings, PORT, new Accounts(jdbi), new SignInLinks(jdbi, settings.site(PORT)));
    }
}
