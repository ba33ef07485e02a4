package preflight.lab.tagger.example;

import java.util.List;
import java.util.Random;
import preflight.work.PersonName;
import preflight.work.Work;

/**
 * Renders works as labelled references in common citation styles, some with misprints. They are training examples for styles that are
 * rare in the labelled data.
 */
public final class ReferenceRenderer {
    private static final double MISPRINT_RATE = 0.12;

    private final Random random;
    private final RenderedParts parts;
    private final ScienceStyles common;
    private List<PersonName> editors = List.of();

    /** @param seed the same seed and works give the same references */
    public ReferenceRenderer(long seed) {
        random = new Random(seed);
        parts = new RenderedParts(random);
        common = new ScienceStyles(random, parts);
    }

    /** Whether a work has the fields that every style needs. */
    public static boolean canRender(Work work) {
        boolean published = !work.containerTitles().isEmpty() || isBook(work);
        return !work.title().isEmpty() && published && work.year() != null;
    }

    private static boolean isBook(Work work) {
        return work.containerTitles().isEmpty() && work.publisher() != null;
    }

    /** Renders a work in a random style. */
    public LabelledReference render(Work work) {
        RenderedLine line = new RenderedLine(random, random.nextDouble() < MISPRINT_RATE);
        int draw = random.nextInt(20);
        if (isBook(work) || draw == 0) {
            styled(work, work.publisher() == null ? TemplateStyles.ARTICLES : TemplateStyles.BOOKS, line);
        } else if (draw < 3 && work.publisher() != null) {
            styled(work, TemplateStyles.PARTS, line);
        } else if (draw < 6) {
            styled(work, TemplateStyles.ARTICLES, line);
        } else if (draw < 8) {
            eastAsian(work, line);
        } else {
            common.write(work, line);
        }
        editors = work.authors();
        return line.toReference();
    }

    private void styled(Work work, List<StyleTemplate> styles, RenderedLine line) {
        StyleTemplate style = styles.get(random.nextInt(styles.size()));
        style.write(StyledWork.of(work, editors, style, parts, random), line);
    }

    private void eastAsian(Work work, RenderedLine line) {
        EastAsianScript[] scripts = EastAsianScript.values();
        EastAsianScript script = scripts[random.nextInt(scripts.length)];
        StyleTemplate style = TemplateStyles.EAST_ASIAN.get(random.nextInt(TemplateStyles.EAST_ASIAN.size()));
        style.write(StyledWork.inScript(script, work, style, random), line);
    }
}
