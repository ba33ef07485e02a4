package preflight.filecheck;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;

/** Sends the calls of a check: over HTTP like any client, or inside the gateway. */
@FunctionalInterface
public interface CheckClient {

    /**
     * Sends a call and waits for its answer.
     *
     * @param body the request as JSON
     * @throws IOException if there is no answer
     * @throws CallRefused if the status is not 200
     */
    JsonNode send(CheckOperation operation, byte[] body) throws IOException, InterruptedException, CallRefused;

    /** The operations of the API that a file check uses. */
    enum CheckOperation {
        /** The full check. */
        CHECK("preflight/check", "checkManuscript"),
        /** Reference verification only. */
        VERIFY("citations/verify", "verifyCitations");

        private final String path;
        private final String operationId;

        CheckOperation(String path, String operationId) {
            this.path = path;
            this.operationId = operationId;
        }

        /** The path below the base address of the API. */
        public String path() {
            return path;
        }

        /** The operationId in the OpenAPI contract. */
        public String operationId() {
            return operationId;
        }
    }
}
