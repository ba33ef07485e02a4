package preflight.console.page;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Enumeration;
import java.util.List;
import java.util.NoSuchElementException;
import preflight.billing.Ledger;
import preflight.billing.LedgerEntry;

/** The whole ledger of an account as CSV, the newest entry first. It is read page by page while it is sent. */
final class LedgerCsv implements Enumeration<InputStream> {
    private static final int PAGE_SIZE = 5_000;

    private final Ledger ledger;
    private final String accountId;
    private long before = Long.MAX_VALUE;
    private boolean headerPending = true;
    private boolean finished;

    private LedgerCsv(Ledger ledger, String accountId) {
        this.ledger = ledger;
        this.accountId = accountId;
    }

    static InputStream of(Ledger ledger, String accountId) {
        return new SequenceInputStream(new LedgerCsv(ledger, accountId));
    }

    @Override
    public boolean hasMoreElements() {
        return !finished;
    }

    @Override
    public InputStream nextElement() {
        if (finished) {
            throw new NoSuchElementException();
        }
        List<LedgerEntry> entries = ledger.entries(accountId, before, PAGE_SIZE);
        finished = entries.size() < PAGE_SIZE;
        before = entries.isEmpty() ? before : entries.getLast().id();
        return new ByteArrayInputStream(text(entries).getBytes(StandardCharsets.UTF_8));
    }

    private String text(List<LedgerEntry> entries) {
        StringWriter text = new StringWriter();
        try (CsvWriter csv =
                CsvWriter.builder().lineDelimiter(LineDelimiter.CRLF).build(text)) {
            if (headerPending) {
                csv.writeRecord("entry", "time", "kind", "operation", "credits", "balance");
                headerPending = false;
            }
            entries.forEach(entry -> csv.writeRecord(fields(entry)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    private static List<String> fields(LedgerEntry entry) {
        String operation = entry.operation();
        return List.of(
                Long.toString(entry.id()),
                entry.at().toString(),
                operation == null ? "grant" : "charge",
                operation == null ? "" : operation,
                Long.toString(entry.amount()),
                Long.toString(entry.balance()));
    }
}
