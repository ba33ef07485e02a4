package preflight.work.lucene;

import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.store.ByteArrayDataInput;
import org.apache.lucene.store.ByteBuffersDataOutput;
import org.apache.lucene.store.DataInput;
import org.apache.lucene.store.DataOutput;
import org.apache.lucene.util.BytesRef;
import org.jspecify.annotations.Nullable;
import preflight.work.Doi;
import preflight.work.Identifiers;
import preflight.work.PersonName;
import preflight.work.Update;
import preflight.work.Work;

/** Encodes a work: every field in a fixed order, null as an empty string or zero. */
final class WorkCodec {
    private static final byte VERSION = 1;

    private WorkCodec() {}

    static BytesRef encode(Work work) throws IOException {
        ByteBuffersDataOutput out = new ByteBuffersDataOutput();
        out.writeByte(VERSION);
        out.writeString(work.canonicalId());
        out.writeString(work.type());
        out.writeString(work.title());
        writeAll(out, work.otherTitles(), DataOutput::writeString);
        writeAll(out, work.authors(), WorkCodec::writeName);
        writeAll(out, work.containerTitles(), DataOutput::writeString);
        writeNumber(out, work.year());
        writeText(out, work.volume());
        writeText(out, work.issue());
        writeText(out, work.page());
        writeText(out, work.publisher());
        writeIds(out, work.ids());
        writeNumber(out, work.citationCount());
        writeAll(out, work.updates(), WorkCodec::writeUpdate);
        out.writeByte((byte) (work.preprint() ? 1 : 0));
        writeText(
                out,
                work.publishedVersion() == null ? null : work.publishedVersion().value());
        return new BytesRef(out.toArrayCopy());
    }

    static Work decode(BytesRef bytes) throws IOException {
        ByteArrayDataInput in = new ByteArrayDataInput(bytes.bytes, bytes.offset, bytes.length);
        byte version = in.readByte();
        if (version != VERSION) {
            throw new IOException(
                    "the index has works in format version %d, which is unknown; import them again".formatted(version));
        }
        return new Work(
                in.readString(),
                in.readString(),
                in.readString(),
                readAll(in, DataInput::readString),
                readAll(in, WorkCodec::readName),
                readAll(in, DataInput::readString),
                readNumber(in),
                readText(in),
                readText(in),
                readText(in),
                readText(in),
                readIds(in),
                readNumber(in),
                readAll(in, WorkCodec::readUpdate),
                in.readByte() == 1,
                readDoi(in));
    }

    private interface Writer<T> {
        void write(DataOutput out, T value) throws IOException;
    }

    private interface Reader<T> {
        T read(DataInput in) throws IOException;
    }

    private static <T> void writeAll(DataOutput out, List<T> values, Writer<T> writer) throws IOException {
        out.writeVInt(values.size());
        for (T value : values) {
            writer.write(out, value);
        }
    }

    private static <T> List<T> readAll(DataInput in, Reader<T> reader) throws IOException {
        int size = in.readVInt();
        List<T> values = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            values.add(reader.read(in));
        }
        return values;
    }

    private static void writeText(DataOutput out, @Nullable String text) throws IOException {
        out.writeString(text == null ? "" : text);
    }

    private static @Nullable String readText(DataInput in) throws IOException {
        String text = in.readString();
        return text.isEmpty() ? null : text;
    }

    private static void writeNumber(DataOutput out, @Nullable Integer number) throws IOException {
        out.writeByte((byte) (number == null ? 0 : 1));
        if (number != null) {
            out.writeZInt(number);
        }
    }

    private static @Nullable Integer readNumber(DataInput in) throws IOException {
        return in.readByte() == 0 ? null : in.readZInt();
    }

    private static void writeName(DataOutput out, PersonName name) throws IOException {
        out.writeByte((byte) (name.literal() ? 1 : 0));
        out.writeString(name.family());
        writeText(out, name.given());
    }

    private static PersonName readName(DataInput in) throws IOException {
        boolean literal = in.readByte() == 1;
        return new PersonName(in.readString(), readText(in), literal);
    }

    private static void writeIds(DataOutput out, Identifiers ids) throws IOException {
        writeText(out, ids.doi() == null ? null : ids.doi().value());
        writeText(out, ids.arxiv());
        writeText(out, ids.pmid());
        writeAll(out, ids.isbns(), DataOutput::writeString);
    }

    private static Identifiers readIds(DataInput in) throws IOException {
        return new Identifiers(readDoi(in), readText(in), readText(in), readAll(in, DataInput::readString));
    }

    private static @Nullable Doi readDoi(DataInput in) throws IOException {
        String doi = readText(in);
        return doi == null ? null : new Doi(doi);
    }

    private static void writeUpdate(DataOutput out, Update update) throws IOException {
        out.writeString(update.kind().name());
        writeText(out, update.noticeDoi() == null ? null : update.noticeDoi().value());
        writeText(out, update.date() == null ? null : update.date().toString());
        writeText(out, update.source());
        writeAll(out, update.reasons(), DataOutput::writeString);
    }

    private static Update readUpdate(DataInput in) throws IOException {
        Update.Kind kind = Update.Kind.valueOf(in.readString());
        Doi notice = readDoi(in);
        String date = readText(in);
        return new Update(
                kind,
                notice,
                date == null ? null : LocalDate.parse(date),
                readText(in),
                readAll(in, DataInput::readString));
    }
}
