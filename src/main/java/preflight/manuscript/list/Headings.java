package preflight.manuscript.list;

import java.util.regex.Pattern;

/** Recognises the headings of reference lists and of the sections after them. */
final class Headings {
    private static final int IGNORE_CASE = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

    /** "5.", "IV.", "##", "\section*{", "**". */
    private static final String PREFIX = "(?:#{1,6}\\s*|[*_]{1,3}|\\\\(?:sub)*section\\*?\\{)?"
            + "(?:(?:\\d{1,2}(?:\\.\\d{1,2})?|[IVX]{1,5}|[A-H])[.)]?\\s+)?[*_]{0,3}";

    /** Also Pandoc's "{#references .unnumbered}". */
    private static final String SUFFIX = "\\s*[:.}*_#]*\\s*(?:\\{[^}]*}\\s*)?";

    private static final Pattern REFERENCES = Pattern.compile(
            PREFIX
                    + "(?:(?:list of |selected |main |full |cited |key )?references?(?: list| cited| and"
                    + " (?:foot|end)?notes| and further reading)?|(?:selected |select )?bibliography|works"
                    + " (?:cited|consulted)|literature(?: cited)?|cited (?:literature|works|references)|reference"
                    + " list|supplementary references|additional references|references"
                    + " \\(supplement(?:ary)?\\)|sources|literatur(?:verzeichnis|angaben|nachweise?)?|quellen(?:verzeichnis)?|quellen-"
                    + " und literaturverzeichnis|bibliogra(?:ph|f)ie|références(?: bibliographiques|"
                    + " citées)?|bibliographie(?: sélective)?|ouvrages cités|referencias(?:"
                    + " bibliográficas)?|bibliografía|obras citadas|referências(?:"
                    + " bibliográficas)?|bibliografia|riferimenti(?: bibliografici)?|bibliografia"
                    + "|literatuur(?:lijst)?|referenties|referenser|litteratur(?:liste|förteckning)?|källor|kilder|referanser|kirjallisuus|lähteet|literatura(?:"
                    + " cytowana)?|piśmiennictwo|irodalom(?:jegyzék)?|kaynak(?:ça|lar)|tài liệu tham khảo|daftar"
                    + " pustaka|список (?:использованной |использованных"
                    + " )?(?:литературы|источников)|литература|библиография|библиографический список|список літератури"
                    + "|βιβλιογραφία|参考文献|參考文獻|引用文献|參考書目|참고\\s?문헌|المراجع)"
                    + SUFFIX,
            IGNORE_CASE);

    private static final Pattern FOLLOWING_SECTION = Pattern.compile(
            PREFIX
                    + "(?:(?:appendix|appendices|annex(?:e|es)?|anhang|anexos?|apéndices?|apêndices?|allegat[oi]|附录|附錄|приложение)\\b.{0,80}|(?:online"
                    + " |electronic )?supplement(?:ary|al)?(?:"
                    + " (?:material|information|data|methods?|figures?|tables?|notes?|text))?s?\\b.{0,60}|supporting"
                    + " information\\b.{0,60}"
                    + "|acknowledge?ments?|danksagung|remerciements|agradecimientos|agradecimentos|ringraziamenti|致谢|謝辞|author(?:s['’]?|['’]s)?"
                    + " (?:contributions?|information|statement|biograph(?:y|ies)|details)|about the"
                    + " authors?|contributors|biograph(?:y|ies)|vitae|funding(?:"
                    + " (?:information|statement|sources?))?|financial (?:support|disclosures?)|(?:declarations? of"
                    + " )?(?:conflicts?|competing|declaration of) (?:of )?interests?(?:"
                    + " statement)?|disclosures?|declarations?|data (?:availability|accessibility)(?: statement)?|code"
                    + " availability|ethics (?:statement|approval)|credit authorship.{0,40}|(?:figure|table)(?:s)?(?:"
                    + " (?:legends?|captions?))?|legends? (?:to|for|of) (?:the )?figures?|figures? and tables?|tables?"
                    + " and figures?|list of"
                    + " (?:figures|tables|abbreviations|symbols)|abbreviations|glossary|nomenclature|footnotes|endnotes|correspondence|index|publisher['’]s"
                    + " note.{0,200}|open access.{0,200})"
                    + SUFFIX,
            IGNORE_CASE);

    /** A caption of a figure or table after the list. */
    private static final Pattern CAPTION = Pattern.compile(
            "(?:fig(?:ure|\\.)|table|tab\\.|tabelle|abbildung|tableau|figura|tabla|scheme|box)\\s?[A-Z]?\\d{1,3}[.:|\\s].*",
            IGNORE_CASE | Pattern.DOTALL);

    private static final Pattern LETTERSPACED = Pattern.compile("(?:\\p{L} ){4,}\\p{L}");
    private static final int MAX_LENGTH = 120;

    private Headings() {}

    /** Whether the line is the heading of a reference list. */
    static boolean isReferenceHeading(String line) {
        return line.length() <= MAX_LENGTH
                && REFERENCES.matcher(withoutLetterspacing(line)).matches();
    }

    /** Whether the line cannot belong to a reference list: a heading of another section, or a caption. */
    static boolean endsReferences(TextLine line) {
        return line.text().length() <= 2 * MAX_LENGTH
                        && FOLLOWING_SECTION
                                .matcher(withoutLetterspacing(line.text()))
                                .matches()
                || line.gapAbove() && CAPTION.matcher(line.text()).matches();
    }

    private static String withoutLetterspacing(String line) {
        return LETTERSPACED.matcher(line).matches() ? line.replace(" ", "") : line;
    }
}
