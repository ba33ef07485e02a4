package preflight.manuscript.made;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.apache.poi.poifs.crypt.EncryptionInfo;
import org.apache.poi.poifs.crypt.EncryptionMode;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;

/** Files that cannot be checked, each with a word of what the person who sends it must be told. */
public final class HostileFiles {
    private static final int BOMB = 300 * 1024 * 1024;

    private HostileFiles() {}

    /** A file and what its refusal says. */
    public record Hostile(String file, byte[] content, String told) {
        @Override
        public String toString() {
            return file + ": " + told;
        }
    }

    public static Map<String, Hostile> all() {
        Map<String, Hostile> files = new LinkedHashMap<>();
        byte[] pdf = Manuscripts.named("PDF, short list on one page").content();
        byte[] docx = Manuscripts.named("Word, in a table").content();
        try {
            add(
                    files,
                    "five megabytes of text",
                    "long.txt",
                    "The mill stood idle. ".repeat(250_000).getBytes(StandardCharsets.UTF_8),
                    "4 MB");
            add(
                    files,
                    "more text than a check takes",
                    "long.md",
                    "The mill stood idle. ".repeat(10_000).getBytes(StandardCharsets.UTF_8),
                    "200,000");
            add(files, "empty text", "empty.txt", new byte[0], "is empty");
            add(files, "empty pdf", "empty.pdf", new byte[0], "is empty");
            add(files, "blank text", "blank.txt", " \n\n ".getBytes(StandardCharsets.UTF_8), "no text");
            add(files, "half a pdf", "half.pdf", Arrays.copyOf(pdf, 700), "broken");
            add(files, "no pdf", "no.pdf", "This is no PDF.".getBytes(StandardCharsets.UTF_8), "no PDF");
            add(files, "half a docx", "half.docx", Arrays.copyOf(docx, docx.length / 2), "broken");
            add(files, "no docx", "no.docx", "nothing".getBytes(StandardCharsets.UTF_8), "no Word document");
            add(files, "zip of something else", "other.docx", zip("readme.txt", new byte[] {'x'}, 1), "no text in it");
            add(files, "pdf named text", "paper.txt", pdf, "holds a PDF");
            add(files, "binary named text", "paper.txt", new byte[] {0, 1, 2, 3, 0, 0}, "binary");
            add(files, "locked pdf", "locked.pdf", locked(pdf, "secret"), "password");
            add(files, "pdf that forbids copying", "closed.pdf", locked(pdf, ""), "copied");
            add(files, "locked docx", "locked.docx", lockedDocx(docx), "password");
            add(
                    files,
                    "zip bomb",
                    "bomb.docx",
                    zip("word/document.xml", "<w:p/>".getBytes(StandardCharsets.UTF_8), BOMB / 6),
                    "unpacks to far more");
            add(files, "pdf bomb", "bomb.pdf", pdfBomb(false), "unpacks to far more");
            add(files, "pdf bomb, packed twice", "twice.pdf", pdfBomb(true), "unpacks to far more");
            add(files, "billion laughs", "laughs.xml", laughs(), "entities of its own");
            add(files, "external entity", "outside.xml", outside(), "no text");
            add(
                    files,
                    "broken xml",
                    "broken.xml",
                    "<article><body><p>never closed".getBytes(StandardCharsets.UTF_8),
                    "not well-formed");
            add(files, "other xml", "other.xml", "<rss/>".getBytes(StandardCharsets.UTF_8), "no JATS");
            add(files, "scanned pdf", "scan.pdf", blankPdf(), "no text in it, only pictures");
            add(
                    files,
                    "broken bibtex",
                    "broken.bib",
                    "@article{a, title = {never closed".getBytes(StandardCharsets.UTF_8),
                    "not well-formed BibTeX");
            add(
                    files,
                    "broken ris",
                    "broken.ris",
                    "TY  - JOUR\nTI  - Never ended".getBytes(StandardCharsets.UTF_8),
                    "ends in the middle");
            add(files, "broken json", "broken.json", "[{\"title\": ".getBytes(StandardCharsets.UTF_8), "not JSON");
            add(files, "deep json", "deep.json", "[".repeat(100_000).getBytes(StandardCharsets.UTF_8), "not JSON");
            add(files, "unknown ending", "paper.odt", new byte[] {'x'}, "format is not known");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (java.security.GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
        return files;
    }

    private static void add(Map<String, Hostile> files, String name, String file, byte[] content, String told) {
        files.put(name, new Hostile(file, content, told));
    }

    private static byte[] zip(String name, byte[] content, int times) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.setLevel(Deflater.BEST_COMPRESSION);
            zip.putNextEntry(new ZipEntry(name));
            byte[] many = new byte[content.length * Math.min(times, 10_000)];
            for (int i = 0; i < many.length; i++) {
                many[i] = content[i % content.length];
            }
            for (int written = 0; written < times; written += 10_000) {
                zip.write(many);
            }
        }
        return bytes.toByteArray();
    }

