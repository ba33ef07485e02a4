package preflight.reference.parsing;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import preflight.work.PersonName;
import preflight.work.Work;

/**
 * Writes works as references whose fields are known, in the manner of the common citation styles, some of them misprinted:
 * examples to train the tagger from, for styles the labelled data hardly show.
 */
public final class Rendering {
    private static final double MISPRINTED = 0.12;
    private static final int MOST_AUTHORS = 8;
    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

    private final Random random;

    /** @param seed the same seed writes the same references */
    public Rendering(long seed) {
        random = new Random(seed);
    }

    /** Whether a work has enough to be cited by. */
    public static boolean canRender(Work work) {
        return !work.title().isEmpty() && !work.containerTitles().isEmpty() && work.year() != null;
    }

    /** Writes a work in a style taken at random. */
    public LabelledReference render(Work work) {
        Line line = new Line(random.nextDouble() < MISPRINTED);
        switch (random.nextInt(15)) {
            case 0, 1 -> acs(work, line);
            case 2, 3 -> aip(work, line);
            case 4, 5 -> elsevier(work, line);
            case 6 -> apa(work, line);
            case 7 -> chicago(work, line);
            case 8 -> mla(work, line);
            case 9 -> harvard(work, line);
            case 10 -> ieee(work, line);
            case 11 -> vancouver(work, line);
            case 12 -> springer(work, line);
            case 13 -> proceedings(work, line);
            default -> bare(work, line);
        }
        return line.toReference();
    }

    private void acs(Work work, Line line) {
        numbered(line, "(%d) ");
        line.field(Label.AUTHOR, names(work, "; ", "; ", this::familyInitials)).text(" ");
        line.field(Label.CONTAINER, container(work)).text(" ").field(Label.ISSUED, year(work));
        if (line.has(work.volume())) {
            line.text(", ").field(Label.VOLUME, work.volume());
            if (random.nextInt(4) == 0 && line.has(work.issue())) {
                line.text(" (").field(Label.ISSUE, work.issue()).text(")");
            }
        }
        pages(work, line, ", ", "").text(".");
    }

    private void aip(Work work, Line line) {
        numbered(line, "%d ");
        line.field(Label.AUTHOR, names(work, ", ", " and ", this::initialsFamily))
                .text(", ");
        line.field(Label.CONTAINER, container(work));
        if (line.has(work.volume())) {
            line.text(" ").field(Label.VOLUME, work.volume()).text(",");
        }
        line.field(Label.PAGE, work.page() == null ? null : " " + firstPage(work.page()))
                .text(" (")
                .field(Label.ISSUED, year(work))
                .text(").");
    }

    private void elsevier(Work work, Line line) {
        numbered(line, "[%d] ");
        line.field(Label.AUTHOR, names(work, ", ", ", ", this::initialsFamily)).text(", ");
        line.field(Label.CONTAINER, container(work)).text(random.nextBoolean() ? " " : ", ");
        line.field(Label.VOLUME, work.volume()).text(work.volume() == null ? "(" : " (");
        line.field(Label.ISSUED, year(work)).text(")");
        pages(work, line, " ", "").text(".");
    }

    private void apa(Work work, Line line) {
        line.field(Label.AUTHOR, names(work, ", ", ", & ", this::familyInitials))
                .text(" (");
        line.field(Label.ISSUED, year(work))
                .text("). ")
                .field(Label.TITLE, work.title())
                .text(". ");
        line.field(Label.CONTAINER, container(work));
        if (line.has(work.volume())) {
            line.text(", ").field(Label.VOLUME, work.volume());
            issue(work, line, "(", ")");
        }
        pages(work, line, ", ", "").text(".");
        doi(work, line);
    }

    private void chicago(Work work, Line line) {
        line.field(Label.AUTHOR, names(work, ", ", ", and ", this::firstTurnedRound))
                .text(". ");
        line.field(Label.ISSUED, year(work))
                .text(". “")
                .field(Label.TITLE, work.title())
                .text(".” ");
        line.field(Label.CONTAINER, container(work));
        line.text(work.volume() == null ? "" : " ").field(Label.VOLUME, work.volume());
        issue(work, line, " (", ")");
        pages(work, line, ": ", "").text(".");
    }

    private void mla(Work work, Line line) {
        line.field(Label.AUTHOR, names(work, ", ", ", and ", this::firstTurnedRound))
                .text(". “");
        line.field(Label.TITLE, work.title()).text(".” ").field(Label.CONTAINER, container(work));
        line.text(work.volume() == null ? "" : " ").field(Label.VOLUME, work.volume());
        issue(work, line, ".", "");
        line.text(" (").field(Label.ISSUED, year(work)).text(")");
        pages(work, line, ": ", "").text(".");
    }

