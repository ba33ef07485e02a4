package preflight;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The import table of ARCHITECTURE.md. */
@AnalyzeClasses(packages = "preflight", importOptions = ImportOption.DoNotIncludeTests.class)
class ImportTableTest {
    private static final DescribedPredicate<JavaClass> OURS = resideInAnyPackage("preflight..");
    private static final Pattern ROW = Pattern.compile("\\| `([a-z.]+)` \\|[^|]*\\|([^|]*)\\|");
    private static final Pattern NAME = Pattern.compile("`([a-z.]+)`");
    private static final long MAX_CLASSES = 20;

    @ArchTest
    static final ArchRule onlyTheGatewayKnowsCamel = noClasses()
            .that()
            .resideOutsideOfPackage("preflight.gateway..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.apache.camel..", "io.vertx..")
            .because("domain code must compile with Camel deleted: routes call it, it never calls routes");

    @ArchTest
    static final ArchRule onlyWorkLuceneKnowsLucene = noClasses()
            .that()
            .resideOutsideOfPackage("preflight.work.lucene..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.apache.lucene..")
            .because("another index must be able to take its place behind the WorkIndex port");

    @ArchTest
    static final ArchRule onlyTheOnnxDetectorKnowsItsLibraries = noClasses()
            .that()
            .resideOutsideOfPackage("preflight.detection.onnx..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("ai.onnxruntime..", "ai.djl..")
            .because("they are packed only on demand: nothing else may fail for want of them");

    @ArchTest
    static void everyPackageImportsWhatTheTableSaysAndNothingElse(JavaClasses classes) {
        Map<String, Set<String>> imports = new TreeMap<>();
        for (JavaClass type : classes) {
            Set<String> imported = imports.computeIfAbsent(room(type), name -> new TreeSet<>());
            type.getDirectDependenciesFromSelf().stream()
                    .map(dependency -> dependency.getTargetClass().getBaseComponentType())
                    .filter(OURS)
                    .map(ImportTableTest::room)
                    .filter(room -> !room.equals(room(type)))
                    .forEach(imported::add);
        }
        assertThat(imports)
                .as("the import table of ARCHITECTURE.md, which says which way imports point")
                .containsExactlyInAnyOrderEntriesOf(table());
    }

    @ArchTest
    static void noPackagesImportEachOther(JavaClasses classes) {
        Map<String, Set<String>> open = table();
        Set<String> settled = new TreeSet<>();
        boolean progress = true;
        while (progress) {
            progress =
                    open.entrySet().removeIf(row -> settled.containsAll(row.getValue()) && settled.add(row.getKey()));
        }
        assertThat(open.keySet())
                .as("packages in or above a cycle: none of them can be understood without the others")
                .isEmpty();
    }

    @ArchTest
    static void noPackageHasMoreThanTwentyClasses(JavaClasses classes) {
        Map<String, Long> sizes = classes.stream()
                .filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
                .collect(Collectors.groupingBy(ImportTableTest::room, TreeMap::new, Collectors.counting()));
        assertThat(sizes)
                .allSatisfy((room, size) -> assertThat(size)
                        .as("classes in %s: more than a reader keeps in mind", room)
                        .isLessThanOrEqualTo(MAX_CLASSES));
    }

    @ArchTest
    static final ArchRule nothingNeedsTheLab = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAPackage("preflight.lab..")
            .because("training and evaluation never serve a request and are not packed");

    @ArchTest
    static final ArchRule onlyManuscriptReadsPdfAndBibtex = noClasses()
            .that()
            .resideOutsideOfPackage("preflight.manuscript..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.apache.pdfbox..", "org.jbibtex..")
            .because("files of strangers are read in one place, behind its limits");

    @ArchTest
    static final ArchRule onlyMcpKnowsItsSdk = noClasses()
            .that()
            .resideOutsideOfPackages("preflight.mcp..", "preflight.gateway..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.modelcontextprotocol..")
            .because("the checks are the same whoever asks; MCP is one way in");

    @ArchTest
    static final ArchRule nobodyImportsTheCommands = noClasses()
            .that()
            .resideOutsideOfPackage("preflight.cli..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("preflight.cli..")
            .because("commands are the outermost ring");

    @ArchTest
    static final ArchRule onlyCommandsStartTheGateway = noClasses()
            .that()
            .resideOutsideOfPackages("preflight.cli..", "preflight.gateway..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("preflight.gateway..")
            .because("the gateway composes the domains and none of them may lean on it");

    @ArchTest
    static final ArchRule namesSayWhatAClassIs = noClasses()
            .should()
            .haveNameMatching(".*(Util|Utils|Helper|Manager|Impl)")
            .because("such names say nothing; the field has a word for it");

    /** The package of a class without "preflight.". */
    private static String room(JavaClass type) {
        return type.getPackageName().replaceFirst("^preflight\\.", "");
    }

    /** The rows of the table: a package, what it holds, what it imports. */
    private static Map<String, Set<String>> table() {
        Map<String, Set<String>> rows = new TreeMap<>();
        try {
            for (String line : Files.readAllLines(Path.of("ARCHITECTURE.md"))) {
                Matcher row = ROW.matcher(line);
                if (row.matches()) {
                    rows.put(
                            row.group(1),
                            NAME.matcher(row.group(2))
                                    .results()
                                    .map(name -> name.group(1))
                                    .collect(Collectors.toCollection(TreeSet::new)));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return rows;
    }
}
