package preflight.console.page;

import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import preflight.access.account.Account;
import preflight.billing.Ledger;
import preflight.billing.LedgerEntry;
import preflight.billing.Usage;
import preflight.console.session.Session;
import preflight.console.web.PageRequest;
import preflight.console.web.PageResponse;

/** Plan, balance, usage and ledger of an account. */
public final class UsagePages {
    private static final int DAYS_SHOWN = 30;
    private static final int ENTRIES_PER_PAGE = 25;
    private static final Map<String, String> OPERATION_NAMES =
            Map.of("checkManuscript", "Full check", "detectAiWriting", "AI-writing detection");

    private final ConsoleLayout layout;
    private final Ledger ledger;
    private final InstantSource clock;

    public UsagePages(ConsoleLayout layout, Ledger ledger, InstantSource clock) {
        this.layout = layout;
        this.ledger = ledger;
        this.clock = clock;
    }

    /** The calls and credits of one operation over the days shown. */
    record Total(String operation, long calls, long credits) {}

    /** A ledger entry as shown. */
    record Row(DisplayTime at, String what, long amount, long balance) {}

    /** The page. Its query parameter {@code before} is the id before which the ledger is shown. */
    public PageResponse show(PageRequest request, Session session) {
        Account account = layout.accountOf(session);
        LocalDate first = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC).minusDays(DAYS_SHOWN - 1);
        List<Usage> usage = ledger.usage(account.id(), first);
        long before = before(request.query().apply("before"));
        List<LedgerEntry> entries = ledger.entries(account.id(), before, ENTRIES_PER_PAGE + 1);
        Map<String, Object> values = new HashMap<>();
        values.put("days", DAYS_SHOWN);
        values.put("first", DisplayTime.date(first));
        values.put("chart", UsageChart.of(usage, first, DAYS_SHOWN));
        values.put("totals", totals(usage));
        values.put("credits", usage.stream().mapToLong(Usage::credits).sum());
        values.put("available", account.credits() - account.held());
        values.put(
                "entries",
                entries.stream().limit(ENTRIES_PER_PAGE).map(this::row).toList());
        values.put("newest", before == Long.MAX_VALUE);
        values.put(
                "older",
                entries.size() > ENTRIES_PER_PAGE
                        ? entries.get(ENTRIES_PER_PAGE - 1).id()
                        : 0);
        return layout.render("usage", session, account, values);
    }

    /** The whole ledger as a CSV download. */
    public PageResponse download(Session session) {
        Account account = layout.accountOf(session);
        return PageResponse.download(
                "preflight-ledger-%s.csv".formatted(account.id()),
                "text/csv; charset=utf-8",
                LedgerCsv.of(ledger, account.id()));
    }

    private static long before(@Nullable String parameter) {
        return parameter != null && parameter.matches("\\d{1,18}") ? Long.parseLong(parameter) : Long.MAX_VALUE;
    }

    private static List<Total> totals(List<Usage> usage) {
        return usage.stream()
                .collect(Collectors.groupingBy(Usage::operation, TreeMap::new, Collectors.toList()))
                .entrySet()
                .stream()
                .map(operation -> new Total(
                        name(operation.getKey()),
                        operation.getValue().stream().mapToLong(Usage::calls).sum(),
                        operation.getValue().stream().mapToLong(Usage::credits).sum()))
                .toList();
    }

    private Row row(LedgerEntry entry) {
        Instant now = clock.instant();
        String what = entry.operation() == null ? "Credits granted" : name(entry.operation());
        return new Row(DisplayTime.of(entry.at(), now), what, entry.amount(), entry.balance());
    }

    private static String name(String operation) {
        return OPERATION_NAMES.getOrDefault(operation, operation);
    }
}
