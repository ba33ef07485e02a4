package preflight.manuscript.bib;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import preflight.manuscript.FileFormat;
import preflight.manuscript.FormatReader;
import preflight.manuscript.ListedReference;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.ReadingNote;
import preflight.manuscript.ReadingNote.NoteTopic;
import preflight.manuscript.UnreadableFile;
import preflight.manuscript.plain.PlainText;

/** Reads RIS, the exchange format of reference managers: one tag and value per line. */
public final class RisReader implements FormatReader {
    private static final Pattern TAG = Pattern.compile("^([A-Z][A-Z0-9])  ?-(?: (.*))?$");

    /** A record: values by tag, and the line where it starts. */
    private record RisRecord(int line, Map<String, List<String>> fields) {
        String first(String... tags) {
            for (String tag : tags) {
                List<String> values = fields.getOrDefault(tag, List.of());
                if (!values.isEmpty() && !values.getFirst().isBlank()) {
                    return values.getFirst();
                }
            }
            return "";
        }
    }

    @Override
    public ManuscriptContent read(String file, byte[] content) {
        List<ListedReference> references = new ArrayList<>();
        for (RisRecord found : records(file, PlainText.decode(content))) {
            ReferenceFields fields = fields(found);
            if (!fields.isEmpty()) {
                references.add(new ListedReference(fields.toReferenceText(), found.line()));
            }
        }
        if (references.isEmpty()) {
            throw new UnreadableFile("%s has no RIS record: no line starts with “TY  - ”.".formatted(file));
        }
        return ManuscriptContent.ofReferences(
                file,
                FileFormat.RIS,
                references,
                List.of(ReadingNote.info(
                        NoteTopic.REFERENCES, "%d references, each a RIS record.".formatted(references.size()))));
    }

    private static List<RisRecord> records(String file, String text) {
        List<RisRecord> records = new ArrayList<>();
        List<String> last = new ArrayList<>();
        int number = 0;
        boolean open = false;
        for (String line : text.split("\\R", -1)) {
            number++;
            Matcher tag = TAG.matcher(line.stripTrailing());
            if (!tag.matches()) {
                // A long value continues on the next line.
                if (open && !line.isBlank() && !last.isEmpty()) {
                    last.set(last.size() - 1, last.getLast() + " " + line.strip());
                }
            } else if (tag.group(1).equals("TY")) {
                records.add(new RisRecord(number, new HashMap<>()));
                open = true;
                last = new ArrayList<>();
            } else if (tag.group(1).equals("ER")) {
                open = false;
            } else if (open) {
                last = records.getLast().fields().computeIfAbsent(tag.group(1), key -> new ArrayList<>());
                last.add(tag.group(2) == null ? "" : tag.group(2).strip());
            }
        }
        if (open) {
            throw new UnreadableFile(
                    "%s ends in the middle of a RIS record: its last record has no “ER  - ”.".formatted(file));
        }
        return records;
    }

    private static ReferenceFields fields(RisRecord found) {
        List<String> authors = new ArrayList<>();
        for (String tag : List.of("AU", "A1")) {
            found.fields().getOrDefault(tag, List.of()).forEach(name -> authors.add(person(name)));
        }
        String start = found.first("SP");
        String end = found.first("EP");
        return new ReferenceFields(
                authors,
                found.first("PY", "Y1", "DA").replaceFirst("^(\\d{4}).*", "$1"),
                found.first("TI", "T1", "CT", "BT"),
                found.first("JO", "JF", "T2", "JA", "J2", "J1"),
                found.first("VL"),
                found.first("IS"),
                end.isEmpty() || start.contains("-") ? start : start + "-" + end,
                found.first("PB"),
                found.first("DO"),
                found.first("UR", "L2"));
    }

    private static String person(String name) {
        int comma = name.indexOf(',');
        return comma < 0 ? name : ReferenceFields.authorName(name.substring(0, comma), name.substring(comma + 1));
    }
}
