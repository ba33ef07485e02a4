package preflight;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The import table of ARCHITECTURE.md. */
@AnalyzeClasses(packages = "preflight", importOptions = ImportOption.DoNotIncludeTests.class)
class ImportTableTest {
    private static final DescribedPredicate<JavaClass> OURS = resideInAnyPackage("preflight..");

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
    static final ArchRule workImportsNoOtherDomain = only("preflight.work", "preflight.work..");

    @ArchTest
    static final ArchRule textImportsNoOtherDomain = only("preflight.text", "preflight.text..");

    @ArchTest
    static final ArchRule accessImportsNoOtherDomain = only("preflight.access", "preflight.access..");

    @ArchTest
    static final ArchRule billingImportsNoOtherDomain = only("preflight.billing", "preflight.billing..");

    @ArchTest
    static final ArchRule databaseImportsNoOtherDomain = only("preflight.database", "preflight.database..");

    @ArchTest
    static final ArchRule referenceImportsWorkAndText =
            only("preflight.reference", "preflight.reference..", "preflight.work..", "preflight.text..");

    @ArchTest
    static final ArchRule detectionImportsText =
            only("preflight.detection", "preflight.detection..", "preflight.text..");

    @ArchTest
    static final ArchRule qualityImportsReferenceWorkAndText = only(
            "preflight.quality",
            "preflight.quality..",
            "preflight.reference..",
            "preflight.work..",
            "preflight.text..");

    @ArchTest
    static final ArchRule checkImportsTheThreeChecks = only(
            "preflight.check",
            "preflight.check..",
            "preflight.reference..",
            "preflight.detection..",
            "preflight.quality..",
            "preflight.work..",
            "preflight.text..");

    @ArchTest
    static final ArchRule consoleImportsTheServices = only(
            "preflight.console",
            "preflight.console..",
            "preflight.access..",
            "preflight.billing..",
            "preflight.filecheck..",
            "preflight.manuscript..",
            "preflight.report..");

    @ArchTest
    static final ArchRule filecheckImportsManuscriptAndReport = only(
            "preflight.filecheck",
            "preflight.filecheck..",
            "preflight.manuscript..",
            "preflight.report..",
            "preflight.contract..");

    @ArchTest
    static final ArchRule mcpImportsTheCallsAndWhoMakesThem =
            only("preflight.mcp", "preflight.mcp..", "preflight.api..", "preflight.access..", "preflight.contract..");

    @ArchTest
    static final ArchRule contractImportsOnlyWork = only("preflight.contract", "preflight.contract..", "preflight.work")
            .because(
                    "the gateway and its clients share the answers, and a client needs nothing of the gateway to read them");

    @ArchTest
    static final ArchRule manuscriptImportsNoOtherDomain = only("preflight.manuscript", "preflight.manuscript..")
            .because(
                    "reading a file must not depend on what is then asked about it, so that the command and a page can share it");

    @ArchTest
    static final ArchRule reportImportsTheContract = only(
                    "preflight.report", "preflight.report..", "preflight.contract..")
            .because("a report is made of the answer as any client receives it, whichever gateway sent it");

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

    private static ArchRule only(String who, String... whom) {
        return classes()
                .that()
                .resideInAPackage(who + "..")
                .should()
                .onlyDependOnClassesThat(describe(
                        "are outside the project or in " + String.join(", ", whom),
                        type -> !OURS.test(type) || resideInAnyPackage(whom).test(type)))
                .because("imports point one way: api -> check -> {reference, detection, quality} -> {work, text}");
    }
}
