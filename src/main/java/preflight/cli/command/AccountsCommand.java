package preflight.cli.command;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;
import preflight.access.account.Account;
import preflight.access.account.Plan;
import preflight.gateway.Settings;

/** {@code accounts}: manages accounts, their plans and their credits. */
@Command(
        name = "accounts",
        description = "Creates and shows accounts, changes their plans and grants credits.",
        exitCodeOnInvalidInput = ExitCode.USAGE)
public final class AccountsCommand extends DatabaseCommand {
    /** Protects against a typing error; a balance stays far below the range of a long. */
    private static final long MAX_GRANT = 1_000_000_000_000L;

    /** Reads the settings of this process. */
    public AccountsCommand() {
        this(Settings::load);
    }

    AccountsCommand(Supplier<Settings> settings) {
        super(settings);
    }

    @Override
    public Integer call() {
        throw usage("A subcommand is required: create, set-plan, link, grant, show or list.");
    }

    @Command(
            name = "create",
            description = "Creates an account and prints its id.",
            exitCodeOnInvalidInput = ExitCode.USAGE)
    int create(
            @Parameters(paramLabel = "NAME") String name,
            @Option(names = "--plan", required = true, paramLabel = "free|pro|max", converter = PlanConverter.class)
                    Plan plan,
            @Option(names = "--credits", defaultValue = "0", paramLabel = "N") long credits) {
        if (credits < 0 || credits > MAX_GRANT) {
            throw usage("--credits must be from 0 to %d.".formatted(MAX_GRANT));
        }
        return run((services, out) -> {
            out.println(services.accounts().create(name, plan, credits));
            return ExitCode.DONE;
        });
    }

    @Command(
            name = "set-plan",
            description = "Changes the plan of an account.",
            exitCodeOnInvalidInput = ExitCode.USAGE)
    int setPlan(
            @Parameters(paramLabel = "ID") String id,
            @Parameters(paramLabel = "free|pro|max", converter = PlanConverter.class) Plan plan) {
        return run((services, out) -> {
            services.accounts().setPlan(id, plan);
            return ExitCode.DONE;
        });
    }

    @Command(
            name = "link",
            description = "Links an OAuth identity to an account, so that it can use MCP.",
            exitCodeOnInvalidInput = ExitCode.USAGE)
    int link(
            @Parameters(paramLabel = "ID") String id,
            @Option(names = "--issuer", required = true, paramLabel = "URL", description = "As in the access token.")
                    String issuer,
            @Option(names = "--subject", required = true, paramLabel = "SUB", description = "As in the access token.")
                    String subject) {
        return run((services, out) -> {
            services.accounts().link(id, issuer, subject);
            return ExitCode.DONE;
        });
    }

    @Command(
            name = "grant",
            description = "Adds credits to an account and prints its balance.",
            exitCodeOnInvalidInput = ExitCode.USAGE)
    int grant(@Parameters(paramLabel = "ID") String id, @Parameters(paramLabel = "N") long credits) {
        if (credits < 1 || credits > MAX_GRANT) {
            throw usage("The number of credits must be from 1 to %d.".formatted(MAX_GRANT));
        }
        return run((services, out) -> {
            Account account = services.accounts().get(id);
            out.println(services.ledger().grant(account.id(), credits).orElseThrow());
            return ExitCode.DONE;
        });
    }

    @Command(name = "show", description = "Shows one account.", exitCodeOnInvalidInput = ExitCode.USAGE)
    int show(
            @Parameters(paramLabel = "ID") String id,
            @Option(names = "--json", description = "As JSON: credits is the balance, held is the part of it on hold.")
                    boolean json) {
        return run((services, out) -> {
            Account account = services.accounts().get(id);
            out.println(json ? json(account) : line(account));
            return ExitCode.DONE;
        });
    }

    @Command(
            name = "list",
            description = "Lists the accounts, one per line: id, name, plan, credits, held.",
            exitCodeOnInvalidInput = ExitCode.USAGE)
    int list() {
        return run((services, out) -> {
            services.accounts().list().forEach(account -> out.println(line(account)));
            return ExitCode.DONE;
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
