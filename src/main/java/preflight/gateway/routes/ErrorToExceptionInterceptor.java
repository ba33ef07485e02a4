package preflight.gateway.routes;

import org.apache.camel.AsyncCallback;
import org.apache.camel.CamelContext;
import org.apache.camel.Exchange;
import org.apache.camel.NamedNode;
import org.apache.camel.Processor;
import org.apache.camel.spi.InterceptStrategy;
import org.apache.camel.support.AsyncProcessorConverterHelper;
import org.apache.camel.support.processor.DelegateAsyncProcessor;

/**
 * Turns a {@link java.lang.Error} that a step throws (a stack overflow on hostile text, for example) into an exception of its exchange.
 *
 * <p>The error handling of Camel ignores an Error. The hold would stay until it expires, and a multicast would wait for the branch
 * until the deadline.
 */
public final class ErrorToExceptionInterceptor implements InterceptStrategy {

    @Override
    public Processor wrapProcessorInInterceptors(
            CamelContext context, NamedNode definition, Processor target, Processor nextTarget) {
        return new ErrorCatchingProcessor(target);
    }

    private static final class ErrorCatchingProcessor extends DelegateAsyncProcessor {
        ErrorCatchingProcessor(Processor target) {
            super(AsyncProcessorConverterHelper.convert(target));
        }

        @Override
        public boolean process(Exchange exchange, AsyncCallback callback) {
            try {
                return super.process(exchange, callback);
            } catch (StackOverflowError | AssertionError | LinkageError error) {
                exchange.setException(new IllegalStateException(error));
                callback.done(true);
                return true;
            }
        }
    }
}
