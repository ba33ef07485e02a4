package preflight.manuscript.bib;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.UnreadableFile;

class CslReaderTest {
    private static final String ITEM = """
        {"title": "Mills and rain", "container-title": ["Journal of Mills"], "volume": 12, "issue": "3",
         "page": "45-67", "DOI": "10.1000/182", "issued": {"date-parts": [[2001, 3]]},
         "author": [{"family": "Smith", "given": "John A."},
                    {"family": "Beethoven", "given": "Ludwig", "non-dropping-particle": "van"},
                    {"literal": "World Health Organization"}]}
        """;

    @Test
    void readsTheFieldsOfAnItem() {
        assertThat(read("[" + ITEM + "]").referenceTexts())
                .containsExactly("Smith JA, van Beethoven L, World Health Organization. (2001). Mills and rain. "
                        + "Journal of Mills, 12(3), 45–67. https://doi.org/10.1000/182");
    }

    @Test
    void readsAnObjectWithItemsAndASingleItem() {
        assertThat(read("{\"items\": [" + ITEM + "," + ITEM + "]}").references())
                .hasSize(2);
        assertThat(read(ITEM).references()).hasSize(1);
    }

    @Test
    void takesEditorsAndARawDateWhereNothingElseIsGiven() {
        assertThat(read("[{\"title\": \"Rain\", \"editor\": [{\"family\": \"Doe\"}], \"issued\": {\"raw\": \"1999\"}}]")
                        .referenceTexts())
                .containsExactly("Doe. (1999). Rain.");
    }

    @Test
    void saysWhereJsonIsBroken() {
        assertThatThrownBy(() -> read("[\n{\"title\": }]"))
                .isInstanceOf(UnreadableFile.class)
                .hasMessageContaining("items.json is not valid JSON: line 2, column 11");
    }

    @Test
    void refusesJsonThatIsNestedTooDeeply() {
        assertThatThrownBy(() -> read("[".repeat(10_000)))
                .isInstanceOf(UnreadableFile.class)
                .hasMessageContaining("not valid JSON");
    }

    @Test
    void refusesJsonWithoutItems() {
        assertThatThrownBy(() -> read("{\"name\": \"a package\"}"))
                .isInstanceOf(UnreadableFile.class)
                .hasMessageContaining("not CSL-JSON");
    }

    private static ManuscriptContent read(String content) {
        return new CslReader().read("items.json", content.getBytes(StandardCharsets.UTF_8));
    }
}
