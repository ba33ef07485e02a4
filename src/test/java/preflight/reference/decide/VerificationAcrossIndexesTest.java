package preflight.reference.decide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import preflight.reference.lookup.ReferenceLookup;
import preflight.reference.parse.ParsedReference;
import preflight.reference.parse.ReferenceLine;
import preflight.reference.parse.ReferenceParser;
import preflight.work.Doi;
import preflight.work.Identifiers;
import preflight.work.PersonName;
import preflight.work.Work;
import preflight.work.lucene.LuceneWorkIndex;
import preflight.work.lucene.LuceneWorkStore;

class VerificationAcrossIndexesTest {
    private static final ReferenceParser PARSER = new ReferenceParser();
    private static final ReferenceMatcher MATCHER = new ReferenceMatcher();
    private static final String[] SUBJECTS = {"tides", "glaciers", "beetles", "markets", "alloys", "verbs", "enzymes"};
    private static final String[] PLACES = {"Norway", "Chile", "Kenya", "Tasmania", "Iceland"};

    @TempDir
    private Path folder = Path.of("");

    @Test
    void givesTheSameVerdictsWhateverTheOrderAndPartsOfTheImport() throws IOException {
        List<Work> works = works();
        List<ReferenceVerdict> once = verdicts(works, folder.resolve("once"), works.size());
        Collections.shuffle(works, new Random(3));
        List<Work> repeated = new ArrayList<>(works.subList(0, 20));
        repeated.addAll(works);
        assertThat(verdicts(repeated, folder.resolve("pieces"), 9)).isEqualTo(once);
        assertThat(once).extracting(ReferenceVerdict::status).doesNotHaveDuplicates();
    }

    private static List<ReferenceVerdict> verdicts(List<Work> works, Path folder, int commitEvery) throws IOException {
        try (LuceneWorkStore store = new LuceneWorkStore(folder)) {
            for (int i = 0; i < works.size(); i++) {
                store.put(works.get(i));
                if ((i + 1) % commitEvery == 0) {
                    store.commit();
                }
            }
            store.commit();
        }
        List<String> lines = List.of(
                "Moreau, A. (1993). On the study of tides and alloys in Kenya. Journal of Things, 14, 101.",
                "Moreau, A. (1993). On the study of tides and verbs in Kenya and abroad. Journal of Things, 14, 900.",
                "Doe, J. (2001). On the beetles of Kenya. Acta, 1, 1.",
                "---");
        List<ReferenceVerdict> verdicts = new ArrayList<>();
        try (LuceneWorkIndex index = new LuceneWorkIndex(folder)) {
            for (String line : lines) {
                ParsedReference reference = PARSER.parse(new ReferenceLine(1, 1, line));
                verdicts.add(MATCHER.match(reference, ReferenceLookup.candidates(index.find(reference.query()))));
            }
        }
        return verdicts;
    }

    private static List<Work> works() {
        List<Work> works = new ArrayList<>();
        for (String one : SUBJECTS) {
            for (String other : SUBJECTS) {
                for (String place : PLACES) {
                    int number = works.size();
                    works.add(new Work(
                            "https://doi.org/10.5555/w" + number,
                            "article-journal",
                            "On the study of %s and %s in %s".formatted(one, other, place),
                            List.of(),
                            List.of(PersonName.of("Moreau", "Anne")),
                            List.of("Journal of Things"),
                            1993,
                            "14",
                            null,
                            Integer.toString(100 + number),
                            null,
                            new Identifiers(new Doi("10.5555/w" + number), null, null, List.of()),
                            null,
                            List.of(),
                            false,
                            null));
                }
            }
        }
        return works;
    }
}