    private static byte[] locked(byte[] pdf, String password) throws IOException {
        AccessPermission permission = new AccessPermission();
        permission.setCanExtractContent(!password.isEmpty());
        permission.setCanExtractForAccessibility(!password.isEmpty());
        try (PDDocument document = Loader.loadPDF(pdf);
                ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
            document.protect(new StandardProtectionPolicy("owner", password, permission));
            document.save(bytes);
            return bytes.toByteArray();
        }
    }

    private static byte[] lockedDocx(byte[] docx) throws IOException, java.security.GeneralSecurityException {
        try (POIFSFileSystem files = new POIFSFileSystem();
                ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
            var encryptor = new EncryptionInfo(EncryptionMode.agile).getEncryptor();
            encryptor.confirmPassword("secret");
            try (var out = encryptor.getDataStream(files)) {
                out.write(docx);
            }
            files.writeFilesystem(bytes);
            return bytes.toByteArray();
        }
    }

    private static byte[] blankPdf() throws IOException {
        try (PDDocument document = new PDDocument();
                ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
            document.addPage(new PDPage());
            document.save(bytes);
            return bytes.toByteArray();
        }
    }

    private static byte[] pdfBomb(boolean twice) {
        byte[] packed = deflated(new byte[twice ? 1_000_000 : BOMB / 4]);
        packed = twice ? deflated(packed) : packed;
        String filter = twice ? "[/FlateDecode /FlateDecode]" : "/FlateDecode";
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(
                ("%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj\n"
                                + "3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R>> endobj\n4 0 obj <</Filter "
                                + filter
                                + "/Length " + packed.length + ">> stream\n")
                        .getBytes(StandardCharsets.ISO_8859_1));
        bytes.writeBytes(packed);
        bytes.writeBytes("\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF".getBytes(StandardCharsets.ISO_8859_1));
        return bytes.toByteArray();
    }

    private static byte[] deflated(byte[] content) {
        try (Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION)) {
            deflater.setInput(content);
            deflater.finish();
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            byte[] buffer = new byte[1 << 16];
            while (!deflater.finished()) {
                bytes.write(buffer, 0, deflater.deflate(buffer));
            }
            return bytes.toByteArray();
        }
    }

    private static byte[] laughs() {
        StringBuilder xml = new StringBuilder("<!DOCTYPE article [<!ENTITY a0 \"ha\">");
        for (int i = 1; i < 30; i++) {
            xml.append("<!ENTITY a%d \"&a%d;&a%d;\">".formatted(i, i - 1, i - 1));
        }
        return xml.append("]><article><body><p>&a29;</p></body></article>")
                .toString()
                .getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] outside() {
        return "<!DOCTYPE article [<!ENTITY secret SYSTEM \"file:///etc/passwd\">]><article><body><p>&secret;</p></body></article>"
                .getBytes(StandardCharsets.UTF_8);
    }
}
