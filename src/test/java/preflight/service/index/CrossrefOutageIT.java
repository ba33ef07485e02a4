package preflight.service.index;

class CrossrefOutageIT extends LiveIndexOutage {
    CrossrefOutageIT() {
        super(new CrossrefStub(RATE), "Crossref", "crossref");
    }
}
