package preflight.reference.parsing;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import preflight.reference.parsing.Reading.Stretch;

/** What a reading is as a whole: which fields follow which, how each looks and is set off, what there is and what there is not. */
final class ReadingFeatures {
    private static final int BEGINNING = 60;
    private static final int END = 61;
    private static final int MOST_TOLD = 3;
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

    private final Features features;
    private final int profile;
    private final Map<Long, StretchForm> forms = new HashMap<>();
    private final Hashes out = new Hashes();

    ReadingFeatures(Features features) {
        this.features = features;
        profile = features.profile();
    }

    /** The features of a stretch by itself, in place of those asked for before. Readings share most stretches. */
    Hashes of(Stretch stretch) {
        out.clear();
        form(stretch);
        words(stretch);
        return out;
    }

    /** The features of a reading besides those of its stretches, in place of those asked for before. */
    Hashes of(Reading reading) {
        out.clear();
        List<Stretch> stretches = reading.stretches();
        int[] counts = new int[Label.values().length];
        int[] before = {BEGINNING, BEGINNING, BEGINNING};
        int skeleton = 7;
        for (int k = 0; k < stretches.size(); k++) {
            Stretch stretch = stretches.get(k);
            int label = stretch.label();
            counts[label]++;
            order(stretch, before);
            out.add(212, label, k, Math.min(stretches.size() - k, MOST_TOLD));
            skeleton = skeleton * 31 + label;
            before[2] = before[1];
            before[1] = before[0];
            before[0] = label;
        }
        out.add(240, before[0], END);
        out.add(241, before[1], before[0], END);
        out.add(242, skeleton);
        out.add(253, stretches.size());
        whole(counts);
        return out;
    }

    private void order(Stretch stretch, int[] before) {
        int label = stretch.label();
        int start = stretch.start();
        int mark = markAt(start - 1);
        StretchForm form = form(start, stretch.end());
        out.add(200, before[0], label);
        out.add(201, before[1], before[0], label);
        out.add(202, before[2], before[1], before[0], label);
        out.add(203, before[0], label, mark);
        out.add(204, before[0], label, mark, mark == WORD ? -1 : markAt(start - 2));
        out.add(223, label, form.known(), before[0]);
        out.add(231, label, before[0], profile);
        out.add(233, label, before[0], before[1], form.length());
    }

    private StretchForm form(int start, int end) {
        return forms.computeIfAbsent((long) start << 32 | end, key -> StretchForm.of(features, start, end));
    }

    private void form(Stretch stretch) {
        int label = stretch.label();
        StretchForm form = form(stretch.start(), stretch.end());
        int ahead = markAt(stretch.start() - 1);
        int behind = markAt(stretch.end());
        int length = form.length();
        out.add(205, label, length);
        out.add(206, label, length, form.capitalShare());
        out.add(207, label, ahead, behind);
        out.add(208, label, ahead, behind, length);
        out.add(209, label, form.sentences(), length);
        out.add(210, label, form.open());
        out.add(211, label, form.numbers(), form.years());
        out.add(220, label, form.home(), form.homeShare());
        out.add(221, label, form.home(), form.homeShare(), length);
        out.add(222, label, form.known());
        out.add(224, label, form.strange(), form.home());
        out.add(228, label, form.small(), Math.min(form.capitals(), MOST_TOLD), length);
        out.add(230, label, profile);
        out.add(232, label, length, profile);
    }

    private void words(Stretch stretch) {
        int label = stretch.label();
        int start = stretch.start();
        int last = stretch.end() - 1;
        int ahead = markAt(start - 1);
        out.add(213, label, features.word(start));
        out.add(214, label, features.word(last));
        out.add(215, label, features.word(start), ahead);
        out.add(216, label, features.word(start), start < last ? features.word(start + 1) : -1);
        out.add(217, label, start < last ? features.word(last - 1) : -1, features.word(last));
        out.add(218, label, features.word(last + 2));
        out.add(219, label, features.word(start - 2), ahead);
        out.add(225, label, features.shape(start), features.shape(last));
        out.add(226, label, features.shape(last), markAt(last + 1));
        out.add(227, label, last + 1 < features.size() ? features.boundaries()[last + 1] : -1);
    }

    /** What there is in the reference and how often. */
    private void whole(int[] counts) {
        int there = 0;
        for (int label = 0; label < counts.length; label++) {
            if (counts[label] > 0) {
                there |= 1 << label;
                out.add(243, label, Math.min(MOST_TOLD, counts[label]));
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
        int titles = Math.min(MOST_TOLD, counts[Label.TITLE.ordinal()]);
        int containers = Math.min(MOST_TOLD, counts[Label.CONTAINER.ordinal()]);
        out.add(252, titles, containers, there & (PUBLISHER | EDITOR | VOLUME));
    }

    /** The mark that stands there; a word is none. */
    private int markAt(int i) {
        if (i < 0 || i >= features.size()) {
            return i < 0 ? -1 : -2;
        }
        Token token = features.token(i);
        return token.isMark() ? token.text().hashCode() : WORD;
    }
}
