package preflight.manuscript.made;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** JATS. */
final class XmlCases {
    private XmlCases() {}

    static List<Made> all() {
        List<KnownWork> works = KnownWorks.some(19, 31);
        List<String> mixed = works.stream().map(Style.NATURE::of).toList();
        String refs = IntStream.range(0, works.size())
                .mapToObj(i ->
                        "<ref id=\"r%d\"><label>%d.</label><mixed-citation publication-type=\"journal\">%s</mixed-citation></ref>"
                                .formatted(
                                        i + 1,
                                        i + 1,
                                        escaped(mixed.get(i)).replaceFirst(" (\\d+),", " <bold>$1</bold>,")))
                .collect(Collectors.joining("\n"));
        String elements = works.stream().map(XmlCases::element).collect(Collectors.joining("\n"));
        return List.of(
                made("JATS, mixed citations", "article.xml", refs, mixed),
                made(
                        "JATS, element citations",
                        "article.nxml",
                        elements,
                        works.stream().map(XmlCases::fields).toList()));
    }

    private static Made made(String name, String file, String refs, List<String> references) {
        String body = Prose.ENGLISH.stream()
                .map(text -> "<p>" + escaped(text) + "<sup><xref ref-type=\"bibr\" rid=\"r1\">1</xref></sup></p>")
                .collect(Collectors.joining("\n"));
        String xml = """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE article PUBLIC "-//NLM//DTD JATS (Z39.96) Journal Archiving and Interchange DTD v1.3 20210610//EN" "JATS-archivearticle1-3.dtd">
                <article xmlns:xlink="http://www.w3.org/1999/xlink"><front><article-meta><title-group><article-title>%s</article-title></title-group></article-meta></front>
                <body><sec><title>Introduction</title>%s<table-wrap><caption><p>Prices, 1911</p></caption></table-wrap></sec></body>
                <back><ack><p>Thanks.</p></ack><ref-list><title>References</title>%s</ref-list></back></article>
                """.formatted(escaped(Prose.TITLE), body, refs);
        return new Made(name, file, xml.getBytes(StandardCharsets.UTF_8), references, Prose.ENGLISH, Map.of());
    }

    private static String element(KnownWork work) {
        String names = IntStream.range(0, work.families().size())
                .mapToObj(i -> "<name><surname>%s</surname><given-names>%s</given-names></name>"
                        .formatted(
                                escaped(work.families().get(i)),
                                escaped(work.given().get(i))))
                .collect(Collectors.joining());
        String[] pages = work.page().split("-");
        return ("<ref><element-citation publication-type=\"journal\"><person-group>%s</person-group><article-title>%s</article-title><source>%s</source>"
                        + "<year>%d</year><volume>%s</volume>%s<fpage>%s</fpage>%s<pub-id pub-id-type=\"doi\">%s</pub-id></element-citation></ref>")
                .formatted(
                        names,
                        escaped(work.title()),
                        escaped(work.container()),
                        work.year(),
                        work.volume(),
                        work.issue().isEmpty() ? "" : "<issue>" + work.issue() + "</issue>",
                        pages[0],
                        pages.length > 1 ? "<lpage>" + pages[1] + "</lpage>" : "",
                        escaped(work.doi()));
    }

    private static String fields(KnownWork work) {
        String names = IntStream.range(0, work.families().size())
                .mapToObj(n -> (work.families().get(n) + " "
                                + List.of(work.given().get(n).strip().split("[\\s.]+")).stream()
                                        .filter(p -> !p.isEmpty() && Character.isLetter(p.charAt(0)))
                                        .map(p -> p.substring(0, 1).toUpperCase(java.util.Locale.ROOT))
                                        .collect(Collectors.joining()))
                        .strip())
                .collect(Collectors.joining(", "));
        String title = work.title().matches(".*[.?!]$") ? work.title() : work.title() + ".";
        String number = work.issue().isEmpty() ? work.volume() : work.volume() + "(" + work.issue() + ")";
        return "%s. (%d). %s %s, %s, %s. https://doi.org/%s"
                .formatted(
                        names,
                        work.year(),
                        title,
                        work.container(),
                        number,
                        work.page().replace("-", "–"),
                        work.doi());
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }
}
