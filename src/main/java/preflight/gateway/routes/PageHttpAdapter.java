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
 * Between the routes of the pages and HTTP. Camel lays headers, query and form into one map, where a form could pass itself
 * off as a header, and keeps some headers from the answer; so requests are read and answers' headers written here, straight
 * from and to the server.
 */
public final class PageHttpAdapter {
    private static final Logger LOG = LoggerFactory.getLogger(PageHttpAdapter.class);

    /** The exchange property with the two ends of the connection: a bean that answers replaces the message that had them. */
    static final String HTTP_MESSAGE = "http";

    private final ErrorPages refusals;

    public PageHttpAdapter(ErrorPages refusals) {
        this.refusals = refusals;
    }

    /** What the browser asks for. */
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

    /** Lets Camel send an answer: the headers are written, status and body are left to it. */
    public void write(Exchange exchange) {
        write(exchange, exchange.getMessage().getBody(PageResponse.class));
    }

    /** Has the failure of a page answered. */
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

    /** Whoever is answered before the form has arrived goes on sending, and reads no answer before that is done. */
    private static void drainRequest(HttpServerRequest request) {
        if (!request.isEnded()) {
            request.resume();
        }
    }

    private static HttpMessage httpMessage(Exchange exchange) {
        return exchange.getProperty(HTTP_MESSAGE, HttpMessage.class);
    }
}
