package preflight.service;

class CrossrefOutageTest extends LiveIndexOutage {
    CrossrefOutageTest() {
        super(new CrossrefStandIn(RATE), "Crossref", "crossref");
    }
}
