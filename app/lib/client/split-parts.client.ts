type Part = Readonly<Record<string, unknown>>;

/** The scripts of all `x.split.tsx`, by path; `?whole` is the component itself, not its stand-in (scripts/split-parts.ts). */
const scripts = import.meta.glob<Part>("/app/**/*.split.tsx", { query: "?whole" });
const loaded = new Map<string, Part>();

export async function loadPart(path: string): Promise<Part> {
  const part = loadedPart(path) ?? (await scripts[path]?.());
  if (!part) throw new Error(`There is no split part ${path}`);
  loaded.set(path, part);
  return part;
}

export function loadedPart(path: string): Part | undefined {
  return loaded.get(path);
}
