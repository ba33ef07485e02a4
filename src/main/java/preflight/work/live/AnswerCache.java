package preflight.work.live;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Ticker;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Caches recent answers of a live index, including "not found". Failures are not cached. */
public final class AnswerCache {
    private final Cache<String, LookupReply.Cacheable> answers;

    /** A cache of at most {@code works} works, each kept for {@code age}. */
    public AnswerCache(long works, Duration age) {
        this(works, age, Ticker.systemTicker());
    }

    AnswerCache(long works, Duration age, Ticker ticker) {
        answers = Caffeine.newBuilder()
                .maximumWeight(works)
                .weigher((String key, LookupReply.Cacheable answer) -> weight(answer))
                .expireAfterWrite(age)
                .ticker(ticker)
                .build();
    }

    LookupReply.@Nullable Cacheable get(String key) {
        return answers.getIfPresent(key);
    }

    void put(String key, LookupReply.Cacheable answer) {
        answers.put(key, answer);
    }

    private static int weight(LookupReply.Cacheable answer) {
        return switch (answer) {
            case LookupReply.Works found -> Math.max(1, found.works().size());
            case LookupReply.NotFound none -> 1;
        };
    }
}
