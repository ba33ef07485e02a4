/** An OpenSearch index that holds Crossref records as documents. */
@NullMarked
package preflight.work.opensearch;

import org.jspecify.annotations.NullMarked;
