package preflight.report.format;

import java.io.StringWriter;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import preflight.report.Report;
import preflight.report.ReportArea;
import preflight.report.ReportFinding;

/**
 * JUnit XML for build servers: every reference and every other finding is a test case. A test case fails when its code is one of
 * those to fail on. A section that could not run is an error.
 */
public final class JunitReport implements ReportFormat {
    private final Set<String> failing;

    /** @param failing the codes that make a test case fail */
    public JunitReport(Set<String> failing) {
        this.failing = Set.copyOf(failing);
    }

    /** A test case, with its findings if there are any. */
    private record TestCase(String suite, String name, List<ReportFinding> findings) {
        boolean hasError() {
            return findings.stream().anyMatch(ReportFinding::failed);
        }

        boolean fails(Set<String> failing) {
            return !hasError() && findings.stream().anyMatch(finding -> failing.contains(finding.code()));
        }
    }

    @Override
    public String render(Report report) {
        StringWriter out = new StringWriter();
        try {
            XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(out);
            xml.writeStartDocument("UTF-8", "1.0");
            List<TestCase> cases = cases(report);
            start(xml, "testsuites", "preflight", cases);
            for (ReportArea area : ReportArea.values()) {
                suite(
                        xml,
                        area,
                        cases.stream()
                                .filter(test -> test.suite().equals(area.title()))
                                .toList());
            }
            xml.writeEndElement();
            xml.writeEndDocument();
            return out + System.lineSeparator();
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<TestCase> cases(Report report) {
        List<TestCase> cases = report.references().stream()
                .map(reference -> new TestCase(
                        ReportArea.REFERENCES.title(),
                        "%d. %s".formatted(reference.number(), reference.text()),
                        report.findings().stream()
                                .filter(finding -> finding.area() == ReportArea.REFERENCES
                                        && finding.reference() == reference.number())
                                .toList()))
                .collect(Collectors.toList());
        report.findings().stream()
                .filter(finding -> finding.area() != ReportArea.REFERENCES || finding.reference() == 0)
                .forEach(finding -> cases.add(new TestCase(
                        finding.area().title(), finding.label() + ": " + finding.subject(), List.of(finding))));
        return cases;
    }

    private void suite(XMLStreamWriter xml, ReportArea area, List<TestCase> cases) throws XMLStreamException {
        if (cases.isEmpty()) {
            return;
        }
        start(xml, "testsuite", area.title(), cases);
        for (TestCase test : cases) {
            xml.writeStartElement("testcase");
            xml.writeAttribute("classname", "preflight." + area.title().replace(' ', '-'));
            xml.writeAttribute("name", PrintableText.of(test.name()));
            xml.writeAttribute("time", "0");
            for (ReportFinding finding : test.findings()) {
                String element = test.hasError() ? "error" : test.fails(failing) ? "failure" : "system-out";
                xml.writeStartElement(element);
                if (!element.equals("system-out")) {
                    xml.writeAttribute("type", PrintableText.of(finding.code()));
                    xml.writeAttribute("message", PrintableText.of(finding.label() + ": " + finding.subject()));
                }
                xml.writeCharacters(details(finding));
                xml.writeEndElement();
            }
            xml.writeEndElement();
        }
        xml.writeEndElement();
    }

    private void start(XMLStreamWriter xml, String element, String name, List<TestCase> cases)
            throws XMLStreamException {
        xml.writeStartElement(element);
        xml.writeAttribute("name", name);
        xml.writeAttribute("tests", Integer.toString(cases.size()));
        xml.writeAttribute(
                "failures",
                Long.toString(cases.stream().filter(test -> test.fails(failing)).count()));
        xml.writeAttribute(
                "errors",
                Long.toString(cases.stream().filter(TestCase::hasError).count()));
        xml.writeAttribute("time", "0");
    }

    private static String details(ReportFinding finding) {
        return finding.details().stream()
                .map(detail -> "%s: %s"
                        .formatted(
                                detail.label(), PrintableText.of(detail.text().text())))
                .collect(Collectors.joining("\n"));
    }
}
