type Part = Readonly<Record<string, unknown>>;

/**
 * All `x.split.tsx` by path; `?whole` is the component, not its placeholder
 * (scripts/split-parts.ts).
 */
const scripts = import.meta.glob<Part>("/app/**/*.split.tsx", { query: "?whole" });
const loading = new Map<string, Promise<Part>>();
const loaded = new Map<string, Part>();

/** Once: after a failure it stays missing, and the page is loaded as a document. */
export function loadPart(path: string): Promise<Part> {
  const part = loading.get(path) ?? load(path);
  loading.set(path, part);
  return part;
}

export function loadedPart(path: string): Part | undefined {
  return loaded.get(path);
}

let isHydrating = false;

/**
 * From now on routes load the parts that they may show. Until then the document lists those that it
 * needs.
 */
export function beginHydration(): void {
  isHydrating = true;
}

/** Those that do not load are loaded as documents. */
export async function loadParts(paths: readonly string[]): Promise<void> {
  if (isHydrating) await Promise.all(paths.map((path) => loadPart(path).catch(() => null)));
}

async function load(path: string): Promise<Part> {
  const part = await scripts[path]?.();
  if (!part) throw new Error(`There is no split part ${path}`);
  loaded.set(path, part);
  return part;
}
