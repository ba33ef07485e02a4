package preflight.console.upload;

import preflight.console.web.ConsoleRefusal;
import preflight.console.web.PageRequest;

/** A form with a file in it, of which nothing has been received yet. */
public interface Upload {

    /** The request; its fields are there once the form is received. */
    PageRequest request();

    /**
     * Receives the form to its end, into memory that has a bound.
     *
     * @throws ConsoleRefusal when it does not arrive, or there is no room for it now
     */
    UploadedFile receive();
}
