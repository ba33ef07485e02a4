package preflight.manuscript.pdf;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.manuscript.pdf.Glyphs.at;
import static preflight.manuscript.pdf.Glyphs.texts;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PageFurnitureTest {
    @Test
    void removesRunningHeadsAndPageNumbers() {
        List<List<PdfRow>> pages = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            pages.add(page(i, "Journal of Mills 12 (" + i + ")", 40, "Page " + (i + 1) + " of 4"));
        }

        assertThat(PageFurniture.remove(pages))
                .hasSize(4)
                .allSatisfy(page -> assertThat(texts(page))
                        .hasSize(8)
                        .allSatisfy(row -> assertThat(row).startsWith("body")));
    }

    @Test
    void keepsARepeatedRowAtOtherHeights() {
        List<List<PdfRow>> pages = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            pages.add(page(i, "Mills and rain", 40 + 10 * i, "7"));
        }

        List<List<PdfRow>> kept = PageFurniture.remove(pages);

        assertThat(kept.subList(1, 4))
                .allSatisfy(page -> assertThat(texts(page)).contains("Mills and rain"));
    }

    @Test
    void keepsTheFirstRowOfASinglePageAndRemovesItsNumber() {
        assertThat(texts(PageFurniture.remove(List.of(page(0, "Mills and rain", 40, "- 7 -")))
                        .getFirst()))
                .hasSize(9)
                .startsWith("Mills and rain")
                .doesNotContain("- 7 -");
    }

    @Test
    void removesLineNumbersAlsoOnAShortPage() {
        List<List<PdfRow>> pages = List.of(numbered(0, 10), numbered(1, 10), numbered(2, 2));

        assertThat(PageFurniture.remove(pages))
                .hasSize(3)
                .allSatisfy(page -> assertThat(texts(page))
                        .isNotEmpty()
                        .allSatisfy(row -> assertThat(row).startsWith("body")));
    }

    private static List<PdfRow> page(int number, String head, double headHeight, String foot) {
        List<Glyph> glyphs = new ArrayList<>(at(50, headHeight, 9, head));
        for (int i = 0; i < 8; i++) {
            glyphs.addAll(at(50, 100 + 12 * i, 10, body(number, i)));
        }
        glyphs.addAll(at(200, 700, 9, foot));
        return PdfRow.of(glyphs);
    }

    private static List<PdfRow> numbered(int page, int rows) {
        List<Glyph> glyphs = new ArrayList<>();
        for (int i = 0; i < rows; i++) {
            glyphs.addAll(at(30, 100 + 12 * i, 10, Integer.toString(10 * (page + 1) + i)));
            glyphs.addAll(at(60, 100 + 12 * i, 10, body(page, i)));
        }
        return PdfRow.of(glyphs);
    }

    /** A row that is on no other page. */
    private static String body(int page, int row) {
        return "body " + (char) ('a' + page) + (char) ('a' + row);
    }
}
