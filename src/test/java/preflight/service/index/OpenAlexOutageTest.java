package preflight.service.index;

class OpenAlexOutageTest extends LiveIndexOutage {
    OpenAlexOutageTest() {
        super(new OpenAlexStub(), "OpenAlex", "openalex");
    }
}
