package preflight.work.live;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;

/**
 * Where a response of an index has its works.
 *
 * @param one pointer to the work in a response with one work
 * @param list name of the field below that pointer that holds the works in a response with several
 * @param reader reads each work
 */
public record ResponseMapping(JsonPointer one, String list, UpstreamResponseReader.WorkReader reader) {

    /** The works of a response. */
    LookupReply works(JsonNode answer) throws UpstreamException {
        JsonNode found = answer.at(one);
        if (found.has(list)) {
            return UpstreamResponseReader.works(found.path(list), reader);
        }
        ArrayNode alone = JsonNodeFactory.instance.arrayNode().add(found);
        return UpstreamResponseReader.works(alone, reader);
    }
}
