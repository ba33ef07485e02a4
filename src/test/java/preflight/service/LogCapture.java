package preflight.service;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.AppenderBase;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.slf4j.LoggerFactory;

/** All that is logged while it is open, by whomever, from DEBUG on. */
public final class LogCapture extends AppenderBase<ILoggingEvent> implements AutoCloseable {
    private final Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    private final Logger ours = (Logger) LoggerFactory.getLogger("preflight");
    private final Level before = ours.getLevel();
    private final List<String> lines = new CopyOnWriteArrayList<>();

    public LogCapture() {
        setContext(root.getLoggerContext());
        start();
        root.addAppender(this);
        ours.setLevel(Level.DEBUG);
    }

    @Override
    protected void append(ILoggingEvent event) {
        lines.add(event.getFormattedMessage() + " " + Arrays.toString(event.getArgumentArray()) + " "
                + ThrowableProxyUtil.asString(event.getThrowableProxy()));
    }

    public List<String> lines() {
        return lines;
    }

    @Override
    public void close() {
        ours.setLevel(before);
        root.detachAppender(this);
        stop();
    }
}
