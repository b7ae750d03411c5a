import { expect, test } from "vitest";
import { parseConfig } from "~/lib/server/protection/config.server";
import { createAttempts } from "~/lib/server/protection/attempts.server";
import { action } from "./route";

const config = parseConfig({
  COMMERCE_ENDPOINT: "http://127.0.0.1:3/graphql",
  SESSION_SECRET: "x".repeat(32),
  LOG_LEVEL: "silent",
});
const attempts = createAttempts();

async function report(clientAddress: string): Promise<number> {
  const request = new Request("https://shop.example/csp-report", {
    method: "POST",
    headers: { "Content-Type": "application/csp-report" },
    body: JSON.stringify({ "csp-report": { "effective-directive": "img-src", "blocked-uri": "inline" } }),
  });
  const context = { config, attempts, clientAddress };
  return (await action({ request, context, params: {} })).status;
}

test("takes a dozen reports from one network, so that others are still logged", async () => {
  const statuses = [];
  for (let nth = 0; nth < 14; nth += 1) statuses.push(await report("192.0.2.7"));
  expect(statuses).toEqual([...Array<number>(12).fill(204), 429, 429]);
  expect(await report("198.51.100.7")).toBe(204);
});
