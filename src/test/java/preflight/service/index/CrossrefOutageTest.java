package preflight.service.index;

class CrossrefOutageTest extends LiveIndexOutage {
    CrossrefOutageTest() {
        super(new CrossrefStub(RATE), "Crossref", "crossref");
    }
}
