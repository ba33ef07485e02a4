package preflight.account;

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
import preflight.access.Account;
import preflight.billing.Ledger;
import preflight.billing.LedgerEntry;
import preflight.billing.Usage;

/** Plan, balance, usage and ledger of an account. */
public final class UsagePages {
    private static final int DAYS = 30;
    private static final int ENTRIES = 25;
    private static final Map<String, String> OPERATIONS =
            Map.of("checkManuscript", "Full check", "detectAiWriting", "AI-writing detection");

    private final Frame frame;
    private final Ledger ledger;
    private final InstantSource clock;

    UsagePages(Frame frame, Ledger ledger, InstantSource clock) {
        this.frame = frame;
        this.ledger = ledger;
        this.clock = clock;
    }

    /** One operation over the days shown. */
    record Total(String operation, long calls, long credits) {}

    /** An entry of the ledger as shown. */
    record Row(Moment at, String what, long amount, long balance) {}

    /** The page; its parameter {@code before} turns the ledger's pages. */
    public PageAnswer show(PageRequest request, Session session) {
        Account account = frame.accountOf(session);
        LocalDate first = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC).minusDays(DAYS - 1);
        List<Usage> usage = ledger.usage(account.id(), first);
        long before = before(request.query().apply("before"));
        List<LedgerEntry> entries = ledger.entries(account.id(), before, ENTRIES + 1);
        Map<String, Object> values = new HashMap<>();
        values.put("days", DAYS);
        values.put("first", Moment.date(first));
        values.put("chart", UsageChart.of(usage, first, DAYS));
        values.put("totals", totals(usage));
        values.put("credits", usage.stream().mapToLong(Usage::credits).sum());
        values.put("available", account.credits() - account.held());
        values.put("entries", entries.stream().limit(ENTRIES).map(this::row).toList());
        values.put("newest", before == Long.MAX_VALUE);
        values.put("older", entries.size() > ENTRIES ? entries.get(ENTRIES - 1).id() : 0);
        return frame.page("usage", session, account, values);
    }

    /** The whole ledger, to take away. */
    public PageAnswer download(Session session) {
        Account account = frame.accountOf(session);
        return PageAnswer.download(
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
        return new Row(Moment.of(entry.at(), now), what, entry.amount(), entry.balance());
    }

    private static String name(String operation) {
        return OPERATIONS.getOrDefault(operation, operation);
    }
}
