package preflight.manuscript.latex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import preflight.manuscript.ListedReference;

class LatexBibliographyTest {
    @Test
    void readsTheItemsByTheirKeysInOrder() {
        assertThat(LatexBibliography.parse("""
            \\begin{thebibliography}{9}
            \\bibitem{b} Doe, R.
            \\newblock {\\em Rain}. 2002.

            \\bibitem[Smith(2001)]{a} Smith, J. Mills.
            \\end{thebibliography}
            After the list.
            """))
                .containsExactly(
                        Map.entry("b", new ListedReference("Doe, R. Rain. 2002.", 2)),
                        Map.entry("a", new ListedReference("Smith, J. Mills.", 5)));
    }

    @Test
    void keepsItemsThatRepeatAKeyAndDropsEmptyOnes() {
        assertThat(LatexBibliography.parse("\\bibitem{a} One. \\bibitem{a} Two. \\bibitem{c} ")
                        .keySet())
                .containsExactly("a", "a#1");
    }

    @Test
    void doesNotTakeLongerCommandsForItems() {
        assertThat(LatexBibliography.parse("\\bibitemsep{a} \\bibitem{b} One.").keySet())
                .containsExactly("b");
    }

    @Test
    void recognisesAFileOfBiblatex() {
        assertThat(LatexBibliography.isBiblatex("\\refsection{0}\n\\datalist[entry]{nty/global//}"))
                .isTrue();
        assertThat(LatexBibliography.isBiblatex("\\begin{thebibliography}{9}\\bibitem{a} One."))
                .isFalse();
        assertThat(LatexBibliography.isBiblatex("\\bibitem{a} \\entry{One}")).isFalse();
    }
}
