package preflight.work.lucene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.SortedDocValuesField;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.util.BytesRef;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import preflight.work.Doi;
import preflight.work.Identifiers;
import preflight.work.IndexAnswer;
import preflight.work.PersonName;
import preflight.work.StoreLockedException;
import preflight.work.Update;
import preflight.work.Work;
import preflight.work.WorkQuery;

class LuceneWorkIndexTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void returnsAWorkWithAllItsFields() throws IOException {
        Work full = new Work(
                "https://doi.org/10.5555/full",
                "article-journal",
                "Tides of a Shallow Sea",
                List.of("Tides of a Shallow Sea: A Survey", "Gezeiten"),
                List.of(PersonName.of("Moreau", "Anne-Marie"), PersonName.literal("Tide Group")),
                List.of("Journal of Seas", "J Seas"),
                1987,
                "12",
                "3",
                "101-118",
                "Sea Press",
                new Identifiers(new Doi("10.5555/full"), "1706.03762", "123456", List.of("9780306406157")),
                0,
                List.of(new Update(
                        Update.Kind.RETRACTION,
                        new Doi("10.5555/notice"),
                        LocalDate.of(1990, 2, 3),
                        "publisher",
                        List.of("Error in data"))),
                true,
                new Doi("10.5555/published"));
        Work bare = work("urn:bare", "Bare", null, null, null, null);
        put(full, bare);
        try (LuceneWorkIndex index = new LuceneWorkIndex(folder)) {
            assertThat(found(index, byTitle("tides of a shallow sea"))).containsExactly(full);
            assertThat(found(index, byTitle("bare"))).containsExactly(bare);
        }
    }

    @Test
    void findsAWorkByAnyOfItsIdentifiers() throws IOException {
        Work work = new Work(
                "https://doi.org/10.5555/abc",
                "article",
                "Unnamed",
                List.of(),
                List.of(),
                List.of(),
                null,
                null,
                null,
                null,
                null,
                new Identifiers(new Doi("10.5555/abc"), "hep-th/9901001", "42", List.of("9780306406157")),
                null,
                List.of(),
                false,
                null);
        put(work);
        try (LuceneWorkIndex index = new LuceneWorkIndex(folder)) {
            assertThat(found(index, byIds(new Identifiers(new Doi("10.5555/abc"), null, null, List.of()))))
                    .hasSize(1);
            assertThat(found(index, byIds(new Identifiers(null, "hep-th/9901001", null, List.of()))))
                    .hasSize(1);
            assertThat(found(index, byIds(new Identifiers(null, null, "42", List.of()))))
                    .hasSize(1);
            assertThat(found(index, byIds(new Identifiers(null, null, null, List.of("9780306406157")))))
                    .hasSize(1);
            assertThat(found(index, byIds(new Identifiers(null, null, "43", List.of()))))
                    .isEmpty();
        }
    }

    @Test
    void findsAWorkByItsCoordinatesWhereTheReferenceHasNoTitle() throws IOException {
        put(
                work("urn:a", "One Title", "Okafor", 1999, "7", "31-40"),
                work("urn:b", "Other Title", "Okafor", 2001, "9", "3"));
        WorkQuery query = new WorkQuery(
                "Okafor, B. J. Seas 1999, 7, 31",
                Identifiers.NONE,
                null,
                List.of("Okafor"),
                "J. Seas",
                "7",
                "31",
                1999);
        try (LuceneWorkIndex index = new LuceneWorkIndex(folder)) {
            assertThat(found(index, query).getFirst().canonicalId()).isEqualTo("urn:a");
        }
    }

    @Test
    void findsAmongManyWorksOfAVolumeTheOneThatHasNoMoreThanTheReferenceSays() throws IOException {
        Work[] works = new Work[60];
        for (int i = 0; i < 60; i++) {
            works[i] = inSeas("urn:" + i, "Note " + i, i == 47 ? null : "Okafor", i == 47 ? null : "" + (100 + i));
        }
        put(works);
        WorkQuery read = new WorkQuery(
                "Journal of Seas 7 (1999)", Identifiers.NONE, null, List.of(), "Journal of Seas", "7", null, 1999);
        WorkQuery unread =
                new WorkQuery("Journal of Seas 7, (1999)", Identifiers.NONE, null, List.of(), null, null, null, null);
        try (LuceneWorkIndex index = new LuceneWorkIndex(folder)) {
            assertThat(found(index, read)).extracting(Work::canonicalId).contains("urn:47");
            assertThat(found(index, unread)).extracting(Work::canonicalId).contains("urn:47");
        }
    }

    @Test
    void findsByAPageThatWasReadAsAVolumeOrBrokenInTwo() throws IOException {
        put(inSeas("urn:a", "Note on waves", "Okafor", "1250-1260"));
        WorkQuery asVolume = new WorkQuery(
                "B. Okafor, Seas 1250", Identifiers.NONE, null, List.of("Okafor"), null, "1250", null, null);
        WorkQuery broken = new WorkQuery(
                "B. Okafor, Seas 7, 12 50 (19 99)", Identifiers.NONE, null, List.of("Oka for"), null, null, "12", null);
        try (LuceneWorkIndex index = new LuceneWorkIndex(folder)) {
            assertThat(found(index, asVolume)).hasSize(1);
            assertThat(found(index, broken)).hasSize(1);
        }
    }

    @Test
    void looksNoFurtherWhereAWorkStandsInItsPlaceUnderItsTitle() throws IOException {
        put(
                inSeas("urn:a", "Waves of the northern bays", "Okafor", "31-40"),
                inSeas("urn:b", "Waves of the northern bays in winter", "Lind", "90"));
        WorkQuery whole = new WorkQuery(
                "Okafor, B. Waves of the northern bays. Journal of Seas 7 (1999) 31",
                Identifiers.NONE,
                "Waves of the northern bays",
                List.of("Okafor"),
                "Journal of Seas",
                "7",
                "31",
                1999);
        WorkQuery more = new WorkQuery(
                whole.raw() + "; Lind, B. Waves of the northern bays in winter",
                whole.ids(),
                whole.title(),
                whole.authors(),
                whole.container(),
                whole.volume(),
                whole.firstPage(),
                whole.year());
        try (LuceneWorkIndex index = new LuceneWorkIndex(folder)) {
            assertThat(found(index, whole)).extracting(Work::canonicalId).containsExactly("urn:a");
            assertThat(found(index, more)).extracting(Work::canonicalId).contains("urn:a", "urn:b");
        }
    }

    @Test
    void putsTitlesFirstThatHaveMoreOfTheWordsOrFewerOthers() throws IOException {
        put(
                work("urn:some", "Waves and ships", null, null, null, null),
                work("urn:long", "Waves of northern bays and all that lives in them", null, null, null, null),
                work("urn:best", "Waves of northern bays", null, null, null, null),
                work("urn:other", "Sands", null, null, null, null));
        try (LuceneWorkIndex index = new LuceneWorkIndex(folder)) {
            assertThat(found(index, byTitle("northern bays waves")))
                    .extracting(Work::canonicalId)
                    .containsExactly("urn:best", "urn:long");
        }
    }

    @Test
    void findsAnUnsignedPieceThoughItsNumbersAreSpoilt() throws IOException {
        put(inSeas("urn:a", "Editorial board", null, "IFC"), inSeas("urn:b", "Contents", null, "248"));
        try (LuceneWorkIndex index = new LuceneWorkIndex(folder)) {
            assertThat(found(index, unread("1Seas 7, IFC (1999)")))
                    .extracting(Work::canonicalId)
                    .contains("urn:a");
            assertThat(found(index, unread("1Jou rnal of Se as7, 248 (19Y9)")))
                    .extracting(Work::canonicalId)
                    .contains("urn:b");
        }
    }

    @Test
    void looksForAChapterThoughItsBookStandsInTheString() throws IOException {
        put(
                work("urn:book", "Tides and winds of northern seas", "Lind", 1999, null, null),
                work("urn:a", "Overture", "Lind", List.of("Tides and winds of northern seas"), 1999, null, "31-40"));
        try (LuceneWorkIndex index = new LuceneWorkIndex(folder)) {
            assertThat(found(index, ofLind("Lind, B. Tides and winds of northern seas (1999) 31", "31")))
                    .extracting(Work::canonicalId)
                    .contains("urn:book", "urn:a");
            assertThat(found(index, ofLind("Lind, B. Tides and winds of northern seas (1999)", null)))
                    .extracting(Work::canonicalId)
                    .containsExactly("urn:book");
        }
    }

    private static WorkQuery ofLind(String raw, @Nullable String page) {
        return new WorkQuery(
                raw, Identifiers.NONE, "Tides and winds of northern seas", List.of("Lind"), null, null, page, 1999);
    }

    @Test
    void putsFirstInAPlaceWhoseTitleTheStringHas() throws IOException {
        Work[] entries = new Work[40];
        for (int i = 0; i < 40; i++) {
            String title = i == 27 ? "Pea comb" : "Entry " + (char) ('a' + i % 26) + i;
            entries[i] = work("urn:" + i, title, null, List.of("Dictionary of Genetics"), 2004, null, null);
        }
        put(entries);
        try (LuceneWorkIndex index = new LuceneWorkIndex(folder)) {
            assertThat(found(index, unread("Pea Comb. (2004). Dictionary of Genetics.")))
                    .extracting(Work::canonicalId)
                    .contains("urn:27");
        }
    }

    @Test
    void findsByTwoNamesWhereNoNumberCanBeRead() throws IOException {
        Work work = new Work(
                "urn:a",
                "article-journal",
                "Tides",
                List.of(),
                List.of(PersonName.of("Ordentlich", "Or"), PersonName.of("Erez", "Uri")),
                List.of("Symposium on Information Theory"),
                2014,
                null,
                null,
                null,
                null,
                Identifiers.NONE,
                null,
                List.of(),
                false,
                null);
        put(work, inSeas("urn:b", "Waves", "Okafor", "90"));
        try (LuceneWorkIndex index = new LuceneWorkIndex(folder)) {
            assertThat(found(
                            index, unread("1 O.Ordentlich and U.Erez, Intern ational Symposium on Information Theory")))
                    .extracting(Work::canonicalId)
                    .containsExactly("urn:a");
        }
    }

    private static WorkQuery unread(String raw) {
        return new WorkQuery(raw, Identifiers.NONE, null, List.of(), null, null, null, null);
    }

    @Test
    void readsWorksWhereAnEarlierVersionStoredThem() throws IOException {
        Work work = work("urn:a", "First work", "Okafor", 1999, null, null);
        Document earlier = new Document();
        earlier.add(new StringField(IndexFields.ID, "urn:a", Field.Store.NO));
        earlier.add(new SortedDocValuesField(IndexFields.ID, new BytesRef("urn:a")));
        earlier.add(new TextField(IndexFields.TITLE, "first work", Field.Store.NO));
        earlier.add(new StoredField(IndexFields.LEGACY_RECORD, WorkCodec.encode(work)));
        try (FSDirectory directory = FSDirectory.open(folder);
                IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig())) {
            writer.addDocument(earlier);
        }
        try (LuceneWorkIndex index = new LuceneWorkIndex(folder)) {
            assertThat(found(index, byTitle("first work"))).containsExactly(work);
        }
    }

    @Test
    void replacesAWorkThatIsThereAlready() throws IOException {
        put(work("urn:a", "Old name of it", null, null, null, null));
        put(work("urn:a", "New name of it", null, null, null, null));
        try (LuceneWorkIndex index = new LuceneWorkIndex(folder)) {
            assertThat(index.count()).isEqualTo(1);
            assertThat(found(index, byTitle("old name of it")))
                    .extracting(Work::title)
                    .containsExactly("New name of it");
        }
    }

    @Test
    void answersFromTheLastCommitUntilItIsRefreshed() throws IOException {
        put(work("urn:a", "First work", null, null, null, null));
        try (LuceneWorkIndex index = new LuceneWorkIndex(folder);
                LuceneWorkStore store = new LuceneWorkStore(folder)) {
            store.put(work("urn:b", "Second work", null, null, null, null));
            index.refresh();
            assertThat(index.count()).isEqualTo(1);
            store.commit();
            assertThat(store.count()).isEqualTo(2);
            assertThat(index.count()).isEqualTo(1);
            index.refresh();
            assertThat(index.count()).isEqualTo(2);
        }
    }

    @Test
    void keepsTheLastCommitOfAnImportThatWasCutOff() throws IOException {
        try (LuceneWorkStore store = new LuceneWorkStore(folder)) {
            store.put(work("urn:a", "Committed", null, null, null, null));
            store.commit();
            store.put(work("urn:b", "Cut off", null, null, null, null));
        }
        try (LuceneWorkIndex index = new LuceneWorkIndex(folder)) {
            assertThat(index.count()).isEqualTo(1);
        }
    }

    @Test
    void arrangesTheIndexInOneSegmentWhenMostOfItIsNew() throws IOException {
        put(work("urn:a", "First work", null, null, null, null));
        try (LuceneWorkStore store = new LuceneWorkStore(folder)) {
            store.put(work("urn:b", "Second work", null, null, null, null));
            store.commit();
            assertThat(segments()).isEqualTo(2);

            assertThat(store.forceMerge()).isTrue();
            assertThat(segments()).isEqualTo(1);
        }
        try (LuceneWorkIndex index = new LuceneWorkIndex(folder)) {
            assertThat(found(index, byTitle("first work")))
                    .extracting(Work::title)
                    .containsExactlyInAnyOrder("First work", "Second work");
        }
    }

    @Test
    void doesNotArrangeAWholeIndexAnewForAFewWorks() throws IOException {
        put(work("urn:a", "First work", null, null, null, null), work("urn:b", "Second work", null, null, null, null));
        try (LuceneWorkStore store = new LuceneWorkStore(folder)) {
            store.put(work("urn:c", "Third work", null, null, null, null));
            store.commit();

            assertThat(store.forceMerge()).isFalse();
            assertThat(segments()).isEqualTo(2);
        }
    }

    @Test
    void arrangesNothingWhenNothingCame() throws IOException {
        try (LuceneWorkStore store = new LuceneWorkStore(folder)) {
            store.commit();

            assertThat(store.forceMerge()).isFalse();
        }
    }

    private int segments() throws IOException {
        try (Directory directory = FSDirectory.open(folder);
                DirectoryReader reader = DirectoryReader.open(directory)) {
            return reader.leaves().size();
        }
    }

    @Test
    void answersWithNothingBeforeTheFirstImportAndWithWorksAfterIt() throws IOException {
        try (LuceneWorkIndex index = new LuceneWorkIndex(folder.resolve("absent"))) {
            assertThat(found(index, byTitle("first work"))).isEmpty();
            assertThat(index.count()).isZero();
            try (LuceneWorkStore store = new LuceneWorkStore(folder.resolve("absent"))) {
                store.put(work("urn:a", "First work", null, null, null, null));
                store.commit();
            }
            index.refresh();
            assertThat(found(index, byTitle("first work"))).hasSize(1);
        }
    }

    @Test
    void letsOneStoreAtATimeWrite() throws IOException {
        try (LuceneWorkStore first = new LuceneWorkStore(folder)) {
            assertThat(first.count()).isZero();
            assertThatThrownBy(() -> new LuceneWorkStore(folder)).isInstanceOf(StoreLockedException.class);
        }
    }

    @Test
    void saysThatItCouldNotLookOnceClosed() throws IOException {
        put(work("urn:a", "First work", null, null, null, null));
        LuceneWorkIndex index = new LuceneWorkIndex(folder);
        index.close();
        assertThat(index.find(byTitle("first work"))).isInstanceOf(IndexAnswer.Unavailable.class);
    }

    @Test
    void ordersCandidatesAlikeHoweverTheWorksWereImported() throws IOException {
        List<Work> works = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            works.add(work(
                    "urn:" + i,
                    "Editorial of the " + (i % 3 == 0 ? "marine" : "alpine") + " society",
                    "Ng",
                    2000,
                    "1",
                    "1"));
        }
        List<String> inOrder = idsOf(works, folder.resolve("one"), 1000);
        Collections.shuffle(works, new Random(7));
        List<Work> twice = new ArrayList<>(works.subList(0, 30));
        twice.addAll(works);
        assertThat(idsOf(twice, folder.resolve("two"), 7)).isEqualTo(inOrder);
    }

    private static List<String> idsOf(List<Work> works, Path folder, int commitEvery) throws IOException {
        try (LuceneWorkStore store = new LuceneWorkStore(folder)) {
            for (int i = 0; i < works.size(); i++) {
                store.put(works.get(i));
                if (i % commitEvery == commitEvery - 1) {
                    store.commit();
                }
            }
            store.commit();
        }
        try (LuceneWorkIndex index = new LuceneWorkIndex(folder)) {
            return found(index, byTitle("editorial of the marine society")).stream()
                    .map(Work::canonicalId)
                    .toList();
        }
    }

    private void put(Work... works) throws IOException {
        try (LuceneWorkStore store = new LuceneWorkStore(folder)) {
            for (Work work : works) {
                store.put(work);
            }
            store.commit();
        }
    }

    private static List<Work> found(LuceneWorkIndex index, WorkQuery query) {
        return ((IndexAnswer.Candidates) index.find(query)).works();
    }

    private static WorkQuery byTitle(String title) {
        return new WorkQuery(title, Identifiers.NONE, title, List.of(), null, null, null, null);
    }

    private static WorkQuery byIds(Identifiers ids) {
        return new WorkQuery("", ids, null, List.of(), null, null, null, null);
    }

    private static Work inSeas(String id, String title, @Nullable String author, @Nullable String page) {
        return work(id, title, author, List.of("Journal of Seas"), 1999, "7", page);
    }

    private static Work work(
            String id,
            String title,
            @Nullable String author,
            @Nullable Integer year,
            @Nullable String volume,
            @Nullable String page) {
        return work(id, title, author, List.of(), year, volume, page);
    }

    private static Work work(
            String id,
            String title,
            @Nullable String author,
            List<String> containers,
            @Nullable Integer year,
            @Nullable String volume,
            @Nullable String page) {
        List<PersonName> authors = author == null ? List.of() : List.of(PersonName.of(author, "B."));
        return new Work(
                id,
                "article-journal",
                title,
                List.of(),
                authors,
                containers,
                year,
                volume,
                null,
                page,
                null,
                Identifiers.NONE,
                null,
                List.of(),
                false,
                null);
    }
}
