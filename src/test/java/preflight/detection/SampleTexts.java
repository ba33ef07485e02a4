package preflight.detection;

import preflight.text.Manuscript;
import preflight.text.TextSegmenter;

/** Prose for tests, written for them. */
public final class SampleTexts {
    /** Plain prose about plain things, in no manner that is a machine's. */
    public static final String PLAIN = """
            We had meant to put the traps out in April but the ground was still too wet then, so in the end it was the second \
            week of May before any went in, and only eleven of the twenty at that. The sheep got at two. I mention this because \
            the counts for the first fortnight look low in Table 2 and they are low, but that is our doing and not the \
            beetles'. Jim Harker and his lads let us use the bottom field, gates and all, which saved no end of walking.""";
    /** Written by a language model in the manner that is most its own. */
    public static final String MACHINE = """
            In recent years, the integration of advanced technologies has emerged as a transformative force, fundamentally \
            reshaping the landscape of modern research. This study delves into the intricate interplay between innovation and \
            tradition, highlighting the crucial role of collaboration in fostering sustainable growth. Moreover, the findings \
            underscore the importance of leveraging comprehensive frameworks, thereby paving the way for more effective \
            strategies. Ultimately, this research not only provides valuable insights into the multifaceted challenges faced by \
            practitioners, but also offers a robust foundation for future exploration, emphasizing the need for a nuanced and \
            holistic approach.""";

    private SampleTexts() {}

    public static Manuscript manuscript() {
        return new TextSegmenter().segment(String.join("\n\n", PLAIN, MACHINE, "# Heading", MACHINE, PLAIN));
    }
}
