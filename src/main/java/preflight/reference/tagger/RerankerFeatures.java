package preflight.reference.tagger;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import preflight.reference.tagger.Labeling.Span;
import preflight.reference.tagger.feature.FeatureHashes;
import preflight.reference.tagger.feature.Token;
import preflight.reference.tagger.feature.TokenFeatures;

/** What a reading is as a whole: which fields follow which, how each looks and is set off, what there is and what there is not. */
public final class RerankerFeatures {
    private static final int BEGIN_LABEL = 60;
    private static final int END_LABEL = 61;
    private static final int MAX_COUNT = 3;
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

    public RerankerFeatures(TokenFeatures features) {
        this.features = features;
        profile = features.profile();
    }

    /** The features of a stretch by itself, in place of those asked for before. Readings share most stretches. */
    public FeatureHashes of(Span stretch) {
        out.clear();
        shape(stretch);
        words(stretch);
        return out;
    }

    /** The features of a reading besides those of its stretches, in place of those asked for before. */
    public FeatureHashes of(Labeling reading) {
        out.clear();
        List<Span> stretches = reading.spans();
        int[] counts = new int[Label.values().length];
        int[] before = {BEGIN_LABEL, BEGIN_LABEL, BEGIN_LABEL};
        int skeleton = 7;
        for (int k = 0; k < stretches.size(); k++) {
            Span stretch = stretches.get(k);
            int label = stretch.label();
            counts[label]++;
            order(stretch, before);
            out.add(212, label, k, Math.min(stretches.size() - k, MAX_COUNT));
            skeleton = skeleton * 31 + label;
            before[2] = before[1];
            before[1] = before[0];
            before[0] = label;
        }
        out.add(240, before[0], END_LABEL);
        out.add(241, before[1], before[0], END_LABEL);
        out.add(242, skeleton);
        out.add(253, stretches.size());
        composition(counts);
        return out;
    }

    private void order(Span stretch, int[] before) {
        int label = stretch.label();
        int start = stretch.start();
        int mark = punctuationAt(start - 1);
        SpanShape form = shape(start, stretch.end());
        out.add(200, before[0], label);
        out.add(201, before[1], before[0], label);
        out.add(202, before[2], before[1], before[0], label);
        out.add(203, before[0], label, mark);
        out.add(204, before[0], label, mark, mark == WORD ? -1 : punctuationAt(start - 2));
        out.add(223, label, form.gazetteerMatch(), before[0]);
        out.add(231, label, before[0], profile);
        out.add(233, label, before[0], before[1], form.length());
    }

    private SpanShape shape(int start, int end) {
        return shapes.computeIfAbsent((long) start << 32 | end, key -> SpanShape.of(features, start, end));
    }

    private void shape(Span stretch) {
        int label = stretch.label();
        SpanShape form = shape(stretch.start(), stretch.end());
        int ahead = punctuationAt(stretch.start() - 1);
        int behind = punctuationAt(stretch.end());
        int length = form.length();
        out.add(205, label, length);
        out.add(206, label, length, form.capitalisedShare());
        out.add(207, label, ahead, behind);
        out.add(208, label, ahead, behind, length);
        out.add(209, label, form.sentences(), length);
        out.add(210, label, form.openBrackets());
        out.add(211, label, form.numbers(), form.years());
        out.add(220, label, form.mainPart(), form.mainPartShare());
        out.add(221, label, form.mainPart(), form.mainPartShare(), length);
        out.add(222, label, form.gazetteerMatch());
        out.add(224, label, form.unknownShare(), form.mainPart());
        out.add(228, label, form.lowerCase(), Math.min(form.capitalised(), MAX_COUNT), length);
        out.add(230, label, profile);
        out.add(232, label, length, profile);
    }

    private void words(Span stretch) {
        int label = stretch.label();
        int start = stretch.start();
        int last = stretch.end() - 1;
        int ahead = punctuationAt(start - 1);
        out.add(213, label, features.word(start));
        out.add(214, label, features.word(last));
        out.add(215, label, features.word(start), ahead);
        out.add(216, label, features.word(start), start < last ? features.word(start + 1) : -1);
        out.add(217, label, start < last ? features.word(last - 1) : -1, features.word(last));
        out.add(218, label, features.word(last + 2));
        out.add(219, label, features.word(start - 2), ahead);
        out.add(225, label, features.shape(start), features.shape(last));
        out.add(226, label, features.shape(last), punctuationAt(last + 1));
        out.add(227, label, last + 1 < features.size() ? features.boundaries()[last + 1] : -1);
    }

    /** What there is in the reference and how often. */
    private void composition(int[] counts) {
        int there = 0;
        for (int label = 0; label < counts.length; label++) {
            if (counts[label] > 0) {
                there |= 1 << label;
                out.add(243, label, Math.min(MAX_COUNT, counts[label]));
            }
        }
        out.add(244, there & (TITLE | CONTAINER));
        out.add(245, there & (TITLE | CONTAINER | PUBLISHER));
        out.add(246, there & (TITLE | CONTAINER | PUBLISHER | PLACE | EDITOR | VOLUME));
        out.add(247, there & (CONTAINER | VOLUME | PAGE | ISSUE));
        out.add(248, there & (AUTHOR | EDITOR | TITLE));
        out.add(249, there & (PUBLISHER | PLACE | ISSUED));
        out.add(250, there);
        out.add(251, there & (TITLE | CONTAINER | PUBLISHER), profile);
        int titles = Math.min(MAX_COUNT, counts[Label.TITLE.ordinal()]);
        int containers = Math.min(MAX_COUNT, counts[Label.CONTAINER.ordinal()]);
        out.add(252, titles, containers, there & (PUBLISHER | EDITOR | VOLUME));
    }

    /** The mark that stands there; a word is none. */
    private int punctuationAt(int i) {
        if (i < 0 || i >= features.size()) {
            return i < 0 ? -1 : -2;
        }
        Token token = features.token(i);
        return token.isPunctuation() ? token.text().hashCode() : WORD;
    }
}
