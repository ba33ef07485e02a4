package preflight.api.answer;

import preflight.work.CslItem;

/** A matched work. */
public record MatchedPaper(String canonicalId, CslItem csl) {}
