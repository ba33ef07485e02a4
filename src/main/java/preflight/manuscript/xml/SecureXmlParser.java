package preflight.manuscript.xml;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import preflight.manuscript.UnreadableFile;

/** Parses untrusted XML: no external access, no entity expansion. A DOCTYPE is allowed, because JATS files have one. */
public final class SecureXmlParser {
    private static final String JDK_LIMIT = "http://www.oracle.com/xml/jaxp/properties/";

    private SecureXmlParser() {}

    /**
     * Parses a file.
     *
     * @throws UnreadableFile if it is not well-formed or uses entities that it declares
     */
    public static Document parse(String file, byte[] content) {
        try {
            DocumentBuilder builder = factory().newDocumentBuilder();
            builder.setErrorHandler(new QuietErrorHandler());
            builder.setEntityResolver((publicId, systemId) -> new InputSource(new ByteArrayInputStream(new byte[0])));
            return builder.parse(new ByteArrayInputStream(content));
        } catch (SAXParseException e) {
            throw new UnreadableFile(
                    "%s is not well-formed XML, or uses entities of its own: line %d, column %d."
                            .formatted(file, e.getLineNumber(), e.getColumnNumber()),
                    e);
        } catch (SAXException | IOException e) {
            throw new UnreadableFile("%s is not well-formed XML.".formatted(file), e);
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static DocumentBuilderFactory factory() throws ParserConfigurationException {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        factory.setFeature("http://xml.org/sax/features/external-general-entities", false);
        factory.setFeature("http://xml.org/sax/features/external-parameter-entities", false);
        factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_DTD, "");
        factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_SCHEMA, "");
        factory.setAttribute(JDK_LIMIT + "entityExpansionLimit", "1");
        factory.setAttribute(JDK_LIMIT + "maxElementDepth", "500");
        factory.setXIncludeAware(false);
        factory.setNamespaceAware(true);
        return factory;
    }

    /** The default handler prints to standard error. */
    private static final class QuietErrorHandler implements ErrorHandler {
        @Override
        public void warning(SAXParseException e) {
            // A warning does not make a file unreadable.
        }

        @Override
        public void error(SAXParseException e) {
            // Validity errors do not matter: nothing is validated.
        }

        @Override
        public void fatalError(SAXParseException e) throws SAXParseException {
            throw e;
        }
    }
}
