package preflight.work.live;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;

/**
 * Where an index has the works in its answers.
 *
 * @param one the work in the answer to a request for one
 * @param list the field in the same place that has the works where there may be several
 * @param reader reads each of them
 */
public record ResponseMapping(JsonPointer one, String list, UpstreamResponseReader.WorkReader reader) {

    /** The works of an answer. */
    LookupReply works(JsonNode answer) throws UpstreamException {
        JsonNode found = answer.at(one);
        if (found.has(list)) {
            return UpstreamResponseReader.works(found.path(list), reader);
        }
        ArrayNode alone = JsonNodeFactory.instance.arrayNode().add(found);
        return UpstreamResponseReader.works(alone, reader);
    }
}
