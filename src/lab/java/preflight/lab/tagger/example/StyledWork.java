package preflight.lab.tagger.example;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import preflight.work.PersonName;
import preflight.work.Work;

/** The values of the placeholders of a {@link StyleTemplate} for one work. */
final class StyledWork implements StyleTemplate.FieldValues {
    private static final List<String> PLACES = List.of(
            "London",
            "New York",
            "Oxford",
            "Cambridge",
            "Cambridge, MA",
            "Paris",
            "Berlin",
            "Amsterdam",
            "Leiden",
            "Chicago",
            "Princeton, NJ",
            "San Francisco",
            "Tübingen",
            "Milano",
            "Roma",
            "Madrid",
            "Barcelona",
            "Wien",
            "Stuttgart",
            "Frankfurt am Main",
            "München",
            "Zürich",
            "Dordrecht",
            "Boston",
            "Philadelphia",
            "Thousand Oaks, CA",
            "Bruxelles",
            "Genève",
            "Toronto",
            "Montréal",
            "Lisboa",
            "São Paulo",
            "México",
            "Buenos Aires",
            "Moscow",
            "Tokyo",
            "New Delhi",
            "Stockholm",
            "København",
            "Washington, DC",
            "Baltimore",
            "Los Angeles",
            "Berlin/New York",
            "Paris – La Haye",
            "New Haven",
            "Heidelberg",
            "Leipzig",
            "Göttingen",
            "Torino",
            "Bologna",
            "Edinburgh",
            "Manchester",
            "Sydney");

    private final Map<Character, String> values = new HashMap<>();

    private StyledWork() {}

    /** @param editors names to use as the editors of its book */
    static StyledWork of(Work work, List<PersonName> editors, StyleTemplate style, RenderedParts parts, Random random) {
        StyledWork styled = new StyledWork();
        styled.put('A', parts.names(work.authors(), style));
        styled.putEditors(parts.names(editors, style));
        styled.put('T', work.title());
        styled.put('C', work.containerTitles().isEmpty() ? null : parts.container(work));
        styled.putNumbers(work, random);
        styled.put('U', work.publisher() == null ? null : withoutForm(work.publisher()));
        styled.put('L', PLACES.get(random.nextInt(PLACES.size())));
        return styled;
    }

    static StyledWork inScript(EastAsianScript script, Work work, StyleTemplate style, Random random) {
        StyledWork styled = new StyledWork();
        List<String> names = new ArrayList<>();
        for (int i = 0; i < Math.clamp(work.authors().size(), 1, 5); i++) {
            names.add(script.name(random));
        }
        styled.put('A', String.join(style.separator(), names));
        styled.put('T', script.write(work.title(), random));
        boolean inLatin = random.nextInt(6) == 0 && !work.containerTitles().isEmpty();
        styled.put('C', inLatin ? work.containerTitles().getFirst() : script.journal(random));
        styled.putNumbers(work, random);
        return styled;
    }

    /** The labelled data include words such as "edited by" in the editor field. */
    private void putEditors(@Nullable String names) {
        if (names != null) {
            put('E', names);
            put('D', "edited by " + names);
            put('G', "ed. by " + names);
            put('H', "Ed. " + names);
            put('K', "a cura di " + names);
        }
    }

    private void putNumbers(Work work, Random random) {
        put('V', work.volume());
        put('I', work.issue());
        put(
                'P',
                work.page() == null
                        ? null
                        : random.nextBoolean() ? work.page() : work.page().replace('-', '–'));
        put('F', work.page() == null ? null : RenderedParts.firstPage(work.page()));
        put('Y', RenderedParts.year(work));
        put('N', random.nextBoolean() ? Integer.toString(1 + random.nextInt(90)) : null);
    }

    private void put(char place, @Nullable String value) {
        if (value != null && !value.isBlank()) {
            values.put(place, value);
        }
    }

    /** Without the legal form, which references leave out: "Elsevier BV", "Springer Science and Business Media LLC". */
    private static String withoutForm(String publisher) {
        return publisher.replaceFirst("(?:,? (?:BV|B\\.V\\.|LLC|Ltd\\.?|Inc\\.?|GmbH.*|AG)| \\([A-Z]+\\))$", "");
    }

    @Override
    public @Nullable String of(char place) {
        return values.get(place);
    }
}
