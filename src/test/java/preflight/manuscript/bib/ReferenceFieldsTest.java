package preflight.manuscript.bib;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ReferenceFieldsTest {
    @Test
    void writesAnArticleAsOneLine() {
        assertThat(article("10.1000/182").toReferenceText())
                .isEqualTo("Smith JA, Doe R. (2001). Mills and rain. Journal of Mills, 12(3), 45–67. "
                        + "https://doi.org/10.1000/182");
    }

    @Test
    void removesTheResolverAddressFromADoi() {
        assertThat(article("https://doi.org/10.1000/182").doi()).isEqualTo("10.1000/182");
        assertThat(article("http://dx.doi.org/10.1000/182").doi()).isEqualTo("10.1000/182");
        assertThat(article("DOI: 10.1000/182").doi()).isEqualTo("10.1000/182");
    }

    @Test
    void leavesOutUnknownFields() {
        ReferenceFields book = new ReferenceFields(
                List.of(" ", "Smith J"),
                "",
                "Who milled?",
                "",
                "",
                "",
                "",
                "Oxford Press",
                "",
                "https://mills.example");

        assertThat(book.toReferenceText()).isEqualTo("Smith J. Who milled? Oxford Press. https://mills.example");
    }

    @Test
    void marksPagesThatHaveNoVolume() {
        ReferenceFields chapter =
                new ReferenceFields(List.of(), "1999", "Rain", "Weather", "", "", "12--19", "", "", "");

        assertThat(chapter.toReferenceText()).isEqualTo("(1999). Rain. Weather, pp. 12–19.");
    }

    @Test
    void writesNamesAsFamilyNameAndInitials() {
        assertThat(ReferenceFields.authorName("Smith", "John A.")).isEqualTo("Smith JA");
        assertThat(ReferenceFields.authorName("Özil", "émile")).isEqualTo("Özil É");
        assertThat(ReferenceFields.authorName(" Plato ", "")).isEqualTo("Plato");
    }

    @Test
    void isEmptyWithoutAnythingToLookUp() {
        assertThat(new ReferenceFields(List.of(""), "2001", " ", "Journal", "1", "", "2", "Press", "", "").isEmpty())
                .isTrue();
        assertThat(new ReferenceFields(List.of(), "", "", "", "", "", "", "", "10.1000/1", "").isEmpty())
                .isFalse();
        assertThat(new ReferenceFields(List.of(), "", "", "", "", "", "", "", "", "https://x.example").isEmpty())
                .isFalse();
    }

    private static ReferenceFields article(String doi) {
        return new ReferenceFields(
                List.of("Smith JA", "Doe R"),
                "2001",
                "Mills and\n rain",
                "Journal of Mills",
                "12",
                "3",
                "45-67",
                "",
                doi,
                "https://ignored.example");
    }
}
