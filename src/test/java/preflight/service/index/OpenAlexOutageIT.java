package preflight.service.index;

class OpenAlexOutageIT extends LiveIndexOutage {
    OpenAlexOutageIT() {
        super(new OpenAlexStub(), "OpenAlex", "openalex");
    }
}
