package preflight.work.ingest;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import preflight.work.Doi;
import preflight.work.InvalidWorkException;
import preflight.work.Update;
import preflight.work.text.Markup;

/** Reads the Retraction Watch database as Crossref publishes it: a CSV file with one notice per row. */
final class RetractionWatchCsv {
    private static final String SOURCE = "retraction-watch";
    private static final Pattern HEADER = Pattern.compile("\"?Record ID\"?,(?s:.*)");
    private static final Pattern MONTH_FIRST = Pattern.compile("(\\d{1,2})/(\\d{1,2})/(\\d{4})\\b.*");
    private static final Pattern YEAR_FIRST = Pattern.compile("(\\d{4})-(\\d{2})-(\\d{2})\\b.*");

    private RetractionWatchCsv() {}

    /** Whether a file with this beginning is in that format. */
    static boolean isStart(String start) {
        return HEADER.matcher(start).matches();
    }

    /** Gives each notice to {@code notices}. A row without identifier of its work goes to {@code problems} with its line number. */
    static void read(InputStream in, Consumer<RegisteredNotice> notices, RecordBatch.RecordSink problems)
            throws IOException {
        try {
            CsvReader<NamedCsvRecord> rows = CsvReader.builder()
                    .allowMissingFields(true)
                    .allowExtraFields(true)
                    .ofNamedCsvRecord(in, StandardCharsets.UTF_8);
            for (NamedCsvRecord row : rows) {
                try {
                    notices.accept(notice(row));
                } catch (InvalidWorkException nothing) {
                    problems.reject(row.getStartingLineNumber(), nothing.reason());
                }
            }
        } catch (CsvParseException | UncheckedIOException malformed) {
            throw new IOException("malformed CSV: " + malformed.getMessage(), malformed);
        }
    }

    private static RegisteredNotice notice(NamedCsvRecord row) throws InvalidWorkException {
        Doi doi = doi(row, "OriginalPaperDOI");
        String pmid = field(row, "OriginalPaperPubMedID");
        String nature = field(row, "RetractionNature");
        boolean hasPmid = pmid.matches("[1-9]\\d{0,8}");
        if (doi == null && !hasPmid) {
            throw new InvalidWorkException("neither DOI nor PubMed id of the original paper");
        }
        Update.Kind kind = Update.Kind.of(nature);
        if (kind == Update.Kind.OTHER) {
            throw new InvalidWorkException("RetractionNature \"%s\" is not known".formatted(nature));
        }
        Update update =
                new Update(kind, doi(row, "RetractionDOI"), date(field(row, "RetractionDate")), SOURCE, reasons(row));
        return new RegisteredNotice(doi, hasPmid ? pmid : null, update);
    }

    private static List<String> reasons(NamedCsvRecord row) {
        return Arrays.stream(field(row, "Reason").split(";", -1))
                .map(reason -> reason.replaceFirst("^\\s*\\+?\\s*", "").strip())
                .filter(reason -> !reason.isEmpty())
                .distinct()
                .sorted()
                .toList();
    }

    private static @Nullable Doi doi(NamedCsvRecord row, String column) {
        return Doi.parse(field(row, column)).orElse(null);
    }

    private static @Nullable LocalDate date(String text) {
        Matcher monthFirst = MONTH_FIRST.matcher(text);
        Matcher yearFirst = YEAR_FIRST.matcher(text);
        try {
            if (monthFirst.matches()) {
                return LocalDate.of(number(monthFirst, 3), number(monthFirst, 1), number(monthFirst, 2));
            }
            return yearFirst.matches()
                    ? LocalDate.of(number(yearFirst, 1), number(yearFirst, 2), number(yearFirst, 3))
                    : null;
        } catch (DateTimeException impossible) {
            return null;
        }
    }

    private static int number(Matcher matcher, int group) {
        return Integer.parseInt(matcher.group(group));
    }

    private static String field(NamedCsvRecord row, String column) {
        return Optional.of(column).flatMap(row::findField).map(Markup::plain).orElse("");
    }
}
