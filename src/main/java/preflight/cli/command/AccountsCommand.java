package preflight.cli.command;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;
import preflight.access.account.Account;
import preflight.access.account.Plan;
import preflight.gateway.Settings;

/** {@code accounts}: who may call, on which plan, with how many credits. */
@Command(
        name = "accounts",
        description = "Opens and shows accounts, changes their plan, grants them credits.",
        exitCodeOnInvalidInput = DatabaseSession.USAGE)
public final class AccountsCommand implements Callable<Integer> {
    /** Keeps a slip of the keyboard from filling the ledger beyond what a number holds. */
    private static final long MAX_GRANT = 1_000_000_000_000L;

    private final Supplier<Settings> settings;

    @Spec
    private @Nullable CommandSpec spec;

    /** With the settings of this process. */
    public AccountsCommand() {
        this(Settings::load);
    }

    AccountsCommand(Supplier<Settings> settings) {
        this.settings = settings;
    }

    @Override
    public Integer call() {
        throw usage("Say what to do: create, set-plan, link, grant, show or list.");
    }

    @Command(
            name = "create",
            description = "Opens an account and prints its id.",
            exitCodeOnInvalidInput = DatabaseSession.USAGE)
    int create(
            @Parameters(paramLabel = "NAME") String name,
            @Option(names = "--plan", required = true, paramLabel = "free|pro|max", converter = PlanConverter.class)
                    Plan plan,
            @Option(names = "--credits", defaultValue = "0", paramLabel = "N") long credits) {
        if (credits < 0 || credits > MAX_GRANT) {
            throw usage("--credits takes 0 to %d.".formatted(MAX_GRANT));
        }
        return command().run((services, out) -> {
            out.println(services.accounts().create(name, plan, credits));
            return DatabaseSession.DONE;
        });
    }

    @Command(
            name = "set-plan",
            description = "Moves an account to another plan.",
            exitCodeOnInvalidInput = DatabaseSession.USAGE)
    int setPlan(
            @Parameters(paramLabel = "ID") String id,
            @Parameters(paramLabel = "free|pro|max", converter = PlanConverter.class) Plan plan) {
        return command().run((services, out) -> {
            services.accounts().setPlan(id, plan);
            return DatabaseSession.DONE;
        });
    }

    @Command(
            name = "link",
            description = "Lets somebody who signs in over OAuth call for an account.",
            exitCodeOnInvalidInput = DatabaseSession.USAGE)
    int link(
            @Parameters(paramLabel = "ID") String id,
            @Option(names = "--issuer", required = true, paramLabel = "URL", description = "As in their tokens.")
                    String issuer,
            @Option(names = "--subject", required = true, paramLabel = "SUB", description = "As in their tokens.")
                    String subject) {
        return command().run((services, out) -> {
            services.accounts().link(id, issuer, subject);
            return DatabaseSession.DONE;
        });
    }

    @Command(
            name = "grant",
            description = "Adds credits to an account and prints its balance.",
            exitCodeOnInvalidInput = DatabaseSession.USAGE)
    int grant(@Parameters(paramLabel = "ID") String id, @Parameters(paramLabel = "N") long credits) {
        if (credits < 1 || credits > MAX_GRANT) {
            throw usage("A grant is 1 to %d credits.".formatted(MAX_GRANT));
        }
        return command().run((services, out) -> {
            Account account = services.accounts().get(id);
            out.println(services.ledger().grant(account.id(), credits).orElseThrow());
            return DatabaseSession.DONE;
        });
    }

    @Command(name = "show", description = "Shows one account.", exitCodeOnInvalidInput = DatabaseSession.USAGE)
    int show(
            @Parameters(paramLabel = "ID") String id,
            @Option(names = "--json", description = "As JSON; credits is the balance, held the part of it on hold.")
                    boolean json) {
        return command().run((services, out) -> {
            Account account = services.accounts().get(id);
            out.println(json ? json(account) : line(account));
            return DatabaseSession.DONE;
        });
    }

    @Command(
            name = "list",
            description = "Lists the accounts: id, name, plan, credits, held, one a line.",
            exitCodeOnInvalidInput = DatabaseSession.USAGE)
    int list() {
        return command().run((services, out) -> {
            services.accounts().list().forEach(account -> out.println(line(account)));
            return DatabaseSession.DONE;
        });
    }

    private record View(String id, String name, String plan, long credits, long held) {
        static View of(Account account) {
            return new View(account.id(), account.name(), account.plan().label(), account.credits(), account.held());
        }
    }

    private static String json(Account account) {
        try {
            return new ObjectMapper().writeValueAsString(View.of(account));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String line(Account account) {
        return "%s\t%s\t%s\t%d\t%d"
                .formatted(account.id(), account.name(), account.plan().label(), account.credits(), account.held());
    }

    private DatabaseSession command() {
        return new DatabaseSession(spec(), settings);
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec().commandLine(), message);
    }

    private CommandSpec spec() {
        return java.util.Objects.requireNonNull(spec, "spec is set by picocli");
    }

    static final class PlanConverter implements ITypeConverter<Plan> {
        @Override
        public Plan convert(String label) {
            try {
                return Plan.fromLabel(label);
            } catch (IllegalArgumentException e) {
                throw new TypeConversionException(String.valueOf(e.getMessage()));
            }
        }
    }
}
