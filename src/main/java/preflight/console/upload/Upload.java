package preflight.console.upload;

import preflight.console.web.ConsoleRefusal;
import preflight.console.web.PageRequest;

/** An upload whose body has not been received yet. */
public interface Upload {

    /** The request. Its form fields are available after {@link #receive}. */
    PageRequest request();

    /**
     * Receives the whole form into bounded memory.
     *
     * @throws ConsoleRefusal when the form does not arrive, or the memory for uploads is in use
     */
    UploadedFile receive();
}
