package preflight.service;

class OpenAlexOutageTest extends LiveIndexOutage {
    OpenAlexOutageTest() {
        super(new OpenAlexStandIn(), "OpenAlex", "openalex");
    }
}
