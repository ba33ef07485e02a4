package preflight.cli.command;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import preflight.gateway.Settings;

/** {@code settings-link}: creates a sign-in link to the settings page. */
@Command(
        name = "settings-link",
        description = "Prints a link that signs in to the settings page of an account. It works once.",
        exitCodeOnInvalidInput = ExitCode.USAGE)
public final class SettingsLinkCommand extends DatabaseCommand {
    @Parameters(paramLabel = "ACCOUNT")
    private String account = "";

    /** Reads the settings of this process. */
    public SettingsLinkCommand() {
        this(Settings::load);
    }

    SettingsLinkCommand(Supplier<Settings> settings) {
        super(settings);
    }

    @Override
    public Integer call() {
        PrintWriter err = spec().commandLine().getErr();
        Settings loaded = settings();
        if (!loaded.settingsPageEnabled()) {
            err.println("The settings page is disabled (PREFLIGHT_SETTINGS_ENABLED).");
            return ExitCode.REFUSED;
        }
        long minutes = Duration.ofMillis(loaded.number("preflight.settings.link-life-ms"))
                .toMinutes();
        return new DatabaseSession(spec(), () -> loaded).run((services, out) -> {
            out.println(services.signInLinks().create(account));
            err.printf(
                    "The link works once, within %d minutes. Anyone who has it can manage the keys of the account.%n",
                    minutes);
            return ExitCode.DONE;
        });
    }
}
