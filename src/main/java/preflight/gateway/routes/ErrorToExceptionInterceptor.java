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
 * Makes a {@link java.lang.Error} thrown by a step (a stack overflow on hostile text, say) the failure of its exchange.
 *
 * <p>Camel's error handling sees only what a step sets as exception: an Error would pass it by, the hold would stay until it
 * expires, and a branch of a fan-out would be waited for until the deadline.
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
