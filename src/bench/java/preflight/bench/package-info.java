/** Benchmarks: a gateway beside a bare Vert.x echo server in the same run, verification and index growth. */
@org.jspecify.annotations.NullMarked
package preflight.bench;
