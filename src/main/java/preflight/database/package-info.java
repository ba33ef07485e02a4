/** The database: an operator's PostgreSQL or the embedded one, its pool and its migrations. */
@NullMarked
package preflight.database;

import org.jspecify.annotations.NullMarked;
