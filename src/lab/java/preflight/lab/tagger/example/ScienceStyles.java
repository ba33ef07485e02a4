package preflight.lab.tagger.example;

import java.util.Random;
import preflight.reference.tagger.Label;
import preflight.work.Work;

/** Twelve common citation styles of the sciences. */
final class ScienceStyles {
    private final Random random;
    private final RenderedParts parts;

    ScienceStyles(Random random, RenderedParts parts) {
        this.random = random;
        this.parts = parts;
    }

    /** Renders a work in a random style. */
    void write(Work work, RenderedLine line) {
        switch (random.nextInt(15)) {
            case 0, 1 -> acs(work, line);
            case 2, 3 -> aip(work, line);
            case 4, 5 -> elsevier(work, line);
            case 6 -> apa(work, line);
            case 7 -> chicago(work, line);
            case 8 -> mla(work, line);
            case 9 -> harvard(work, line);
            case 10 -> ieee(work, line);
            case 11 -> vancouver(work, line);
            case 12 -> springer(work, line);
            case 13 -> proceedings(work, line);
            default -> bare(work, line);
        }
    }

    private void acs(Work work, RenderedLine line) {
        parts.numbered(line, "(%d) ");
        line.field(Label.AUTHOR, parts.names(work, "; ", "; ", NameFormat::familyInitials))
                .text(" ");
        line.field(Label.CONTAINER, parts.container(work)).text(" ").field(Label.ISSUED, RenderedParts.year(work));
        if (work.volume() != null) {
            line.text(", ").field(Label.VOLUME, work.volume());
            if (random.nextInt(4) == 0 && work.issue() != null) {
                line.text(" (").field(Label.ISSUE, work.issue()).text(")");
            }
        }
        RenderedParts.pages(work, line, ", ", "").text(".");
    }

    private void aip(Work work, RenderedLine line) {
        parts.numbered(line, "%d ");
        line.field(Label.AUTHOR, parts.names(work, ", ", " and ", NameFormat::initialsFamily))
                .text(", ");
        line.field(Label.CONTAINER, parts.container(work));
        if (work.volume() != null) {
            line.text(" ").field(Label.VOLUME, work.volume()).text(",");
        }
        line.field(Label.PAGE, work.page() == null ? null : " " + RenderedParts.firstPage(work.page()))
                .text(" (")
                .field(Label.ISSUED, RenderedParts.year(work))
                .text(").");
    }

    private void elsevier(Work work, RenderedLine line) {
        parts.numbered(line, "[%d] ");
        line.field(Label.AUTHOR, parts.names(work, ", ", ", ", NameFormat::initialsFamily))
                .text(", ");
        line.field(Label.CONTAINER, parts.container(work)).text(random.nextBoolean() ? " " : ", ");
        line.field(Label.VOLUME, work.volume()).text(work.volume() == null ? "(" : " (");
        line.field(Label.ISSUED, RenderedParts.year(work)).text(")");
        RenderedParts.pages(work, line, " ", "").text(".");
    }

    private void apa(Work work, RenderedLine line) {
        line.field(Label.AUTHOR, parts.names(work, ", ", ", & ", NameFormat::familyInitials))
                .text(" (");
        line.field(Label.ISSUED, RenderedParts.year(work))
                .text("). ")
                .field(Label.TITLE, work.title())
                .text(". ");
        line.field(Label.CONTAINER, parts.container(work));
        if (work.volume() != null) {
            line.text(", ").field(Label.VOLUME, work.volume());
            RenderedParts.issue(work, line, "(", ")");
        }
        RenderedParts.pages(work, line, ", ", "").text(".");
        parts.doi(work, line);
    }

    private void chicago(Work work, RenderedLine line) {
        line.field(Label.AUTHOR, parts.names(work, ", ", ", and ", NameFormat::firstInverted))
                .text(". ");
        line.field(Label.ISSUED, RenderedParts.year(work))
                .text(". “")
                .field(Label.TITLE, work.title())
                .text(".” ");
        line.field(Label.CONTAINER, parts.container(work));
        line.text(work.volume() == null ? "" : " ").field(Label.VOLUME, work.volume());
        RenderedParts.issue(work, line, " (", ")");
        RenderedParts.pages(work, line, ": ", "").text(".");
    }

