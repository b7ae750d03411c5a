import type { Rollup } from "vite";

/** Of which the browser has one file each, with all they import at once; what comes first keeps what several import. */
const COMMON = [
  { file: "app/entry.client.tsx", chunk: "entry.client" },
  { file: "app/hydrate.client.tsx", chunk: "framework" },
  { file: "app/root.tsx", chunk: "frame" },
  // What shows goods, as most pages do.
  { file: "app/features/listing/product-panel.tsx", chunk: "goods" },
  { file: "app/features/listing/cards-form.tsx", chunk: "goods" },
  { file: "app/ui/deferred-part.tsx", chunk: "goods" },
  { file: "app/ui/card-skeletons.tsx", chunk: "goods" },
];

/**
 * Rollup's `manualChunks`. What every page loads is few files: the first script, what brings React and Remix, and the frame. Many
 * small ones are as many requests, and compress badly.
 */
export function browserChunks(): Rollup.GetManualChunk {
  let chunks: ReadonlyMap<string, string> | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    chunks ??= assigned([...getModuleIds()], getModuleInfo);
    // Vite's helper for imports that come later, which the first script has too.
    if (/vite\/preload-helper/.test(id)) return "entry.client";
    // A name of its own, so that no chunk with stand-ins of split parts has it.
    const [, part] = /([\w-]+)\.split\.tsx\?whole$/.exec(id) ?? [];
    return part ? `${part}.part` : chunks.get(id);
  };
}

function assigned(ids: readonly string[], infoOf: Rollup.GetModuleInfo): ReadonlyMap<string, string> {
  const chunks = new Map<string, string>();
  const visit = (id: string, chunk: string): void => {
    if (chunks.has(id)) return;
    chunks.set(id, id.includes("/node_modules/") ? "framework" : chunk);
    for (const next of infoOf(id)?.importedIds ?? []) visit(next, chunk);
  };
  for (const { file, chunk } of COMMON) {
    const start = ids.find((id) => id.endsWith(`/${file}`));
    if (start === undefined) throw new Error(`Dividing the script: there is no ${file}`);
    visit(start, chunk);
  }
  return chunks;
}
