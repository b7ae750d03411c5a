import { expect, test, vi } from "vitest";
import { createViolationLog, readReport } from "./csp-report.server";

const TYPE = "application/csp-report";

function sent(body: string, type = TYPE): Request {
  return new Request("https://shop.test/csp-report", { method: "POST", body, headers: { "Content-Type": type } });
}

const reported = (shown: Record<string, unknown>) => JSON.stringify({ "csp-report": shown });

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
])("of a report what it is about is kept, and nothing that may be somebody's: %j", async (shown, expected) => {
  const address = { "document-uri": "https://shop.test/reset-password?token=secret#x" };
  expect(await readReport(sent(reported({ ...shown, ...address })))).toEqual({ ...expected, path: "/reset-password" });
});

test.each([
  ["no JSON", "{", TYPE],
  ["another form", '{"csp-report":17}', TYPE],
  ["a directive that is none", reported({ "effective-directive": "x\ny" }), TYPE],
  ["another type", reported({ "effective-directive": "img-src" }), "text/plain"],
  ["more than a report is", reported({ "effective-directive": "img-src", "script-sample": "x".repeat(10_000) }), TYPE],
  ["nothing", "", TYPE],
])("%s is no report", async (_, body, type) => {
  expect(await readReport(sent(body, type))).toBeNull();
});

test("each kind is logged once in ten minutes, and fifty kinds at most", () => {
  let at = 1;
  const note = createViolationLog(() => at);
  const log = vi.fn();
  const violation = { directive: "img-src", blocked: "inline", path: "/" };
  note(violation, log);
  note({ ...violation, path: "/cart" }, log);
  expect(log).toHaveBeenCalledTimes(1);
  for (let kind = 0; kind < 1_000; kind += 1) note({ ...violation, blocked: `https://x${kind}.example` }, log);
  expect(log).toHaveBeenCalledTimes(50);
  at += 11 * 60 * 1000;
  note(violation, log);
  expect(log).toHaveBeenCalledTimes(51);
});
