/** The settings page: who is signed in, their keys, their usage. Knows the services, nothing of Camel. */
@NullMarked
package preflight.account;

import org.jspecify.annotations.NullMarked;