    private void mla(Work work, RenderedLine line) {
        line.field(Label.AUTHOR, parts.names(work, ", ", ", and ", NameFormat::firstInverted))
                .text(". “");
        line.field(Label.TITLE, work.title()).text(".” ").field(Label.CONTAINER, parts.container(work));
        line.text(work.volume() == null ? "" : " ").field(Label.VOLUME, work.volume());
        RenderedParts.issue(work, line, ".", "");
        line.text(" (").field(Label.ISSUED, RenderedParts.year(work)).text(")");
        RenderedParts.pages(work, line, ": ", "").text(".");
    }

    private void harvard(Work work, RenderedLine line) {
        line.field(Label.AUTHOR, parts.names(work, ", ", " & ", NameFormat::familyInitials))
                .text(", ");
        line.field(Label.ISSUED, RenderedParts.year(work))
                .text(". ")
                .field(Label.TITLE, work.title())
                .text(". ");
        line.field(Label.CONTAINER, parts.container(work))
                .text(work.volume() == null ? "" : ", ")
                .field(Label.VOLUME, work.volume());
        RenderedParts.issue(work, line, "(", ")");
        RenderedParts.pages(work, line, ", pp.", "").text(".");
    }

    private void ieee(Work work, RenderedLine line) {
        parts.numbered(line, "[%d]");
        line.field(Label.AUTHOR, parts.names(work, ", ", ", and ", NameFormat::initialsFamily))
                .text(", “");
        line.field(Label.TITLE, work.title()).text(",” ").field(Label.CONTAINER, parts.container(work));
        line.text(work.volume() == null ? "" : ", vol. ").field(Label.VOLUME, work.volume());
        RenderedParts.issue(work, line, ", no. ", "");
        RenderedParts.pages(work, line, ", pp. ", "")
                .text(", ")
                .field(Label.ISSUED, RenderedParts.year(work))
                .text(".");
        parts.doi(work, line);
    }

    private void vancouver(Work work, RenderedLine line) {
        parts.numbered(line, "%d. ");
        line.field(Label.AUTHOR, parts.names(work, ", ", ", ", NameFormat::familyBareInitials))
                .text(random.nextInt(3) == 0 ? ": " : ". ");
        line.field(Label.TITLE, work.title())
                .text(". ")
                .field(Label.CONTAINER, parts.container(work))
                .text(". ");
        line.field(Label.ISSUED, RenderedParts.year(work))
                .text(work.volume() == null ? "" : ";")
                .field(Label.VOLUME, work.volume());
        RenderedParts.issue(work, line, "(", ")");
        RenderedParts.pages(work, line, ":", "").text(".");
    }

    private void springer(Work work, RenderedLine line) {
        line.field(Label.AUTHOR, parts.names(work, ", ", ", ", NameFormat::familyBareInitials))
                .text(" (");
        line.field(Label.ISSUED, RenderedParts.year(work))
                .text(") ")
                .field(Label.TITLE, work.title())
                .text(". ");
        line.field(Label.CONTAINER, parts.container(work))
                .text(work.volume() == null ? "" : " ")
                .field(Label.VOLUME, work.volume());
        RenderedParts.issue(work, line, "(", ")");
        RenderedParts.pages(work, line, ":", "");
        parts.doi(work, line);
    }

    private void proceedings(Work work, RenderedLine line) {
        line.field(Label.AUTHOR, parts.names(work, ", ", " and ", NameFormat::givenFamily))
                .text(". ");
        boolean yearFirst = random.nextBoolean();
        if (yearFirst) {
            line.field(Label.ISSUED, RenderedParts.year(work)).text(". ");
        }
        line.field(Label.TITLE, work.title()).text(". ").text(random.nextInt(4) == 0 ? "" : "In ");
        line.field(Label.CONTAINER, parts.container(work));
        RenderedParts.pages(work, line, ", pages ", "");
        if (!yearFirst) {
            line.text(", ").field(Label.ISSUED, RenderedParts.year(work));
        }
        line.text(".");
    }

    private void bare(Work work, RenderedLine line) {
        line.field(Label.AUTHOR, parts.names(work, ", ", ", ", NameFormat::familyGiven))
                .text(". ");
        line.field(Label.TITLE, work.title())
                .text(". ")
                .field(Label.CONTAINER, parts.container(work))
                .text(". ");
        line.field(Label.ISSUED, RenderedParts.year(work))
                .text(". ")
                .field(Label.VOLUME, work.volume())
                .text(". ");
        line.field(Label.ISSUE, work.issue()).text(". ").field(Label.PAGE, work.page());
    }
}
