package preflight.manuscript.plain;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import preflight.manuscript.UnreadableFile;
import preflight.manuscript.list.TextLine;

/** Decodes text files and divides them into lines. */
public final class PlainText {
    private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");
    private static final int TAB_WIDTH = 4;
    private static final char BYTE_ORDER_MARK = 0xFEFF;

    private PlainText() {}

    /**
     * Decodes UTF-8, UTF-16 with a byte-order mark, or otherwise Windows-1252.
     *
     * @throws UnreadableFile if it is binary data
     */
    public static String decode(byte[] content) {
        String text = decoded(content);
        if (text.indexOf('\0') >= 0) {
            throw new UnreadableFile("This is not a text file: it has binary data.");
        }
        return text.indexOf(BYTE_ORDER_MARK) == 0 ? text.substring(1) : text;
    }

    private static String decoded(byte[] content) {
        if (startsWith(content, 0xFF, 0xFE) || startsWith(content, 0xFE, 0xFF)) {
            return new String(content, StandardCharsets.UTF_16);
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(content))
                    .toString();
        } catch (CharacterCodingException notUtf8) {
            return new String(content, WINDOWS_1252);
        }
    }

    private static boolean startsWith(byte[] content, int first, int second) {
        return content.length >= 2 && (content[0] & 0xFF) == first && (content[1] & 0xFF) == second;
    }

    /** The lines that are not blank, with their indent and whether a blank line precedes them. */
    static List<TextLine> lines(String text) {
        List<TextLine> lines = new ArrayList<>();
        boolean gap = true;
        int number = 0;
        for (String line : text.split("\\R", -1)) {
            number++;
            String stripped = line.replace('\f', ' ').strip();
            if (stripped.isEmpty()) {
                gap = true;
            } else {
                lines.add(new TextLine(stripped, number, indent(line), gap, false));
                gap = false;
            }
        }
        return lines;
    }

    private static double indent(String line) {
        int indent = 0;
        for (int i = 0; i < line.length() && Character.isWhitespace(line.charAt(i)); i++) {
            indent += line.charAt(i) == '\t' ? TAB_WIDTH - indent % TAB_WIDTH : 1;
        }
        return indent;
    }
}
