package preflight.detection.onnx;

import ai.djl.huggingface.tokenizers.Encoding;
import ai.djl.huggingface.tokenizers.HuggingFaceTokenizer;
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.io.IOException;
import java.nio.LongBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A transformer with its tokenizer. Computes the log-odds that a text is AI-written. Safe for concurrent use. */
final class TextClassifier implements AutoCloseable {
    private static final String IDS = "input_ids";
    private static final String MASK = "attention_mask";
    private static final String TYPES = "token_type_ids";

    private final OrtEnvironment environment = OrtEnvironment.getEnvironment();
    private final HuggingFaceTokenizer tokenizer;
    private final OrtSession session;
    private final Set<String> inputs;
    private final int aiLabel;

    TextClassifier(Path model, Path tokenizer, OnnxSettings settings) throws IOException, OrtException {
        this.aiLabel = settings.aiLabel();
        this.session = environment.createSession(model.toString());
        this.inputs = session.getInputNames();
        try {
            if (!inputs.contains(IDS) || !Set.of(IDS, MASK, TYPES).containsAll(inputs)) {
                throw new IOException("the model must take %s, and at most %s and %s besides; it takes %s"
                        .formatted(IDS, MASK, TYPES, inputs));
            }
            // Tokens beyond the limit are kept as further windows, so that the whole text is read.
            this.tokenizer = HuggingFaceTokenizer.builder()
                    .optTokenizerPath(tokenizer)
                    .optTruncation(true)
                    .optMaxLength(settings.maxTokens())
                    .optPadding(false)
                    .optWithOverflowingTokens(true)
                    .build();
        } catch (IOException | RuntimeException e) {
            session.close();
            throw e;
        }
    }

    /** The log-odds of a text. For a text longer than the model takes: the mean over its windows, weighted by their tokens. */
    double logOdds(String text) throws OrtException {
        Encoding first = tokenizer.encode(text);
        List<Encoding> windows = new ArrayList<>();
        windows.add(first);
        windows.addAll(List.of(first.getOverflowing()));
        double sum = 0;
        long tokens = 0;
        for (Encoding window : windows) {
            int length = window.getIds().length;
            if (length > 0) {
                sum += length * run(window);
                tokens += length;
            }
        }
        return tokens == 0 ? 0 : sum / tokens;
    }

    private double run(Encoding window) throws OrtException {
        Map<String, OnnxTensor> tensors = new HashMap<>();
        try {
            add(tensors, IDS, window.getIds());
            add(tensors, MASK, window.getAttentionMask());
            add(tensors, TYPES, window.getTypeIds());
            try (OrtSession.Result result = session.run(tensors)) {
                if (result.get(0).getValue() instanceof float[][] logits && logits.length == 1) {
                    return logOdds(logits[0]);
                }
                throw new OrtException("the first output is not one row of numbers");
            }
        } finally {
            tensors.values().forEach(OnnxTensor::close);
        }
    }

    private void add(Map<String, OnnxTensor> tensors, String name, long[] values) throws OrtException {
        if (inputs.contains(name)) {
            tensors.put(
                    name, OnnxTensor.createTensor(environment, LongBuffer.wrap(values), new long[] {1, values.length}));
        }
    }

    /** A single output is the log-odds itself. With several outputs: softmax, the label's logit against all others. */
    private double logOdds(float[] logits) throws OrtException {
        if (aiLabel >= logits.length) {
            throw new OrtException("the model has no label " + aiLabel);
        }
        double own = logits[aiLabel];
        if (logits.length > 1) {
            double others = 0;
            for (int i = 0; i < logits.length; i++) {
                others += i == aiLabel ? 0 : Math.exp(logits[i] - own);
            }
            own = -Math.log(others);
        }
        if (Double.isNaN(own)) {
            throw new OrtException("the model gave no number");
        }
        return own;
    }

    @Override
    public void close() throws OrtException {
        tokenizer.close();
        session.close();
    }
}
