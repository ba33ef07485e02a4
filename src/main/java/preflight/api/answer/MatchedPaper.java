package preflight.api.answer;

import preflight.work.CslItem;

/** The work of the index that a reference was matched with. */
public record MatchedPaper(String canonicalId, CslItem csl) {}