    private void harvard(Work work, Line line) {
        line.field(Label.AUTHOR, names(work, ", ", " & ", this::familyInitials)).text(", ");
        line.field(Label.ISSUED, year(work))
                .text(". ")
                .field(Label.TITLE, work.title())
                .text(". ");
        line.field(Label.CONTAINER, container(work))
                .text(work.volume() == null ? "" : ", ")
                .field(Label.VOLUME, work.volume());
        issue(work, line, "(", ")");
        pages(work, line, ", pp.", "").text(".");
    }

    private void ieee(Work work, Line line) {
        numbered(line, "[%d]");
        line.field(Label.AUTHOR, names(work, ", ", ", and ", this::initialsFamily))
                .text(", “");
        line.field(Label.TITLE, work.title()).text(",” ").field(Label.CONTAINER, container(work));
        line.text(work.volume() == null ? "" : ", vol. ").field(Label.VOLUME, work.volume());
        issue(work, line, ", no. ", "");
        pages(work, line, ", pp. ", "")
                .text(", ")
                .field(Label.ISSUED, year(work))
                .text(".");
        doi(work, line);
    }

    private void vancouver(Work work, Line line) {
        numbered(line, "%d. ");
        line.field(Label.AUTHOR, names(work, ", ", ", ", this::familyBareInitials))
                .text(random.nextInt(3) == 0 ? ": " : ". ");
        line.field(Label.TITLE, work.title())
                .text(". ")
                .field(Label.CONTAINER, container(work))
                .text(". ");
        line.field(Label.ISSUED, year(work))
                .text(work.volume() == null ? "" : ";")
                .field(Label.VOLUME, work.volume());
        issue(work, line, "(", ")");
        pages(work, line, ":", "").text(".");
    }

    private void springer(Work work, Line line) {
        line.field(Label.AUTHOR, names(work, ", ", ", ", this::familyBareInitials))
                .text(" (");
        line.field(Label.ISSUED, year(work))
                .text(") ")
                .field(Label.TITLE, work.title())
                .text(". ");
        line.field(Label.CONTAINER, container(work))
                .text(work.volume() == null ? "" : " ")
                .field(Label.VOLUME, work.volume());
        issue(work, line, "(", ")");
        pages(work, line, ":", "");
        doi(work, line);
    }

    private void proceedings(Work work, Line line) {
        line.field(Label.AUTHOR, names(work, ", ", " and ", this::givenFamily)).text(". ");
        boolean yearFirst = random.nextBoolean();
        if (yearFirst) {
            line.field(Label.ISSUED, year(work)).text(". ");
        }
        line.field(Label.TITLE, work.title()).text(". ").text(random.nextInt(4) == 0 ? "" : "In ");
        line.field(Label.CONTAINER, container(work));
        pages(work, line, ", pages ", "");
        if (!yearFirst) {
            line.text(", ").field(Label.ISSUED, year(work));
        }
        line.text(".");
    }

    private void bare(Work work, Line line) {
        line.field(Label.AUTHOR, names(work, ", ", ", ", this::familyGiven)).text(". ");
        line.field(Label.TITLE, work.title())
                .text(". ")
                .field(Label.CONTAINER, container(work))
                .text(". ");
        line.field(Label.ISSUED, year(work))
                .text(". ")
                .field(Label.VOLUME, work.volume())
                .text(". ");
        line.field(Label.ISSUE, work.issue()).text(". ").field(Label.PAGE, work.page());
    }

    private void numbered(Line line, String form) {
        if (random.nextInt(3) > 0) {
            int number = 1 + random.nextInt(90);
            int at = form.indexOf("%d");
            line.text(form.substring(0, at))
                    .field(Label.NUMBER, Integer.toString(number))
                    .text(form.substring(at + 2));
        }
    }

    private static Line pages(Work work, Line line, String before, String after) {
        return work.page() == null
                ? line
                : line.text(before)
                        .field(Label.PAGE, work.page().replace('-', '–'))
                        .text(after);
    }

    private static void issue(Work work, Line line, String before, String after) {
        if (work.issue() != null) {
            line.text(before).field(Label.ISSUE, work.issue()).text(after);
        }
    }

    private void doi(Work work, Line line) {
        if (work.ids().doi() != null && random.nextInt(3) == 0) {
            String[] before = {" doi:", " DOI: ", " "};
            int form = random.nextInt(before.length);
            line.text(before[form]);
            if (form == 2) {
                line.field(Label.URL, work.ids().doi().url());
            } else {
                line.field(Label.DOI, work.ids().doi().value());
            }
        }
    }

