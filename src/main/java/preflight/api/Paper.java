package preflight.api;

import preflight.work.Csl;

/** A matched work. */
public record Paper(String canonicalId, Csl csl) {}
