package preflight.detection.onnx;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A classifier small enough to write by hand: each token has a logit for "human" and one for "machine", and a text's are
 * the means over its tokens. {@code alpha} speaks for a machine, {@code beta} for a person, every other word for neither.
 */
final class TinyModel {
    private static final int INT64 = 7;
    private static final int FLOAT = 1;
    private static final float[] LOGITS = {0, 0, -6, 6, 6, -6};
    private static final String TOKENIZER = """
            {"version":"1.0","truncation":null,"padding":null,"added_tokens":[],"normalizer":{"type":"Lowercase"},
            "pre_tokenizer":{"type":"Whitespace"},"post_processor":null,"decoder":null,
            "model":{"type":"WordLevel","vocab":{"[UNK]":0,"alpha":1,"beta":2},"unk_token":"[UNK]"}}""";
    static final String SETTINGS =
            "{\"aiLabel\":1,\"maxTokens\":32,\"possibly\":0.7,\"likely\":0.95,\"languages\":[\"en\"]}";

    private TinyModel() {}

    /** Writes the three files of a detector folder. */
    static void write(Path folder) throws IOException {
        Files.write(folder.resolve("model.onnx"), model("input_ids"));
        Files.writeString(folder.resolve("tokenizer.json"), TOKENIZER);
        Files.writeString(folder.resolve("detector.json"), SETTINGS);
    }

    /** The bytes of the model in the format of ONNX (protocol buffers). */
    static byte[] model(String input) {
        Message gather = new Message()
                .string(1, "table")
                .string(1, input)
                .string(2, "rows")
                .string(4, "Gather");
        Message mean = new Message()
                .string(1, "rows")
                .string(2, "logits")
                .string(4, "ReduceMean")
                .message(5, new Message().string(1, "axes").number(8, 1).number(20, 7))
                .message(5, new Message().string(1, "keepdims").number(3, 0).number(20, 2));
        Message table = new Message()
                .number(1, 3)
                .number(1, 2)
                .number(2, FLOAT)
                .string(8, "table")
                .bytes(9, floats());
        Message graph = new Message()
                .message(1, gather)
                .message(1, mean)
                .string(2, "tiny")
                .message(5, table)
                .message(11, tensor(input, INT64, "batch", "length"))
                .message(12, tensor("logits", FLOAT, "batch", "labels"));
        return new Message()
                .number(1, 7)
                .message(7, graph)
                .message(8, new Message().string(1, "").number(2, 13))
                .out
                .toByteArray();
    }

    private static Message tensor(String name, int type, String... dimensions) {
        Message shape = new Message();
        for (String dimension : dimensions) {
            shape.message(1, new Message().string(2, dimension));
        }
        return new Message()
                .string(1, name)
                .message(
                        2,
                        new Message().message(1, new Message().number(1, type).message(2, shape)));
    }

    private static byte[] floats() {
        ByteBuffer buffer = ByteBuffer.allocate(4 * LOGITS.length).order(ByteOrder.LITTLE_ENDIAN);
        for (float logit : LOGITS) {
            buffer.putFloat(logit);
        }
        return buffer.array();
    }

    /** A message of protocol buffers: numbered fields one after the other. */
    private static final class Message {
        private final ByteArrayOutputStream out = new ByteArrayOutputStream();

        Message number(int field, long value) {
            varint((long) field << 3);
            varint(value);
            return this;
        }

        Message string(int field, String value) {
            return bytes(field, value.getBytes(StandardCharsets.UTF_8));
        }

        Message message(int field, Message value) {
            return bytes(field, value.out.toByteArray());
        }

        Message bytes(int field, byte[] value) {
            varint((long) field << 3 | 2);
            varint(value.length);
            out.writeBytes(value);
            return this;
        }

        private void varint(long value) {
            long left = value;
            while (left > 127) {
                out.write((int) (left & 127 | 128));
                left >>>= 7;
            }
            out.write((int) left);
        }
    }
}
