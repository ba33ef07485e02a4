package preflight.lab.tagger.example;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import preflight.reference.tagger.Label;
import preflight.work.PersonName;
import preflight.work.Work;

/** Renders the parts of a reference as citation styles do: names, container, pages, identifier. */
final class RenderedParts {
    private static final int MAX_AUTHORS = 8;

    private final Random random;

    RenderedParts(Random random) {
        this.random = random;
    }

    void numbered(RenderedLine line, String form) {
        if (random.nextInt(3) > 0) {
            int number = 1 + random.nextInt(90);
            int at = form.indexOf("%d");
            line.text(form.substring(0, at))
                    .field(Label.NUMBER, Integer.toString(number))
                    .text(form.substring(at + 2));
        }
    }

    static RenderedLine pages(Work work, RenderedLine line, String before, String after) {
        return work.page() == null
                ? line
                : line.text(before)
                        .field(Label.PAGE, work.page().replace('-', '–'))
                        .text(after);
    }

    static void issue(Work work, RenderedLine line, String before, String after) {
        if (work.issue() != null) {
            line.text(before).field(Label.ISSUE, work.issue()).text(after);
        }
    }

    void doi(Work work, RenderedLine line) {
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

    String container(Work work) {
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

    static String year(Work work) {
        return String.valueOf(work.year());
    }

    static String firstPage(String page) {
        return page.split("[-–]", 2)[0];
    }

    @Nullable
    String names(Work work, String between, String beforeLast, NameFormat form) {
        return names(work.authors(), new StyleTemplate("", form, between, beforeLast));
    }

    /** A list of names as a style writes it, sometimes shortened with "et al."; null if there are none. */
    @Nullable
    String names(List<PersonName> people, StyleTemplate style) {
        if (people.isEmpty()) {
            return null;
        }
        int shown = Math.min(people.size(), MAX_AUTHORS);
        boolean others = shown < people.size() || (shown > 3 && random.nextInt(3) == 0);
        shown = others ? 1 + random.nextInt(Math.min(shown, 3)) : shown;
        StringBuilder list = new StringBuilder();
        for (int i = 0; i < shown; i++) {
            boolean last = i == shown - 1 && i > 0 && !others;
            list.append(i == 0 ? "" : last ? style.lastSeparator() : style.separator())
                    .append(style.nameFormat().format(people.get(i), i == 0));
        }
        return others
                ? list.append(random.nextBoolean() ? " et al." : ", et al").toString()
                : list.toString();
    }
}
