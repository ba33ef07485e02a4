package preflight.manuscript.made;

import java.util.List;
import java.util.Map;

/**
 * A manuscript with its truth.
 *
 * @param references as the list has them, without numbers
 * @param body sentences that must be in the body and in no reference
 * @param companions other files of its folder, by name
 */
public record Made(
        String name,
        String file,
        byte[] content,
        List<String> references,
        List<String> body,
        Map<String, byte[]> companions) {

    @Override
    public String toString() {
        return name;
    }
}
