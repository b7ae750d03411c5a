import { budgets } from "./budgets.ts";
import type { PageFigures } from "./page-figures.ts";
import { peersOf } from "./peers.ts";

export interface Circumstances {
  date: string;
  machine: string;
  node: string;
  chromium: string;
  runs: number;
}

const whole = (value: number) => Math.round(value).toLocaleString("en-IN");
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const shift = (value: number) => (value === 0 ? "0" : value.toFixed(3));

export function writeReport(figures: readonly PageFigures[], circumstances: Circumstances): string {
  return [
    "# Measured",
    `Written by \`npm run bench\` on ${circumstances.date}.`,
    method(circumstances),
    "## Budgets",
    budgetTable(figures),
    "## Beside the peers",
    "KB are 1,024 bytes of brotli. Peers: the same tools on the same kind of machine, each on its own backend (Hydrogen's skeleton on a mock). Compare ratios, not absolutes.",
    peerTable(figures),
    "## What a page weighs",
    weightTable(figures),
    "## Requests a second",
    "Sixteen connections, warm read cache, uncompressed answers; load generator, shop and backend share the two cores. The backend's figure is for the same GraphQL question that the page asks when nothing is cached.",
    loadTable(figures),
    "",
  ].join("\n\n");
}

function method({ machine, node, chromium, runs }: Circumstances): string {
  return [
    "## Method",
    `${machine}; Node ${node}; Chromium ${chromium}. The built Node host in front of the embedded backend on a database file, both as started by \`npm start\`.`,
    "",
    `- Paint: Lighthouse 12.8, mobile preset (simulated slow 4G, CPU ×4), fresh profile each time, median of ${runs}.`,
    "- Bytes: as the host sends them with `Accept-Encoding: br`. CSS stands inline in the document, so HTML includes it; its own figure is the style element compressed alone.",
    "- First screen: the document is cut before the first element of `main` (else of the footer) that starts below the fold at 360×740, and what stands before the cut is compressed (brotli 5).",
    "- TTFB: median of 15 whole answers on loopback, warm.",
    "- Cart: one phone in it; never cached.",
  ].join("\n");
}

function budgetTable(figures: readonly PageFigures[]): string {
  const rows = budgets.flatMap(({ what, limit, pages, read, isMet }) =>
    figures
      .filter(({ page }) => pages.includes(page))
      .map((one) => {
        const value = read(one);
        const shown = what === "CLS" ? shift(value) : whole(value);
        return [one.page, what, limit, shown, isMet(value) ? "met" : "**blown**"];
      }),
  );
  return table(["page", "what", "budget", "measured", ""], rows);
}

function peerTable(figures: readonly PageFigures[]): string {
  const rows = figures.flatMap(({ page, weight, paint, host }) => [
    [
      `**${page}**`,
      "**Bijli**",
      ...[paint.scores.performance, paint.scores.accessibility].map(whole),
      ...[paint.fcp, paint.lcp, paint.tbt].map(whole),
      shift(paint.cls),
      kilobytes(weight.script),
      kilobytes(weight.html + weight.script),
      whole(paint.requests),
      whole(host.perSecond),
      weight.ttfb.toFixed(1),
    ],
    ...peersOf(page).map((peer) => [
      "",
      peer.peer,
      ...[peer.performance, peer.accessibility].map(whole),
      ...[peer.fcp, peer.lcp, peer.tbt].map(whole),
      shift(peer.cls),
      ...[peer.script, peer.total, peer.requests].map(whole),
      peer.requestsPerSecond === null ? "" : whole(peer.requestsPerSecond),
      peer.ttfb.toFixed(1),
    ]),
  ]);
  const names = [
    "page",
    "shop",
    "perf",
    "a11y",
    "FCP ms",
    "LCP ms",
    "TBT ms",
    "CLS",
    "script KB",
    "doc+js+css KB",
    "requests",
    "req/s at 16",
    "TTFB ms",
  ];
  return table(names, rows);
}

function weightTable(figures: readonly PageFigures[]): string {
  const rows = figures.map(({ page, path, weight, paint }) => [
    page,
    `\`${path}\``,
    ...[weight.html, weight.firstScreen, weight.css, weight.script].map(whole),
    whole(paint.requests),
    `${paint.scores.performance} / ${paint.scores.accessibility} / ${paint.scores.bestPractices} / ${paint.scores.seo}`,
  ]);
  const names = [
    "page",
    "address",
    "HTML",
    "first screen",
    "of it CSS",
    "script",
    "requests",
    "perf / a11y / practices / SEO",
  ];
  return table(names, rows);
}

function loadTable(figures: readonly PageFigures[]): string {
  const rows = figures.map(({ page, host, backend }) => [
    page,
    whole(host.perSecond),
    `${host.p50} / ${host.p99}`,
    whole(host.failures),
    backend ? backend.question : "",
    backend ? whole(backend.load.perSecond) : "",
    backend ? `${backend.load.p50} / ${backend.load.p99}` : "",
  ]);
  return table(["page", "shop, req/s", "p50 / p99 ms", "failed", "question", "backend, req/s", "p50 / p99 ms"], rows);
}

function table(names: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(names), line(names.map(() => "---")), ...rows.map(line)].join("\n");
}
