package preflight.manuscript.bib;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import preflight.manuscript.FileFormat;
import preflight.manuscript.FormatReader;
import preflight.manuscript.ListedReference;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.ReadingNote;
import preflight.manuscript.ReadingNote.NoteTopic;
import preflight.manuscript.UnreadableFile;
import preflight.manuscript.plain.PlainText;

/** Reads CSL-JSON, the export format of citation processors and Zotero: a list of items, or an object with such a list. */
public final class CslReader implements FormatReader {
    private static final ObjectMapper JSON = new ObjectMapper();

    @Override
    public ManuscriptContent read(String file, byte[] content) {
        JsonNode root = parse(file, PlainText.decode(content));
        JsonNode items = root.isObject() && root.path("items").isArray() ? root.path("items") : root;
        List<ListedReference> references = new ArrayList<>();
        for (JsonNode item : items.isObject() ? List.of(items) : items) {
            ReferenceFields fields = fields(item);
            if (!fields.isEmpty()) {
                references.add(new ListedReference(fields.toReferenceText(), 0));
            }
        }
        if (references.isEmpty()) {
            throw new UnreadableFile(
                    "%s is JSON, but not CSL-JSON: no item has a title, an author or a DOI.".formatted(file));
        }
        return ManuscriptContent.ofReferences(
                file,
                FileFormat.CSL_JSON,
                references,
                List.of(ReadingNote.info(
                        NoteTopic.REFERENCES, "%d references, each a CSL item.".formatted(references.size()))));
    }

    private static JsonNode parse(String file, String text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException e) {
            // The exception for too deep nesting has no location.
            String place = e.getLocation() == null
                    ? "it is nested too deeply"
                    : "line %d, column %d"
                            .formatted(
                                    e.getLocation().getLineNr(), e.getLocation().getColumnNr());
            throw new UnreadableFile("%s is not valid JSON: %s.".formatted(file, place), e);
        }
    }

    private static ReferenceFields fields(JsonNode item) {
        List<String> authors = names(item.path("author"));
        return new ReferenceFields(
                authors.isEmpty() ? names(item.path("editor")) : authors,
                item.path("issued")
                        .path("date-parts")
                        .path(0)
                        .path(0)
                        .asText(item.path("issued").path("raw").asText("")),
                item.path("title").asText(""),
                item.path("container-title").isArray()
                        ? item.path("container-title").path(0).asText("")
                        : item.path("container-title").asText(""),
                item.path("volume").asText(""),
                item.path("issue").asText(""),
                item.path("page").asText(""),
                item.path("publisher").asText(""),
                item.path("DOI").asText(""),
                item.path("URL").asText(""));
    }

    private static List<String> names(JsonNode people) {
        List<String> names = new ArrayList<>();
        for (JsonNode person : people) {
            String particle = person.path("non-dropping-particle").asText("");
            String family = (particle + " " + person.path("family").asText("")).strip();
            names.add(
                    family.isEmpty()
                            ? person.path("literal").asText("")
                            : ReferenceFields.authorName(
                                    family, person.path("given").asText("")));
        }
        return names;
    }
}
