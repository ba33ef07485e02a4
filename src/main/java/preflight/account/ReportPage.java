package preflight.account;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Objects;
import preflight.access.Account;
import preflight.filecheck.CallRefused;
import preflight.filecheck.FileCheck;
import preflight.manuscript.CallPlan;
import preflight.manuscript.FileFormat;
import preflight.manuscript.ManuscriptFiles;
import preflight.manuscript.NotReadable;
import preflight.manuscript.Submission;
import preflight.report.HtmlReport;
import preflight.report.Report;

/** Where somebody signed in sends a file and gets its report. Neither is kept. */
public final class ReportPage {
    private static final int TOO_LARGE = 413;
    private static final int NOT_UNDERSTOOD = 422;
    private static final int PLAN_REQUIRED = 403;

    private final HtmlReport html = new HtmlReport();
    private final ManuscriptReading reading = new ManuscriptReading();
    private final Frame frame;
    private final FormGuard guard;
    private final AccountCalls calls;

    ReportPage(Frame frame, FormGuard guard, AccountCalls calls) {
        this.frame = frame;
        this.guard = guard;
        this.calls = calls;
    }

    /** The page where the file is chosen. */
    public PageAnswer show(Session session) {
        return form(200, session, frame.accountOf(session), "");
    }

    /** The report on the file that was sent; when there is none, the page again with the reason. */
    public PageAnswer check(Upload upload, Session session) throws InterruptedException {
        Account account = frame.accountOf(session);
        if (!account.plan().mayCall()) {
            return form(PLAN_REQUIRED, session, account, "Checks are not in the Free plan: they need Pro or Max.");
        }
        try {
            Report report = report(received(upload, session), account, upload.request());
            return PageAnswer.selfContained(html.render(report), html.policy());
        } catch (NotReadable e) {
            return form(e.isTooLarge() ? TOO_LARGE : NOT_UNDERSTOOD, session, account, said(e));
        } catch (CallRefused e) {
            PageAnswer page = form(e.status(), session, account, said(e));
            return e.retryAfterSeconds() == null
                    ? page
                    : page.with("Retry-After", e.retryAfterSeconds().toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The guard can look only at a form that has arrived. */
    private Submission received(Upload upload, Session session) {
        try (SentFile file = upload.receive()) {
            guard.require(upload.request(), session);
            if (file.tooLarge()) {
                throw NotReadable.tooLarge("The file is larger than %d MB. Check it in parts, or without its pictures."
                        .formatted(megabytes(ManuscriptFiles.MOST_BYTES)));
            }
            return reading.of(file);
        }
    }

    private Report report(Submission submission, Account account, PageRequest request)
            throws CallRefused, IOException, InterruptedException {
        CallPlan plan = CallPlan.of(submission, CallPlan.Scope.ALL);
        String requestId = Objects.requireNonNullElse(request.header().apply("X-Request-Id"), "-");
        return new FileCheck(submission, plan, progress -> {})
                .with(calls.of(account, requestId))
                .report();
    }

    private PageAnswer form(int status, Session session, Account account, String refused) {
        return frame.page(
                status,
                "report",
                session,
                account,
                Map.of(
                        "refused",
                        refused,
                        "endings",
                        FileFormat.endings(),
                        "mostBytes",
                        ManuscriptFiles.MOST_BYTES,
                        "most",
                        megabytes(ManuscriptFiles.MOST_BYTES),
                        "mostOfText",
                        megabytes(ManuscriptFiles.MOST_BYTES_OF_TEXT),
                        "characters",
                        CallPlan.MOST_CHARACTERS,
                        "references",
                        CallPlan.MOST_REFERENCES,
                        "available",
                        account.credits() - account.held()));
    }

    private static int megabytes(int bytes) {
        return bytes / 1024 / 1024;
    }

    private static String said(Exception refusal) {
        return Objects.requireNonNullElse(refusal.getMessage(), "");
    }
}
