package preflight.reference.tagger.feature;

import java.io.DataInputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/** The lexicon as read from a model. */
public final class WordClasses implements Lexicon {
    private final Map<String, Integer> classes;

    public WordClasses(Map<String, Integer> classes) {
        this.classes = Map.copyOf(classes);
    }

    public static WordClasses read(DataInputStream in) throws IOException {
        int size = in.readInt();
        Map<String, Integer> classes = HashMap.newHashMap(size);
        for (int i = 0; i < size; i++) {
            String word = in.readUTF();
            classes.put(word, (int) in.readByte());
        }
        return new WordClasses(classes);
    }

    @Override
    public int classOf(String word) {
        return classes.getOrDefault(word, 0);
    }
}
