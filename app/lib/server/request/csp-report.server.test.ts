import { expect, test, vi } from "vitest";
import { createViolationLog, readReport } from "./csp-report.server";

const TYPE = "application/csp-report";

function reportRequest(body: string, type = TYPE): Request {
  return new Request("https://shop.test/csp-report", { method: "POST", body, headers: { "Content-Type": type } });
}

const reportBody = (shown: Record<string, unknown>) => JSON.stringify({ "csp-report": shown });

test.each([
  [
    { "effective-directive": "script-src-elem", "blocked-uri": "https://evil.example/x.js?a=1" },
    { directive: "script-src-elem", blocked: "https://evil.example" },
  ],
  [
    { "violated-directive": "style-src", "blocked-uri": "inline" },
    { directive: "style-src", blocked: "inline" },
  ],
  [
    { "effective-directive": "img-src", "blocked-uri": "data:image/png;base64,AAAA" },
    { directive: "img-src", blocked: "data:" },
  ],
  [
    { "effective-directive": "img-src", "blocked-uri": "a b\n{}" },
    { directive: "img-src", blocked: "unknown" },
  ],
])("readReport keeps directive, blocked origin and path, without personal data: %j", async (shown, expected) => {
  const page = { "document-uri": "https://shop.test/reset-password?token=secret#x" };
  expect(await readReport(reportRequest(reportBody({ ...shown, ...page })))).toEqual({
    ...expected,
    path: "/reset-password",
  });
});

test.each([
  ["invalid JSON", "{", TYPE],
  ["a report that is not an object", '{"csp-report":17}', TYPE],
  ["an invalid directive", reportBody({ "effective-directive": "x\ny" }), TYPE],
  ["another content type", reportBody({ "effective-directive": "img-src" }), "text/plain"],
  [
    "a report that is too large",
    reportBody({ "effective-directive": "img-src", "script-sample": "x".repeat(10_000) }),
    TYPE,
  ],
  ["an empty body", "", TYPE],
])("readReport returns null for %s", async (_, body, type) => {
  expect(await readReport(reportRequest(body, type))).toBeNull();
});

test("createViolationLog logs each kind once in ten minutes, and at most fifty kinds", () => {
  let at = 1;
  const logViolation = createViolationLog(() => at);
  const log = vi.fn();
  const violation = { directive: "img-src", blocked: "inline", path: "/" };
  logViolation(violation, log);
  logViolation({ ...violation, path: "/cart" }, log);
  expect(log).toHaveBeenCalledTimes(1);
  for (let kind = 0; kind < 1_000; kind += 1) logViolation({ ...violation, blocked: `https://x${kind}.example` }, log);
  expect(log).toHaveBeenCalledTimes(50);
  at += 11 * 60 * 1000;
  logViolation(violation, log);
  expect(log).toHaveBeenCalledTimes(51);
});
