package preflight.gateway.routes;

import org.apache.camel.Exchange;
import org.apache.camel.Message;
import org.apache.camel.Processor;

/**
 * Removes all headers of a caller but Content-Type, so that none reaches a log or another server. Content-Type is checked together
 * with the body. {@code removeHeaders} with {@code excludePatterns} would match a regular expression against every header of every call.
 */
public final class ContentTypeHeaderFilter implements Processor {

    @Override
    public void process(Exchange exchange) {
        Message message = exchange.getMessage();
        Object contentType = message.getHeader(Exchange.CONTENT_TYPE);
        message.removeHeaders("*");
        if (contentType != null) {
            message.setHeader(Exchange.CONTENT_TYPE, contentType);
        }
    }
}
