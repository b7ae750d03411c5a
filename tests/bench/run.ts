import { writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { chromiumFlags, requireChromium } from "../support/chromium/find-chromium.ts";
import { visits } from "./visits.ts";
import { coldStart } from "./cold-start.ts";
import type { Group, Section } from "./facts.ts";
import { freshProcess } from "./fresh-process.ts";
import { onBothHosts } from "./hosts.ts";
import { journey } from "./journey.ts";
import { newPages } from "./new-pages.ts";
import { openBench } from "./open-bench.ts";
import { paint, simulatedPaint } from "./paint.ts";
import { measurePresses } from "./presses.ts";
import { rates } from "./rates.ts";
import { writeReport, type Environment } from "./report.ts";
import { slowBackend } from "./slow-backend.ts";
import { slowLine } from "./slow-line.ts";

const groups: Record<string, Group> = {
  paint,
  simulated: simulatedPaint,
  rates,
  "new-pages": newPages,
  "fresh-process": freshProcess,
  hosts: onBothHosts,
  "slow-backend": slowBackend,
  "slow-line": slowLine,
  journey,
  visits,
  presses: measurePresses,
  "cold-start": coldStart,
};

/**
 * `npm run bench`: everything, in 48 minutes. `npm run bench -- paint rates --runs 1 --to
 * FILE`: some groups.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" }, to: { type: "string" } },
});
const unknown = positionals.filter((name) => !Object.hasOwn(groups, name));
if (unknown.length > 0) throw new Error(`Measuring ${unknown.join(", ")}: there are ${Object.keys(groups).join(", ")}`);
const chosen = Object.entries(groups).filter(([name]) => positionals.length === 0 || positionals.includes(name));

const { bench, close } = await openBench(Number(values.runs));
try {
  const before = busy();
  const sections: Section[] = [];
  for (const [name, measure] of chosen) {
    const started = Date.now();
    try {
      sections.push(...(await measure(bench)));
      console.error(`${name}: ${Math.round((Date.now() - started) / 1000)} s`);
    } catch (error) {
      // The other groups took half an hour.
      console.error(`${name} is missing from the report:`, error);
      process.exitCode = 1;
    }
  }
  const report = writeReport(sections, { ...(await machine()), busy: `${before} before, ${busy()} after` });
  const file = values.to ?? (positionals.length === 0 ? "docs/bench.md" : null);
  if (file === null) console.log(report);
  else writeFileSync(file, report);
} finally {
  await close();
}

function busy(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

async function machine(): Promise<Omit<Environment, "busy">> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
  const version = browser.version();
  await browser.close();
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores (${cpu?.model.trim() ?? "unknown"}), ${memory} GiB`,
    node: process.versions.node,
    chromium: version,
  };
}
