// Verifies the example references and prints those to review. Needs Node 18 or newer, no packages.
// Run it on a server: never put a key in a web page.
import { readFile } from "node:fs/promises";

const url = process.env.PREFLIGHT_URL ?? "http://127.0.0.1:8080";
const key = process.env.PREFLIGHT_KEY;

async function post(path, body) {
  const response = await fetch(`${url}/v1/${path}`, {
    method: "POST",
    headers: { "X-API-Key": key, "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(120_000),
  });
  if (response.status === 429) {
    const seconds = Number(response.headers.get("Retry-After") ?? 60);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return post(path, body);
  }
  const answer = await response.json();
  if (!response.ok) {
    throw new Error(`${response.status}: ${answer.detail}`);
  }
  return answer;
}

const references = (await readFile(new URL("../references.txt", import.meta.url), "utf8")).trim().split("\n");
const { results, summary } = await post("citations/verify", { references });
results.forEach((result, i) => {
  if (result.status !== "verified") {
    console.log([i + 1, result.status, result.matchedTitle ?? result.nearMissTitle ?? ""].join("\t"));
  }
});
console.log(JSON.stringify(summary));
