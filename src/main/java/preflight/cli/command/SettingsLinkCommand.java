package preflight.cli.command;

import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import preflight.gateway.Settings;

/** {@code settings-link}: a way into the settings page for an account's owner. */
@Command(
        name = "settings-link",
        description = "Prints a link that signs its holder in to the settings page of an account, once.",
        exitCodeOnInvalidInput = DatabaseSession.USAGE)
public final class SettingsLinkCommand implements Callable<Integer> {
    private final Supplier<Settings> settings;

    @Spec
    private @Nullable CommandSpec spec;

    @Parameters(paramLabel = "ACCOUNT")
    private String account = "";

    /** With the settings of this process. */
    public SettingsLinkCommand() {
        this(Settings::load);
    }

    SettingsLinkCommand(Supplier<Settings> settings) {
        this.settings = settings;
    }

    @Override
    public Integer call() {
        CommandSpec here = Objects.requireNonNull(spec, "spec is set by picocli");
        Settings loaded = settings.get();
        if (!loaded.settingsPageEnabled()) {
            here.commandLine().getErr().println("The settings page is off (PREFLIGHT_SETTINGS_ENABLED).");
            return DatabaseSession.REFUSED;
        }
        return new DatabaseSession(here, () -> loaded).run((services, out) -> {
            out.println(services.signInLinks().create(account));
            here.commandLine()
                    .getErr()
                    .printf(
                            "It is good once, for %d minutes. Whoever has it manages the keys of the account.%n",
                            loaded.number("preflight.settings.link-life-ms") / 60_000);
            return DatabaseSession.DONE;
        });
    }
}
