package preflight.reference;

import java.util.ArrayList;
import java.util.List;

/** How alike two texts are, letter by letter. */
final class Likeness {
    private Likeness() {}

    /** Share of the pairs of letters that both have (Dice). */
    static double ofBigrams(String a, String b) {
        if (a.length() < 4 || b.length() < 4) {
            return 0;
        }
        List<String> left = new ArrayList<>();
        for (int i = 0; i + 1 < b.length(); i++) {
            left.add(b.substring(i, i + 2));
        }
        int total = a.length() - 1 + left.size();
        int common = 0;
        for (int i = 0; i + 1 < a.length(); i++) {
            common += left.remove(a.substring(i, i + 2)) ? 1 : 0;
        }
        return 2.0 * common / total;
    }
}
