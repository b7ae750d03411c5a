import { z } from "zod";
import { steadyNow } from "~/lib/async/steady-now";
import type { Log } from "~/lib/server/protection/log.server";
import { readJson } from "./read-form.server";

const LIMIT_BYTES = 8 * 1024;

/** Window for logging, and the maximum number of distinct violations in it. */
const WINDOW_MS = 10 * 60 * 1000;
const MAX_KINDS = 50;

const text = z.string().max(2_000);

/** A report as `report-uri` sends it. Untrusted: only these fields are used. */
const report = z.object({
  "csp-report": z.object({
    "effective-directive": text.optional(),
    "violated-directive": text.optional(),
    "blocked-uri": text.default(""),
    "document-uri": text.default(""),
  }),
});

type Violation = NonNullable<Awaited<ReturnType<typeof readReport>>>;

/** Null unless it is a report. `blocked` is an origin, or a word like "inline". */
export async function readReport(request: Request) {
  const read = report.safeParse(await readJson(request, LIMIT_BYTES));
  if (!read.success || request.headers.get("Content-Type")?.split(";")[0] !== "application/csp-report") return null;
  const { "csp-report": fields } = read.data;
  const directive = fields["effective-directive"] ?? fields["violated-directive"] ?? "";
  if (!/^[a-z-]{1,40}$/.test(directive)) return null;
  // Its query and fragment may contain personal data.
  const path = URL.canParse(fields["document-uri"]) ? new URL(fields["document-uri"]).pathname.slice(0, 200) : "";
  return { directive, blocked: originOf(fields["blocked-uri"]), path };
}

/** Logs each distinct violation once in ten minutes, at most 50; further ones are ignored. */
export function createViolationLog(now = steadyNow): (violation: Violation, log: Log) => void {
  let seen = new Set<string>();
  let until = 0;
  return (violation, log) => {
    if (until <= now()) [seen, until] = [new Set(), now() + WINDOW_MS];
    const kind = `${violation.directive} ${violation.blocked}`;
    if (seen.has(kind) || seen.size >= MAX_KINDS) return;
    seen.add(kind);
    log("warn", "content blocked by the policy", { ...violation });
  };
}

function originOf(blocked: string): string {
  if (!URL.canParse(blocked)) return /^[a-z-]{1,40}$/.test(blocked) ? blocked : "unknown";
  const { origin, protocol } = new URL(blocked);
  return origin === "null" ? protocol : origin;
}
