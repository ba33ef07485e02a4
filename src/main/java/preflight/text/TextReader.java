package preflight.text;

import java.util.ArrayList;
import java.util.List;

/** Takes a manuscript apart into the passages of prose that can be judged. Safe for concurrent use. */
public final class TextReader {
    /** Words a passage needs: below, false alarms rise steeply (measured 3 % at 50 to 80 words against .15 % at 160 to 210). */
    public static final int FEWEST_WORDS = 50;

    private final Languages languages;
    private final TokenCounter tokens;

    public TextReader() {
        this(new Languages(), new TokenCounter());
    }

    public TextReader(Languages languages, TokenCounter tokens) {
        this.languages = languages;
        this.tokens = tokens;
    }

    /** The manuscript with its passages; any text is read, whatever it holds. */
    public Manuscript read(String text) {
        List<Passage> passages = new ArrayList<>();
        for (Block unit : units(text)) {
            String own = text.substring(unit.start(), unit.end()).strip();
            passages.add(new Passage(passages.size(), own, languages.of(own), tokens.count(own), Sentences.of(own)));
        }
        return new Manuscript(text, passages);
    }

    /** Prose of at least {@link #FEWEST_WORDS}: a block, or neighbours with nothing but blank lines between them. */
    private static List<Block> units(String text) {
        List<Block> units = new ArrayList<>();
        List<Block> neighbours = new ArrayList<>();
        for (Block block : Blocks.of(text)) {
            if (block.kind() == BlockKind.PROSE) {
                neighbours.add(block);
            } else {
                merge(neighbours, text, units);
                neighbours = new ArrayList<>();
            }
        }
        merge(neighbours, text, units);
        return units;
    }

    private static void merge(List<Block> neighbours, String text, List<Block> units) {
        int first = units.size();
        int start = -1;
        int words = 0;
        for (Block block : neighbours) {
            start = start < 0 ? block.start() : start;
            words += Words.count(text.substring(block.start(), block.end()));
            if (words >= FEWEST_WORDS) {
                units.add(new Block(start, block.end(), BlockKind.PROSE));
                start = -1;
                words = 0;
            }
        }
        if (start >= 0 && units.size() > first) {
            Block last = units.removeLast();
            units.add(new Block(last.start(), neighbours.getLast().end(), BlockKind.PROSE));
        }
    }
}
