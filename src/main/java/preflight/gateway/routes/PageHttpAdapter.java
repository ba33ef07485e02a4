package preflight.gateway.routes;

import io.vertx.core.http.Cookie;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.camel.Exchange;
import org.apache.camel.component.platform.http.vertx.HttpMessage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import preflight.console.page.ErrorPages;
import preflight.console.web.PageRequest;
import preflight.console.web.PageResponse;

/**
 * Connects the routes of the pages to HTTP. Camel puts headers, query and form fields into one map, where a form field could pose
 * as a header, and filters the headers of an answer. So this class reads requests from and writes response headers to Vert.x directly.
 */
public final class PageHttpAdapter {
    private static final Logger LOG = LoggerFactory.getLogger(PageHttpAdapter.class);

    /** The exchange property with the HTTP message, which a bean step replaces in the exchange. */
    static final String HTTP_MESSAGE = "http";

    private final ErrorPages refusals;

    public PageHttpAdapter(ErrorPages refusals) {
        this.refusals = refusals;
    }

    /** Reads the request of the browser. */
    public PageRequest read(Exchange exchange) {
        exchange.setProperty(HTTP_MESSAGE, exchange.getMessage(HttpMessage.class));
        return request(exchange);
    }

    private static PageRequest request(Exchange exchange) {
        HttpServerRequest request = httpMessage(exchange).getRequest();
        return new PageRequest(
                request.uri(),
                request::getHeader,
                name -> {
                    Cookie cookie = request.getCookie(name);
                    return cookie == null ? null : cookie.getValue();
                },
                request::getParam,
                request::getFormAttribute);
    }

    /** Prepares the answer: writes the headers; Camel sends status and body. */
    public void write(Exchange exchange) {
        write(exchange, exchange.getMessage().getBody(PageResponse.class));
    }

    /** Prepares the answer to a failure. */
    public void refuse(Exchange exchange) {
        Throwable failure = exchange.getProperty(Exchange.EXCEPTION_CAUGHT, Throwable.class);
        PageResponse answer = refusals.toResponse(request(exchange), failure);
        String requestId = httpMessage(exchange).getRequest().getHeader("X-Request-Id");
        if (answer.status() == 500) {
            LOG.error("request {} failed", requestId, failure);
        } else if (answer.status() > 500) {
            LOG.warn("request {} answered {}: {}", requestId, answer.status(), failure.toString());
        }
        write(exchange, answer);
    }

    private static void write(Exchange exchange, PageResponse answer) {
        drainRequest(httpMessage(exchange).getRequest());
        HttpServerResponse response = httpMessage(exchange).getResponse();
        Map<String, List<String>> headers = answer.headers().stream()
                .collect(Collectors.groupingBy(
                        PageResponse.Header::name,
                        Collectors.mapping(PageResponse.Header::value, Collectors.toList())));
        headers.forEach(response::putHeader);
        exchange.getMessage().removeHeaders("*");
        exchange.getMessage().setHeader(Exchange.HTTP_RESPONSE_CODE, answer.status());
        exchange.getMessage().setHeader(Exchange.CONTENT_TYPE, answer.type());
        exchange.getMessage()
                .setBody(
                        switch (answer.content()) {
                            case PageResponse.Text(var text) -> text;
                            case PageResponse.Streamed(var stream) -> stream;
                        });
    }

    /** Lets the client finish sending its form, because a browser reads no answer before. */
    private static void drainRequest(HttpServerRequest request) {
        if (!request.isEnded()) {
            request.resume();
        }
    }

    private static HttpMessage httpMessage(Exchange exchange) {
        return exchange.getProperty(HTTP_MESSAGE, HttpMessage.class);
    }
}
