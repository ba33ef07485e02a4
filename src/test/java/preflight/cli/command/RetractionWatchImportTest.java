package preflight.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import preflight.gateway.Settings;
import preflight.work.Doi;
import preflight.work.Identifiers;
import preflight.work.IndexAnswer;
import preflight.work.Update;
import preflight.work.Work;
import preflight.work.WorkQuery;
import preflight.work.lucene.LuceneWorkIndex;

class RetractionWatchImportTest {
    private static final String HEADER = "Record ID,Title,Journal,RetractionDate,RetractionDOI,RetractionPubMedID,"
            + "OriginalPaperDate,OriginalPaperDOI,OriginalPaperPubMedID,RetractionNature,Reason,Paywalled,Notes\n";
    private static final String RETRACTION =
            "1,\"On mice, and\nmen\",J Tests,2/6/2010 0:00,10.1000/Notice,0,2/28/1998 0:00,"
                    + "10.1000/MICE,0,Retraction,+Misconduct by Author;+Investigation by Company/Institution;,No,\n";
    private static final String CONCERN =
            "2,On rats,J Tests,2020-05-01,unavailable,0,1/1/2019 0:00,unavailable,9500320,"
                    + "Expression of concern,+Concerns/Issues About Data;,No,\n";
    private static final String UNUSABLE =
            "3,On cats,J Tests,1/1/2020 0:00,,0,1/1/2019 0:00,unavailable,0,Retraction,,No,\n";
    private static final String WORKS = """
            {"DOI": "10.1000/mice", "title": ["On mice"], "updated-by": [{"DOI": "10.1000/notice", "type": "retraction", "source": "publisher", "updated": {"date-parts": [[2010, 2, 2]]}}]}
            {"id": "https://openalex.org/W2", "display_name": "On rats", "ids": {"pmid": "https://pubmed.ncbi.nlm.nih.gov/9500320"}}
            {"DOI": "10.1000/dogs", "title": ["On dogs"]}
            """;
    private static final Update RETRACTED = new Update(
            Update.Kind.RETRACTION,
            new Doi("10.1000/notice"),
            LocalDate.of(2010, 2, 2),
            "publisher, retraction-watch",
            List.of("Investigation by Company/Institution", "Misconduct by Author"));
    private static final Update DOUBTED = new Update(
            Update.Kind.EXPRESSION_OF_CONCERN,
            null,
            LocalDate.of(2020, 5, 1),
            "retraction-watch",
            List.of("Concerns/Issues About Data"));

    private final StringWriter err = new StringWriter();

    @TempDir
    Path folder;

    private String works = "";
    private String notices = "";

    @BeforeEach
    void write() throws IOException {
        works = Files.writeString(folder.resolve("works.jsonl"), WORKS).toString();
        notices = Files.writeString(folder.resolve("rw.csv"), HEADER + RETRACTION + CONCERN + UNUSABLE)
                .toString();
    }

    @Test
    void marksWorksThatAreInTheIndex() throws IOException {
        importFiles(works);
        importFiles(notices);

        assertThat(err.toString())
                .contains(
                        "Read 2 notices and marked 2 works",
                        notices + ":5: neither DOI nor PubMed id",
                        "The index has 3 works");
        assertMarked();
    }

    @Test
    void marksWorksThatComeLater() throws IOException {
        importFiles(notices);
        importFiles(works);

        assertMarked();
    }

    @Test
    void marksWorksOfTheSameImport() throws IOException {
        importFiles(works, notices);

        assertMarked();
    }

    @Test
    void mayBeRepeatedAndKeepsItsNoticesWhenTheWorksAreImportedAgain() throws IOException {
        importFiles(notices, works);
        importFiles(notices);
        importFiles(works);

        assertThat(err.toString()).contains("marked 0 works");
        assertMarked();
    }

    private void assertMarked() throws IOException {
        assertThat(work(new Identifiers(new Doi("10.1000/mice"), null, null, List.of()))
                        .updates())
                .containsExactly(RETRACTED);
        assertThat(work(new Identifiers(null, null, "9500320", List.of())).updates())
                .containsExactly(DOUBTED);
        assertThat(work(new Identifiers(new Doi("10.1000/dogs"), null, null, List.of()))
                        .updates())
                .isEmpty();
    }

    private Work work(Identifiers ids) throws IOException {
        try (LuceneWorkIndex index = new LuceneWorkIndex(folder.resolve("home/index"))) {
            IndexAnswer answer = index.find(new WorkQuery("", ids, null, List.of(), null, null, null, null));
            return ((IndexAnswer.Candidates) answer).works().getFirst();
        }
    }

    private void importFiles(String... files) {
        CommandLine command = new CommandLine(new WorksCommand(() -> Settings.load(
                Map.of(), Map.of("preflight.home", folder.resolve("home").toString()))));
        command.setErr(new PrintWriter(err, true));
        String[] arguments = new String[files.length + 1];
        arguments[0] = "import";
        System.arraycopy(files, 0, arguments, 1, files.length);
        assertThat(command.execute(arguments)).as(err.toString()).isEqualTo(0);
    }
}
