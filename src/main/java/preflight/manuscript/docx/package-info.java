/** Word documents (.docx). */
@NullMarked
package preflight.manuscript.docx;

import org.jspecify.annotations.NullMarked;
