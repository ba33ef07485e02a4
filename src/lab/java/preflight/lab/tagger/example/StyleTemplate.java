package preflight.lab.tagger.example;

import org.jspecify.annotations.Nullable;
import preflight.reference.tagger.Label;

/**
 * A citation style as a template line. Placeholders: {@code %A} authors, {@code %E} editors ({@code %D}, {@code %G}, {@code %H}, {@code
 * %K}: editors after words such as "edited by"), {@code %T} title, {@code %C} container, {@code %V} volume, {@code %I} issue, {@code %P}
 * pages, {@code %F} first page, {@code %Y} year, {@code %U} publisher, {@code %L} place, {@code %N} number in the list. A group in braces
 * is left out if one of its fields is missing.
 *
 * @param nameFormat how a name is written
 * @param separator between two names
 * @param lastSeparator before the last name
 */
record StyleTemplate(String line, NameFormat nameFormat, String separator, String lastSeparator) {

    /** The values of the placeholders for one work. */
    interface FieldValues {
        /** The value of a placeholder, without its percent sign; null if the work has none. */
        @Nullable
        String of(char place);
    }

    /** Appends the template with its placeholders replaced. */
    void write(FieldValues fields, RenderedLine to) {
        int from = 0;
        while (from < line.length()) {
            int open = line.indexOf('{', from);
            int end = open < 0 ? line.length() : open;
            writePlain(line.substring(from, end), fields, to);
            if (open < 0) {
                return;
            }
            int close = line.indexOf('}', open);
            String group = line.substring(open + 1, close);
            if (hasAll(group, fields)) {
                writePlain(group, fields, to);
            }
            from = close + 1;
        }
    }

    private static boolean hasAll(String group, FieldValues fields) {
        for (int at = group.indexOf('%'); at >= 0; at = group.indexOf('%', at + 1)) {
            if (fields.of(group.charAt(at + 1)) == null) {
                return false;
            }
        }
        return true;
    }

    private static void writePlain(String piece, FieldValues fields, RenderedLine to) {
        int from = 0;
        for (int at = piece.indexOf('%'); at >= 0; at = piece.indexOf('%', from)) {
            to.text(piece.substring(from, at));
            to.field(label(piece.charAt(at + 1)), fields.of(piece.charAt(at + 1)));
            from = at + 2;
        }
        to.text(piece.substring(from));
    }

    private static Label label(char place) {
        return switch (place) {
            case 'A' -> Label.AUTHOR;
            case 'E', 'D', 'G', 'H', 'K' -> Label.EDITOR;
            case 'T' -> Label.TITLE;
            case 'C' -> Label.CONTAINER;
            case 'V' -> Label.VOLUME;
            case 'I' -> Label.ISSUE;
            case 'P', 'F' -> Label.PAGE;
            case 'Y' -> Label.ISSUED;
            case 'U' -> Label.PUBLISHER;
            case 'L' -> Label.PLACE;
            case 'N' -> Label.NUMBER;
            default -> throw new IllegalArgumentException("no field is written %" + place);
        };
    }
}
