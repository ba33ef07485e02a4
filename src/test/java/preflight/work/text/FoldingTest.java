package preflight.work.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FoldingTest {

    @Test
    void foldsCaseAccentsAndPunctuation() {
        assertThat(Folding.key("Über die “Größe” — d’Été")).isEqualTo("uber die grosse d ete");
    }

    @Test
    void foldsDecomposedAndComposedLettersAlike() {
        assertThat(Folding.key("Ambro\u0301sio")).isEqualTo(Folding.key("Ambr\u00F3sio"));
    }

    @Test
    void spellsOutAGreekSymbolButNotAGreekWord() {
        assertThat(Folding.words("β-catenin")).containsExactly("beta", "catenin");
        assertThat(Folding.words("λόγος")).containsExactly("λογος");
    }

    @Test
    void takesEachIdeographForAWord() {
        assertThat(Folding.words("数学 A")).containsExactly("数", "学", "a");
    }

    @Test
    void leavesOutInvisibleCharactersInsideAWord() {
        assertThat(Folding.words("hy\u00ADphen \u202Eated")).containsExactly("hyphen", "ated");
    }

    @Test
    void tellsWhereAWordStands() {
        assertThat(Folding.scan("(Ab) c"))
                .containsExactly(new Folding.FoldedWord("ab", 1, 3), new Folding.FoldedWord("c", 5, 6));
    }
}
