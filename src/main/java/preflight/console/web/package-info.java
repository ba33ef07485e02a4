/** Requests and responses of pages, cookies and paths. */
@NullMarked
package preflight.console.web;

import org.jspecify.annotations.NullMarked;
