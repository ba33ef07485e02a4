package preflight.mcp.protocol;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.modelcontextprotocol.server.McpStatelessSyncServer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** Results of the version 2026-07-28: with result type, server info and, for lists, the cache lifetime. */
public final class StatelessResults {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final TypeReference<Map<String, Object>> MAP = new TypeReference<>() {};

    /** The cache lifetime of lists: the tools change only with a new version of the gateway. */
    private static final long LIST_TTL_MILLIS = 3_600_000;

    private final Map<String, Object> serverInfo;
    private final Map<String, Object> capabilities;
    private final String instructions;

    public StatelessResults(McpStatelessSyncServer server, String instructions) {
        this.serverInfo = JSON.convertValue(server.getServerInfo(), MAP);
        this.capabilities = JSON.convertValue(server.getServerCapabilities(), MAP);
        this.instructions = instructions;
    }

    public Map<String, Object> discovery() {
        Map<String, Object> result = new LinkedHashMap<>();
        result.put("supportedVersions", ProtocolVersions.ALL);
        result.put("capabilities", capabilities);
        result.put("instructions", instructions);
        return cacheable(complete(result));
    }

    public Map<String, Object> of(String method, Object answer) {
        Map<String, Object> result = complete(JSON.convertValue(answer, MAP));
        return method.endsWith("/list") || method.equals("resources/read") ? cacheable(result) : result;
    }

    private Map<String, Object> complete(Map<String, Object> result) {
        result.put("resultType", "complete");
        Map<String, Object> meta = new TreeMap<>();
        if (result.get("_meta") instanceof Map<?, ?> given) {
            given.forEach((key, value) -> meta.put(String.valueOf(key), value));
        }
        meta.put("io.modelcontextprotocol/serverInfo", serverInfo);
        result.put("_meta", meta);
        return result;
    }

    private static Map<String, Object> cacheable(Map<String, Object> result) {
        result.put("ttlMs", LIST_TTL_MILLIS);
        result.put("cacheScope", "private");
        return result;
    }
}
