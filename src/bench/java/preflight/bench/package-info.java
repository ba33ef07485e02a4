/** The load harness: measures a gateway in its own process, beside a bare Vert.x echo in the same run. */
@org.jspecify.annotations.NullMarked
package preflight.bench;
