import type { Rollup } from "vite";

/**
 * Chunks for modules that several pages import, each with its static imports. The first match wins.
 */
const COMMON = {
  "entry.client": ["entry.client.tsx"],
  framework: ["framework/hydrate.client.tsx"],
  // Most pages show dates.
  frame: ["root.tsx", "lib/format/dates.ts"],
  goods: [
    "features/listing/product-panel.tsx",
    "features/listing/cards-form.tsx",
    "ui/card-skeletons.tsx",
    "ui/deferred-part.tsx",
    "features/content/content.tsx",
    "features/content/content-view.split.tsx",
  ],
  catalogue: [
    "features/product-page/product-meta.ts",
    "features/product-page/product-page-view.split.tsx",
    "features/consent/track-event.tsx",
    "features/compare/compare-button.tsx",
    "features/product/stock-label.tsx",
    "ui/breadcrumbs.tsx",
    "ui/pagination.tsx",
  ],
  forms: ["ui/error-summary.tsx", "ui/default-submit.tsx", "ui/foot-bar.tsx"],
};

/**
 * Rollup's `manualChunks`. What every page loads is in few files (first script, React and Remix,
 * frame): many small files are many requests and compress badly.
 */
export function browserChunks(): Rollup.GetManualChunk {
  let chunks: ReadonlyMap<string, string> | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    chunks ??= assigned([...getModuleIds()], getModuleInfo);
    // Vite's helper for dynamic imports, which the first script also needs.
    if (/vite\/preload-helper/.test(id)) return "entry.client";
    return chunks.get(id) ?? partOf(id, getModuleInfo);
  };
}

/** Parts beside the product page's. */
const OTHER_PARTS = [
  ...["account-dialog.part", "captcha-fields.part", "category-view.part", "content-view.part"],
  ...["content-parts.part", "ruled-prose.part"],
];

/**
 * Named, so that no chunk contains placeholders of split parts. What only the product page and its
 * parts import is in its chunk.
 */
function partOf(id: string, infoOf: Rollup.GetModuleInfo): string | undefined {
  const [, part] = /([\w-]+)\.split\.tsx\?whole$/.exec(id) ?? [];
  if (part) return `${part}.part`;
  const parts = new Set(infoOf(id)?.importers.map((importer) => partOf(importer, infoOf)));
  if (parts.size < 2) return [...parts][0];
  return parts.has(undefined) || OTHER_PARTS.some((other) => parts.has(other)) ? undefined : "product-page-view.part";
}

function assigned(ids: readonly string[], infoOf: Rollup.GetModuleInfo): ReadonlyMap<string, string> {
  const chunks = new Map<string, string>();
  const visit = (id: string, chunk: string): void => {
    if (chunks.has(id)) return;
    chunks.set(id, id.includes("/node_modules/") ? "framework" : chunk);
    for (const next of infoOf(id)?.importedIds ?? []) visit(next, chunk);
  };
  for (const [chunk, files] of Object.entries(COMMON)) {
    for (const file of files) {
      const start = ids.find((id) => id.endsWith(`/app/${file}`));
      if (start === undefined) throw new Error(`Dividing the script: there is no ${file}`);
      visit(start, chunk);
    }
  }
  return chunks;
}
