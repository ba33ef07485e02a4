package preflight.console.page;

import io.pebbletemplates.pebble.PebbleEngine;
import io.pebbletemplates.pebble.loader.ClasspathLoader;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Map;

/** The templates of the pages. Every value is escaped; a missing value is an error. */
public final class PageTemplates {
    private final PebbleEngine engine;

    public PageTemplates() {
        ClasspathLoader pages = new ClasspathLoader();
        pages.setPrefix("console/pages");
        pages.setSuffix(".html");
        engine = new PebbleEngine.Builder()
                .loader(pages)
                .strictVariables(true)
                .autoEscaping(true)
                .defaultLocale(Locale.ENGLISH)
                .build();
    }

    String render(String page, Map<String, Object> values) {
        StringWriter text = new StringWriter();
        try {
            engine.getTemplate(page).evaluate(text, values);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }
}
