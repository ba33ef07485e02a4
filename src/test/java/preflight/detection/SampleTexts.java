package preflight.detection;

import preflight.text.Manuscript;
import preflight.text.TextReader;

/** Prose for tests, written for them. */
final class SampleTexts {
    /** Plain prose about plain things. */
    static final String PLAIN = """
            The survey was carried out in the spring, when the river stood high and most of the paths along it were closed. \
            We counted the nests from a boat, twice a week, and wrote down the state of each together with the weather of the \
            day. Two of the nests were lost to the flood before we could reach them (they were low down), and a third was \
            given up by its owners for no reason that we could see; the eggs in it were cold.""";
    /** Written by a language model in the manner that is most its own. */
    static final String MACHINE = """
            In recent years, the integration of advanced technologies has emerged as a transformative force, fundamentally \
            reshaping the landscape of modern research. This study delves into the intricate interplay between innovation and \
            tradition, highlighting the crucial role of collaboration in fostering sustainable growth. Moreover, the findings \
            underscore the importance of leveraging comprehensive frameworks, thereby paving the way for more effective \
            strategies. Ultimately, this research not only provides valuable insights into the multifaceted challenges faced by \
            practitioners, but also offers a robust foundation for future exploration, emphasizing the need for a nuanced and \
            holistic approach.""";

    private SampleTexts() {}

    static Manuscript manuscript() {
        return new TextReader().read(String.join("\n\n", PLAIN, MACHINE, "# Heading", MACHINE, PLAIN));
    }
}
