package preflight.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Splits a manuscript into blocks at blank lines and classifies each block. */
final class BlockSplitter {
    private static final Pattern FENCE = Pattern.compile("^(?:```|~~~)");
    private static final Pattern ENVIRONMENT = Pattern.compile("\\\\(begin|end)\\{(\\w+)\\*?\\}");
    /** LaTeX environments that hold formulas. */
    private static final Set<String> FORMULAS =
            Set.of("equation", "align", "gather", "multline", "eqnarray", "displaymath", "math", "aligned", "split");

    private static final Set<String> TABLES =
            Set.of("table", "tabular", "tabularx", "longtable", "figure", "array", "tikzpicture");
    private static final Set<String> CODES = Set.of("verbatim", "lstlisting", "minted", "algorithm", "algorithmic");
    private static final String BIBLIOGRAPHY = "thebibliography";

    private final String text;
    private final String lowerCase;
    private final Map<String, Integer> lastEnds = new HashMap<>();
    private int lastFence;
    private final List<Block> blocks = new ArrayList<>();
    private final BlockClassifier rules = new BlockClassifier();
    private boolean fenced;
    private String environment = "";
    private boolean inReferences;

    private BlockSplitter(String text) {
        this.text = text;
        this.lowerCase = text.toLowerCase(Locale.ROOT);
    }

    /** The blocks of a text in order. */
    static List<Block> split(String text) {
        BlockSplitter blocks = new BlockSplitter(text);
        List<Line> lines = Line.split(text, 0, text.length());
        blocks.lastFence = lines.stream()
                .filter(line -> FENCE.matcher(line.textIn(text)).find())
                .mapToInt(Line::start)
                .max()
                .orElse(-1);
        List<Line> blockLines = new ArrayList<>();
        for (Line line : lines) {
            if (!line.isBlank(text)) {
                blockLines.add(line);
            } else if (!blockLines.isEmpty()) {
                blocks.add(blockLines);
                blockLines = new ArrayList<>();
            }
        }
        if (!blockLines.isEmpty()) {
            blocks.add(blockLines);
        }
        return blocks.blocks;
    }

    private void add(List<Line> lines) {
        List<Line> prose = new ArrayList<>();
        for (Line line : lines) {
            BlockKind kind = enclosingKind(line);
            if (kind == BlockKind.PROSE) {
                prose.add(line);
            } else {
                classify(prose);
                prose = new ArrayList<>();
                blocks.add(new Block(line.start(), line.end(), kind));
            }
        }
        classify(prose);
    }

    /** The kind that the enclosing code fence or LaTeX environment gives a line; prose when there is none. */
    private BlockKind enclosingKind(Line at) {
        String line = at.textIn(text);
        // An opening without a closing mark is ignored; otherwise it would enclose the rest of the manuscript.
        if (FENCE.matcher(line).find() && (fenced || at.start() < lastFence)) {
            fenced = !fenced;
            return BlockKind.CODE;
        }
        if (fenced) {
            return BlockKind.CODE;
        }
        String before = environment;
        Matcher mark = ENVIRONMENT.matcher(line);
        while (mark.find()) {
            String name = mark.group(2).toLowerCase(Locale.ROOT);
            if (kindOf(name) == BlockKind.PROSE) {
                continue;
            }
            if (mark.group(1).equals("begin") && at.start() < lastEnd(name)) {
                before = before.isEmpty() ? name : before;
                environment = environment.isEmpty() ? name : environment;
            } else if (name.equals(environment)) {
                environment = "";
            }
        }
        return kindOf(before);
    }

    private int lastEnd(String name) {
        return lastEnds.computeIfAbsent(name, sought -> lowerCase.lastIndexOf("\\end{" + sought));
    }

    private static BlockKind kindOf(String environment) {
        if (FORMULAS.contains(environment)) {
            return BlockKind.FORMULA;
        }
        if (TABLES.contains(environment)) {
            return BlockKind.TABLE;
        }
        if (CODES.contains(environment)) {
            return BlockKind.CODE;
        }
        return environment.equals(BIBLIOGRAPHY) ? BlockKind.REFERENCE : BlockKind.PROSE;
    }

    private void classify(List<Line> lines) {
        if (lines.isEmpty()) {
            return;
        }
        List<String> contents = lines.stream().map(line -> line.textIn(text)).toList();
        if (lines.size() > 1 && rules.isRunInHeading(contents.getFirst(), contents.get(1))) {
            classify(lines.subList(0, 1));
            classify(lines.subList(1, lines.size()));
            return;
        }
        BlockKind kind = rules.classify(contents, raw(lines), inReferences);
        if (kind == BlockKind.HEADING) {
            inReferences = rules.opensReferences(contents.getFirst());
        }
        blocks.add(new Block(lines.getFirst().start(), lines.getLast().end(), kind));
    }

    private List<String> raw(List<Line> lines) {
        return lines.stream()
                .map(line -> text.substring(line.start(), line.end()))
                .toList();
    }
}