    private String container(Work work) {
        List<String> titles = work.containerTitles();
        String title = titles.get(random.nextInt(titles.size()));
        return random.nextInt(3) == 0 ? abbreviated(title) : title;
    }

    private String abbreviated(String title) {
        List<String> words = new ArrayList<>();
        for (String word : title.split(" ")) {
            boolean small = word.length() <= 3 && Character.isLowerCase(word.charAt(0));
            int length = Math.min(word.length(), 2 + random.nextInt(5));
            if (!small && !word.isEmpty()) {
                words.add(word.length() <= 5 ? word : word.substring(0, length) + ".");
            }
        }
        return words.isEmpty() ? title : String.join(" ", words);
    }

    private static String year(Work work) {
        return String.valueOf(work.year());
    }

    private static String firstPage(String page) {
        return page.split("[-–]", 2)[0];
    }

    private interface NameForm {
        String write(PersonName name, boolean first);
    }

    private @Nullable String names(Work work, String between, String beforeLast, NameForm form) {
        List<PersonName> authors = work.authors();
        if (authors.isEmpty()) {
            return null;
        }
        int shown = Math.min(authors.size(), MOST_AUTHORS);
        boolean others = shown < authors.size() || (shown > 3 && random.nextInt(3) == 0);
        shown = others ? 1 + random.nextInt(Math.min(shown, 3)) : shown;
        StringBuilder list = new StringBuilder();
        for (int i = 0; i < shown; i++) {
            boolean last = i == shown - 1 && i > 0 && !others;
            list.append(i == 0 ? "" : last ? beforeLast : between).append(form.write(authors.get(i), i == 0));
        }
        return others
                ? list.append(random.nextBoolean() ? " et al." : ", et al").toString()
                : list.toString();
    }

    private String familyInitials(PersonName name, boolean first) {
        return name.given() == null ? name.family() : name.family() + ", " + initials(name.given(), ". ", ".");
    }

    private String initialsFamily(PersonName name, boolean first) {
        return name.given() == null ? name.family() : initials(name.given(), ".", ".") + " " + name.family();
    }

    private String familyBareInitials(PersonName name, boolean first) {
        return name.given() == null ? name.family() : name.family() + " " + initials(name.given(), "", "");
    }

    private String familyGiven(PersonName name, boolean first) {
        return name.given() == null ? name.family() : name.family() + ", " + name.given();
    }

    private String givenFamily(PersonName name, boolean first) {
        return name.given() == null ? name.family() : name.given() + " " + name.family();
    }

    private String firstTurnedRound(PersonName name, boolean first) {
        return first ? familyGiven(name, true) : givenFamily(name, false);
    }

    private static String initials(String given, String between, String behind) {
        List<String> letters = new ArrayList<>();
        for (String part : given.split("[\\s.-]+")) {
            if (!part.isEmpty()) {
                letters.add(part.substring(0, part.offsetByCodePoints(0, 1)).toUpperCase(Locale.ROOT));
            }
        }
        return String.join(between, letters) + behind;
    }

    /** A reference while it is written. */
    private final class Line {
        private final StringBuilder text = new StringBuilder();
        private final List<Tagger.Span> spans = new ArrayList<>();
        private final boolean misprinted;

        Line(boolean misprinted) {
            this.misprinted = misprinted;
        }

        boolean has(@Nullable String value) {
            return value != null;
        }

        Line text(String piece) {
            text.append(noisy(piece));
            return this;
        }

        Line field(Label label, @Nullable String value) {
            String shown = value == null ? "" : noisy(value);
            int start = text.length() + (shown.length() - shown.stripLeading().length());
            text.append(shown);
            if (!shown.isBlank()) {
                spans.add(new Tagger.Span(label, start, text.length()));
            }
            return this;
        }

        private String noisy(String piece) {
            if (!misprinted) {
                return piece;
            }
            StringBuilder noisy = new StringBuilder();
            for (char c : piece.toCharArray()) {
                int draw = random.nextInt(60);
                if (draw == 0 && c != ' ') {
                    noisy.append(' ').append(c);
                } else if (draw == 1) {
                    noisy.append(c == ' ' ? "" : LETTERS.charAt(random.nextInt(LETTERS.length())));
                } else {
                    noisy.append(c);
                }
            }
            return noisy.toString();
        }

        LabelledReference toReference() {
            return new LabelledReference(text.toString(), spans);
        }
    }
}
