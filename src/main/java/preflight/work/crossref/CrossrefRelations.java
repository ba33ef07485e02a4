package preflight.work.crossref;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import preflight.work.Doi;
import preflight.work.id.ArxivId;
import preflight.work.text.JsonRecord;

/**
 * The links between a Crossref work and its preprint.
 *
 * @param publishedVersions DOIs this work is a preprint of
 * @param arxiv arXiv id of this work's preprint, which a reference may cite; null when none is given
 */
record CrossrefRelations(
        List<Doi> publishedVersions, @Nullable String arxiv) {

    static CrossrefRelations of(JsonRecord json) {
        JsonRecord relation = json.object("relation");
        List<Doi> published = ids(relation, "is-preprint-of")
                .flatMap(id -> Doi.parse(id).stream())
                .toList();
        String arxiv = ids(relation, "has-preprint")
                .flatMap(id -> Doi.parse(id).flatMap(ArxivId::of).or(() -> ArxivId.parse(id)).stream())
                .findFirst()
                .orElse(null);
        return new CrossrefRelations(published, arxiv);
    }

    /** The DOI of the published version; null when there is none other than {@code own}. */
    @Nullable
    Doi publishedVersion(@Nullable Doi own) {
        Optional<Doi> other = publishedVersions.stream()
                .filter(doi -> !Objects.equals(doi, own))
                .findFirst();
        return other.orElse(null);
    }

    private static Stream<String> ids(JsonRecord relation, String name) {
        return relation.objects(name).stream().flatMap(object -> Stream.ofNullable(object.text("id")));
    }
}
