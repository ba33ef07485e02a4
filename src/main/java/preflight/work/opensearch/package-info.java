/** An OpenSearch index whose documents are Crossref records. */
@NullMarked
package preflight.work.opensearch;

import org.jspecify.annotations.NullMarked;
