package preflight.cli.command;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import preflight.access.account.Account;
import preflight.access.account.Accounts;
import preflight.console.session.SignInLinks;
import preflight.console.web.ConsolePath;
import preflight.gateway.Gateway;
import preflight.gateway.Settings;

/** {@code serve}: runs the gateway until it is stopped. */
@Command(name = "serve", description = "Starts the gateway.")
public final class ServeCommand implements Callable<Integer> {

    @Override
    public Integer call() throws InterruptedException {
        Settings settings = Settings.load();
        Gateway gateway = Gateway.start(settings);
        CountDownLatch stopped = new CountDownLatch(1);
        Runtime.getRuntime()
                .addShutdownHook(new Thread(
                        () -> {
                            System.err.println("preflight: stopping; completing the running requests");
                            gateway.close();
                            stopped.countDown();
                        },
                        "stop"));
        System.err.printf(
                "preflight: serving on http://%s:%d/v1 (described at /docs); health and metrics on http://%s:%d/observe%n",
                settings.text("preflight.host"),
                gateway.port(),
                settings.text("preflight.management-host"),
                gateway.managementPort());
        if (settings.settingsPageEnabled()) {
            System.err.println("preflight: "
                    + settingsLine(
                            settings,
                            gateway.port(),
                            gateway.beans().accounts(),
                            gateway.beans().signInLinks()));
        }
        stopped.await();
        return ExitCode.DONE;
    }

    /** The line about the settings page. A sign-in link is printed only with the embedded database and without OIDC. */
    static String settingsLine(Settings settings, int port, Accounts accounts, SignInLinks links) {
        String page = "settings page at " + settings.site(port).resolve(ConsolePath.HOME);
        if (!settings.embeddedDatabase() || settings.oidcClient(port).isPresent()) {
            return page;
        }
        List<Account> all = accounts.list();
        if (all.isEmpty()) {
            return page + "; to sign in: ./preflight accounts create, then ./preflight settings-link ACCOUNT";
        }
        Account first = all.getFirst();
        return "%s; link that signs in once as \"%s\" (%s): %s"
                .formatted(page, first.name(), first.id(), links.create(first.id()));
    }
}
