package preflight.filecheck;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;

/** Makes the calls of a check: over HTTP as any client, or inside the gateway. */
public interface CheckClient {

    /**
     * Makes a call and waits for its answer.
     *
     * @throws IOException when there is none
     * @throws CallRefused when it is another than 200
     */
    JsonNode send(CheckOperation operation, byte[] body) throws IOException, InterruptedException, CallRefused;

    /** What can be asked. */
    enum CheckOperation {
        /** The full check. */
        CHECK("preflight/check", "checkManuscript"),
        /** Only whether the references exist. */
        VERIFY("citations/verify", "verifyCitations");

        private final String path;
        private final String operationId;

        CheckOperation(String path, String id) {
            this.path = path;
            this.operationId = id;
        }

        /** Behind the base address. */
        public String path() {
            return path;
        }

        /** The contract's operationId. */
        public String operationId() {
            return operationId;
        }
    }
}
