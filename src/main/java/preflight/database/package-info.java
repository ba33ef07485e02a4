/** PostgreSQL: connection pool, migrations, embedded server. */
@NullMarked
package preflight.database;

import org.jspecify.annotations.NullMarked;
