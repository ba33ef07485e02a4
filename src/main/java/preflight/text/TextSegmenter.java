package preflight.text;

import java.util.ArrayList;
import java.util.List;

/** Segments a manuscript into the passages of prose that can be checked. Safe for concurrent use. */
public final class TextSegmenter {
    /** Fewest words of a passage. False positives are more frequent in short passages (measured: 3 % at 50 to 80 words, .15 % at 160 to 210). */
    public static final int MIN_WORDS = 50;

    private final LanguageIdentifier languages;
    private final TokenCounter tokens;

    public TextSegmenter() {
        this(new LanguageIdentifier(), new TokenCounter());
    }

    public TextSegmenter(LanguageIdentifier languages, TokenCounter tokens) {
        this.languages = languages;
        this.tokens = tokens;
    }

    /** Segments any text, whatever it contains. */
    public Manuscript segment(String text) {
        List<Passage> passages = new ArrayList<>();
        for (Block unit : passageBlocks(text)) {
            String own = text.substring(unit.start(), unit.end()).strip();
            passages.add(new Passage(
                    passages.size(), own, languages.identify(own), tokens.count(own), SentenceSplitter.split(own)));
        }
        return new Manuscript(text, passages);
    }

    /** Prose of at least {@link #MIN_WORDS}: a block, or neighbouring blocks with only blank lines between them. */
    private static List<Block> passageBlocks(String text) {
        List<Block> units = new ArrayList<>();
        List<Block> neighbours = new ArrayList<>();
        for (Block block : BlockSplitter.split(text)) {
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
            words += WordCounter.count(text.substring(block.start(), block.end()));
            if (words >= MIN_WORDS) {
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
