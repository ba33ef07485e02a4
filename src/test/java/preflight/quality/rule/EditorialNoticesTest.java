package preflight.quality.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.quality.TestSources.OWN;
import static preflight.quality.TestSources.notice;

import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.quality.TestSources.WorkBuilder;
import preflight.work.Doi;
import preflight.work.Update;
import preflight.work.Update.Kind;

class EditorialNoticesTest {
    private static final Update RETRACTION = notice(Kind.RETRACTION, "2020-01-01");

    @Test
    void reportsTheMoreCompleteRecordOfANotice() {
        Update complete = new Update(
                Kind.RETRACTION, new Doi("10.1000/notice"), LocalDate.parse("2020-01-01"), "publisher", List.of());

        assertThat(of(RETRACTION, complete).retraction())
                .hasValueSatisfying(notice -> assertThat(notice.noticeDoi()).isEqualTo(complete.noticeDoi()));
    }

    @Test
    void aReinstatementEndsEarlierNoticesOnly() {
        assertThat(of(RETRACTION, notice(Kind.REINSTATEMENT, "2021-01-01")).retraction())
                .isEmpty();
        assertThat(of(RETRACTION, notice(Kind.REINSTATEMENT, "2019-01-01")).retraction())
                .isPresent();
        assertThat(of(RETRACTION, notice(Kind.REINSTATEMENT)).retraction()).isEmpty();
    }

    @Test
    void aRetractedWorkHasNoFurtherNotices() {
        EditorialNotices notices =
                of(RETRACTION, notice(Kind.WITHDRAWAL), notice(Kind.EXPRESSION_OF_CONCERN), notice(Kind.CORRECTION));

        assertThat(notices.withdrawal()).isEmpty();
        assertThat(notices.concern()).isEmpty();
        assertThat(notices.correction()).isEmpty();
    }

    @Test
    void aWorkIsNoCorrectionOfItself() {
        Update itself = new Update(Kind.CORRECTION, OWN, null, null, List.of());

        assertThat(of(itself).correction()).isEmpty();
        assertThat(of(notice(Kind.CORRECTION)).correction()).isPresent();
    }

    @Test
    void aNoticeHasNoNoticesOfItsOwn() {
        assertThat(new EditorialNotices(WorkBuilder.work()
                                .title("Retraction: On things")
                                .with(RETRACTION)
                                .build())
                        .retraction())
                .isEmpty();
    }

    private static EditorialNotices of(Update... updates) {
        return new EditorialNotices(WorkBuilder.work().with(updates).build());
    }
}
