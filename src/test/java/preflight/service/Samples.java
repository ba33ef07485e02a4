package preflight.service;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Inputs with a known result on the sample works that every gateway starts with. */
public final class Samples {
    /** In the sample, with its DOI. */
    public static final String KNOWN =
            "LeCun Y, Bengio Y, Hinton G. Deep learning. Nature. 2015;521:436-444. doi:10.1038/nature14539";

    /** In the sample, retracted. */
    public static final String RETRACTED =
            "Wakefield AJ, Murch SH, Anthony A, et al. Ileal-lymphoid-nodular hyperplasia, non-specific colitis, and pervasive developmental disorder in children. Lancet. 1998;351:637-641.";

    /** A work that does not exist. */
    public static final String INVENTED =
            "Ostrowe T, Quillfeather M. Magnetotactic lullabies and the drift of orchard clocks. Journal of Imaginary Horology. 2017;12(3):45-67.";

    /** Neither title nor year nor author. */
    public static final String UNREADABLE = "ibid.";

    private Samples() {}

    /** Plain prose of {@code paragraphs} paragraphs that no detector should flag. */
    public static String prose(int paragraphs) {
        return IntStream.range(0, paragraphs).mapToObj(Samples::paragraph).collect(Collectors.joining("\n\n"));
    }

    /** A manuscript as text: prose and a list of these references. */
    public static String manuscript(String title, List<String> references) {
        return title + "\n\n" + prose(4) + "\n\nReferences\n\n"
                + IntStream.range(0, references.size())
                        .mapToObj(i -> "%d. %s".formatted(i + 1, references.get(i)))
                        .collect(Collectors.joining("\n"))
                + "\n";
    }

    /** Several paragraphs of AI-written prose. */
    public static String aiProse() {
        return String.join(
                "\n\n",
                "In recent years, the rapid advancement of artificial intelligence has fundamentally transformed the landscape of"
                        + " scientific research, offering unprecedented opportunities for innovation and collaboration. This paper"
                        + " delves into the multifaceted role of machine learning in enhancing the efficiency and accuracy of"
                        + " peer review, underscoring its pivotal significance in the evolving academic ecosystem. By leveraging"
                        + " advanced algorithms and comprehensive datasets, researchers can gain valuable insights that were"
                        + " previously unattainable, paving the way for a more robust and transparent scholarly process.",
                "Furthermore, it is crucial to acknowledge the intricate interplay between technological innovation and ethical"
                        + " considerations. While these tools offer remarkable potential, they also present significant challenges"
                        + " that must be carefully navigated. Ensuring fairness, accountability, and transparency remains paramount"
                        + " in fostering trust among stakeholders. Moreover, a nuanced understanding of these dynamics is essential"
                        + " for developing strategies that are not only effective but also inclusive and sustainable.",
                "In conclusion, the integration of artificial intelligence into scholarly communication represents a"
                        + " transformative shift that holds immense promise for the future. By embracing a holistic approach that"
                        + " balances innovation with responsibility, the academic community can harness the full potential of"
                        + " these technologies. Ultimately, continued collaboration and interdisciplinary dialogue will be"
                        + " instrumental in shaping a landscape that is both dynamic and equitable, thereby enriching the pursuit"
                        + " of knowledge for generations to come.");
    }

    public static List<String> references(int count) {
        return IntStream.range(0, count).mapToObj(i -> KNOWN).toList();
    }

    private static String paragraph(int number) {
        return "We had meant to dig pit " + (number + 1)
                + " in April but the ground was still too wet then, so in the end it was the second week of May, by hand, down"
                + " to the clay. The top of it was all brick dust and bent nails. I mention this because the drawing shows dark"
                + " soil right up to the turf, and it is dark, but that is our doing and not the ditch's. Two sherds came out"
                + " near the north wall at 41 cm, give or take, one with a thumb print in the glaze. Jim Harker and his lads lent"
                + " us the pump, hose and all, which packed up twice on the Friday. Anke lost a boot.";
    }
}
