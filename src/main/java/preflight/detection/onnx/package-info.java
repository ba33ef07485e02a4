/**
 * A detector of the operator's own: a transformer that classifies texts, run by ONNX Runtime. The libraries are heavy and
 * come only with {@code mvn -Ponnx}.
 */
@NullMarked
package preflight.detection.onnx;

import org.jspecify.annotations.NullMarked;
