package preflight.cli.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** The demo as it ships: everything embedded, the examples of examples/, real HTTP. */
class EmbeddedDemoGatewayIT {
    private static final Pattern FOLDER = Pattern.compile("gateway in (\\S+)");

    @Test
    void findsWhatIsHiddenInTheExamplesAndLeavesNothingBehind() {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine demo = new CommandLine(new DemoCommand());
        demo.setOut(new PrintWriter(out));
        demo.setErr(new PrintWriter(err));

        assertThat(demo.execute()).as(err.toString()).isZero();

        assertThat(out.toString())
                .contains("25 checked: 20 verified, 2 uncertain, 2 not in the index, 1 unreadable")
                .containsSubsequence("RETRACTED", "Reference 7", "CONCERN", "Reference 8", "AI LIKELY")
                .containsSubsequence("UNCERTAIN", "Reference 22", "Deep learning", "UNCERTAIN", "Reference 21")
                .containsSubsequence("NOT IN INDEX", "Reference 24", "DO NOT CITE THIS", "NOT IN INDEX", "Reference 23")
                .containsSubsequence("UNREADABLE", "Reference 25", "PUBLISHED SINCE", "Reference 9")
                .containsSubsequence("SELDOM CITED", "Reference 18")
                .contains("Credits          38 charged");
        Matcher folder = FOLDER.matcher(err.toString());
        assertThat(folder.find()).isTrue();
        assertThat(Path.of(folder.group(1))).doesNotExist();
    }
}
