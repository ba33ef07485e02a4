package preflight.cli;

import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import preflight.gateway.Gateway;
import preflight.gateway.Settings;

/** {@code preflight serve}: runs the gateway until it is told to stop. */
@Command(name = "serve", description = "Starts the gateway.")
final class ServeCommand implements Callable<Integer> {

    @Override
    public Integer call() throws InterruptedException {
        Settings settings = Settings.load();
        Gateway gateway = Gateway.start(settings);
        CountDownLatch stopped = new CountDownLatch(1);
        Runtime.getRuntime()
                .addShutdownHook(new Thread(
                        () -> {
                            System.err.println("preflight: finishing the calls in flight");
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
        stopped.await();
        return Preflight.ExitCode.DONE;
    }
}
