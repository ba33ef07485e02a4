package preflight.console.upload;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Objects;
import preflight.access.account.Account;
import preflight.console.page.ConsoleLayout;
import preflight.console.session.CsrfProtection;
import preflight.console.session.Session;
import preflight.console.web.PageRequest;
import preflight.console.web.PageResponse;
import preflight.filecheck.CallPlan;
import preflight.filecheck.CallRefused;
import preflight.filecheck.FileCheck;
import preflight.filecheck.ManuscriptFiles;
import preflight.manuscript.FileFormat;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.UnreadableFile;
import preflight.report.Report;
import preflight.report.format.HtmlReport;

/** The page where a signed-in person uploads a file and receives its report. Neither is stored. */
public final class ReportPage {
    private static final int TOO_LARGE = 413;
    private static final int UNPROCESSABLE = 422;
    private static final int PLAN_REQUIRED = 403;

    private final HtmlReport html = new HtmlReport();
    private final UploadReader reader = new UploadReader();
    private final ConsoleLayout layout;
    private final CsrfProtection csrf;
    private final AccountCalls calls;

    public ReportPage(ConsoleLayout layout, CsrfProtection csrf, AccountCalls calls) {
        this.layout = layout;
        this.csrf = csrf;
        this.calls = calls;
    }

    /** The form that takes the file. */
    public PageResponse show(Session session) {
        return form(200, session, layout.accountOf(session), "");
    }

    /** The report on the uploaded file; when there is none, the form again with the reason. */
    public PageResponse check(Upload upload, Session session) throws InterruptedException {
        Account account = layout.accountOf(session);
        if (!account.plan().includesCalls()) {
            return form(PLAN_REQUIRED, session, account, "Checks are not in the Free plan: they need Pro or Max.");
        }
        try {
            Report report = report(receive(upload, session), account, upload.request());
            return PageResponse.selfContained(html.render(report), html.contentSecurityPolicy());
        } catch (UnreadableFile e) {
            return form(e.isTooLarge() ? TOO_LARGE : UNPROCESSABLE, session, account, message(e));
        } catch (CallRefused e) {
            PageResponse page = form(e.status(), session, account, message(e));
            return e.retryAfterSeconds() == null
                    ? page
                    : page.with("Retry-After", e.retryAfterSeconds().toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Receives the file. The CSRF token can be checked only after the form has arrived. */
    private ManuscriptContent receive(Upload upload, Session session) {
        try (UploadedFile file = upload.receive()) {
            csrf.require(upload.request(), session);
            if (file.tooLarge()) {
                throw UnreadableFile.tooLarge(
                        "The file is larger than %d MB. Check it in parts, or without its pictures."
                                .formatted(megabytes(ManuscriptFiles.MAX_BYTES)));
            }
            return reader.read(file);
        }
    }

    private Report report(ManuscriptContent submission, Account account, PageRequest request)
            throws CallRefused, IOException, InterruptedException {
        CallPlan plan = CallPlan.of(submission, CallPlan.CheckScope.ALL);
        String requestId = Objects.requireNonNullElse(request.header().apply("X-Request-Id"), "-");
        return new FileCheck(submission, plan, progress -> {})
                .run(calls.of(account, requestId))
                .report();
    }

    private PageResponse form(int status, Session session, Account account, String refused) {
        return layout.render(
                status,
                "report",
                session,
                account,
                Map.of(
                        "refused",
                        refused,
                        "endings",
                        FileFormat.extensionList(),
                        "mostBytes",
                        ManuscriptFiles.MAX_BYTES,
                        "most",
                        megabytes(ManuscriptFiles.MAX_BYTES),
                        "mostOfText",
                        megabytes(ManuscriptFiles.MAX_TEXT_BYTES),
                        "characters",
                        CallPlan.MAX_CHARACTERS,
                        "references",
                        CallPlan.MAX_REFERENCES,
                        "referencesPerCall",
                        CallPlan.MAX_REFERENCES_PER_CALL,
                        "available",
                        account.credits() - account.held()));
    }

    private static int megabytes(int bytes) {
        return bytes / 1024 / 1024;
    }

    private static String message(Exception refusal) {
        return Objects.requireNonNullElse(refusal.getMessage(), "");
    }
}
