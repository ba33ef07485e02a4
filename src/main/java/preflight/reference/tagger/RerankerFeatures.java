package preflight.reference.tagger;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import preflight.reference.tagger.Labeling.Span;
import preflight.reference.tagger.feature.FeatureHashes;
import preflight.reference.tagger.feature.Token;
import preflight.reference.tagger.feature.TokenFeatures;

/**
 * Features of a labeling as a whole: the order of its fields, the shape of each and the punctuation around it, which fields present are
 * and which are missing. An instance serves one reference and is reused for all its labelings. The trainer uses it too.
 */
public final class RerankerFeatures {
    private static final int BEGIN_LABEL = 60;
    private static final int END_LABEL = 61;
    private static final int MAX_COUNT = 3;
    /** In place of a punctuation mark, where there is a word or a number. */
    private static final int WORD = -5;

    private static final int TITLE = 1 << Label.TITLE.ordinal();
    private static final int CONTAINER = 1 << Label.CONTAINER.ordinal();
    private static final int PUBLISHER = 1 << Label.PUBLISHER.ordinal();
    private static final int PLACE = 1 << Label.PLACE.ordinal();
    private static final int AUTHOR = 1 << Label.AUTHOR.ordinal();
    private static final int EDITOR = 1 << Label.EDITOR.ordinal();
    private static final int VOLUME = 1 << Label.VOLUME.ordinal();
    private static final int ISSUE = 1 << Label.ISSUE.ordinal();
    private static final int PAGE = 1 << Label.PAGE.ordinal();
    private static final int ISSUED = 1 << Label.ISSUED.ordinal();

    private final TokenFeatures features;
    private final int profile;
    private final Map<Long, SpanShape> shapes = new HashMap<>();
    private final FeatureHashes out = new FeatureHashes();

    /** An extractor for the labelings of the reference with these token features. */
    public RerankerFeatures(TokenFeatures features) {
        this.features = features;
        profile = features.profile();
    }

    /**
     * The features of a span by itself; labelings of a reference share most spans. The result is overwritten by the next call of
     * either method.
     */
    public FeatureHashes of(Span span) {
        out.clear();
        addShape(span);
        addWords(span);
        return out;
    }

    /** The features of a labeling without those of its spans. The result is overwritten by the next call of either method. */
    public FeatureHashes of(Labeling labeling) {
        out.clear();
        List<Span> spans = labeling.spans();
        int[] counts = new int[Label.values().length];
        int[] previous = {BEGIN_LABEL, BEGIN_LABEL, BEGIN_LABEL};
        int skeleton = 7;
        for (int k = 0; k < spans.size(); k++) {
            Span span = spans.get(k);
            int label = span.label();
            counts[label]++;
            addOrder(span, previous);
            out.add(212, label, k, Math.min(spans.size() - k, MAX_COUNT));
            skeleton = skeleton * 31 + label;
            previous[2] = previous[1];
            previous[1] = previous[0];
            previous[0] = label;
        }
        out.add(240, previous[0], END_LABEL);
        out.add(241, previous[1], previous[0], END_LABEL);
        out.add(242, skeleton);
        out.add(253, spans.size());
        addComposition(counts);
        return out;
    }

    private void addOrder(Span span, int[] previous) {
        int label = span.label();
        int start = span.start();
        int mark = punctuationAt(start - 1);
        SpanShape shape = shape(start, span.end());
        out.add(200, previous[0], label);
        out.add(201, previous[1], previous[0], label);
        out.add(202, previous[2], previous[1], previous[0], label);
        out.add(203, previous[0], label, mark);
        out.add(204, previous[0], label, mark, mark == WORD ? -1 : punctuationAt(start - 2));
        out.add(223, label, shape.gazetteerMatch(), previous[0]);
        out.add(231, label, previous[0], profile);
        out.add(233, label, previous[0], previous[1], shape.length());
    }

    private SpanShape shape(int start, int end) {
        return shapes.computeIfAbsent((long) start << 32 | end, key -> SpanShape.of(features, start, end));
    }

    private void addShape(Span span) {
        int label = span.label();
        SpanShape shape = shape(span.start(), span.end());
        int left = punctuationAt(span.start() - 1);
        int right = punctuationAt(span.end());
        int length = shape.length();
        out.add(205, label, length);
        out.add(206, label, length, shape.capitalisedShare());
        out.add(207, label, left, right);
        out.add(208, label, left, right, length);
        out.add(209, label, shape.sentences(), length);
        out.add(210, label, shape.openBrackets());
        out.add(211, label, shape.numbers(), shape.years());
        out.add(220, label, shape.mainPart(), shape.mainPartShare());
        out.add(221, label, shape.mainPart(), shape.mainPartShare(), length);
        out.add(222, label, shape.gazetteerMatch());
        out.add(224, label, shape.unknownShare(), shape.mainPart());
        out.add(228, label, shape.lowerCase(), Math.min(shape.capitalised(), MAX_COUNT), length);
        out.add(230, label, profile);
        out.add(232, label, length, profile);
    }

    private void addWords(Span span) {
        int label = span.label();
        int start = span.start();
        int last = span.end() - 1;
        int left = punctuationAt(start - 1);
        out.add(213, label, features.word(start));
        out.add(214, label, features.word(last));
        out.add(215, label, features.word(start), left);
        out.add(216, label, features.word(start), start < last ? features.word(start + 1) : -1);
        out.add(217, label, start < last ? features.word(last - 1) : -1, features.word(last));
        out.add(218, label, features.word(last + 2));
        out.add(219, label, features.word(start - 2), left);
        out.add(225, label, features.shape(start), features.shape(last));
        out.add(226, label, features.shape(last), punctuationAt(last + 1));
        out.add(227, label, last + 1 < features.size() ? features.boundaries()[last + 1] : -1);
    }

    /** Which fields the labeling has, and how many of each. */
    private void addComposition(int[] counts) {
        int present = 0;
        for (int label = 0; label < counts.length; label++) {
            if (counts[label] > 0) {
                present |= 1 << label;
                out.add(243, label, Math.min(MAX_COUNT, counts[label]));
            }
        }
        out.add(244, present & (TITLE | CONTAINER));
        out.add(245, present & (TITLE | CONTAINER | PUBLISHER));
        out.add(246, present & (TITLE | CONTAINER | PUBLISHER | PLACE | EDITOR | VOLUME));
        out.add(247, present & (CONTAINER | VOLUME | PAGE | ISSUE));
        out.add(248, present & (AUTHOR | EDITOR | TITLE));
        out.add(249, present & (PUBLISHER | PLACE | ISSUED));
        out.add(250, present);
        out.add(251, present & (TITLE | CONTAINER | PUBLISHER), profile);
        int titles = Math.min(MAX_COUNT, counts[Label.TITLE.ordinal()]);
        int containers = Math.min(MAX_COUNT, counts[Label.CONTAINER.ordinal()]);
        out.add(252, titles, containers, present & (PUBLISHER | EDITOR | VOLUME));
    }

    /** Hash of the punctuation mark at a token; {@link #WORD} for a word or a number, -1 and -2 outside the reference. */
    private int punctuationAt(int i) {
        if (i < 0 || i >= features.size()) {
            return i < 0 ? -1 : -2;
        }
        Token token = features.token(i);
        return token.isPunctuation() ? token.text().hashCode() : WORD;
    }
}
