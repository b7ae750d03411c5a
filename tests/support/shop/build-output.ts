import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

export interface BrowserRoute {
  id: string;
  path?: string;
  index?: boolean;
  parentId?: string;
  hasAction: boolean;
  hasLoader: boolean;
  module: string;
}

export interface BrowserManifest {
  entry: { module: string };
  routes: Record<string, BrowserRoute>;
  url: string;
}

const clientFolder = "build/client";

/** The browser's route manifest, a script that sets one variable. */
export function browserManifest(): BrowserManifest {
  const name = readdirSync(join(clientFolder, "assets")).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error("Reading the build: no manifest in build/client/assets");
  const text = readFileSync(join(clientFolder, "assets", name), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as BrowserManifest; // written by Remix's own build
}

/** Path patterns of the routes with a loader or an action, as "/p/:sku". */
export function screenPaths(which: "hasAction" | "hasLoader"): string[] {
  const { routes } = browserManifest();
  const pathOf = ({ path, parentId }: BrowserRoute): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return (parent ? pathOf(parent) : "") + (path ? `/${path}` : "");
  };
  const having = Object.values(routes).filter((route) => route[which]);
  return [...new Set(having.map((route) => pathOf(route) || "/"))].sort();
}

export interface BuiltFile {
  path: string;
  text: string;
  readonly brotli: number;
}

export function clientScripts(): BuiltFile[] {
  return filesIn(clientFolder, /\.js$/);
}

export function clientFile(path: string): BuiltFile {
  return builtFile(path, join(clientFolder, path));
}

export function withImports(paths: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    const imports = clientFile(path).text.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([\w.-]+\.js)"/g);
    for (const [, name = ""] of imports) visit(`/assets/${name}`);
  };
  paths.forEach(visit);
  return found;
}

export function serverScripts(): BuiltFile[] {
  return filesIn("build/server", /\.js$/);
}

function filesIn(folder: string, pattern: RegExp): BuiltFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => pattern.test(name))
    .map((name) => builtFile(`/${name}`, join(folder, name)));
}

function builtFile(path: string, file: string): BuiltFile {
  const text = readFileSync(file, "utf8");
  return {
    path,
    text,
    get brotli() {
      return knownSize(file, text);
    },
  };
}

const sizes = new Map<string, number>();

/** Cached, because the best setting takes seconds. */
function knownSize(file: string, text: string): number {
  const size = sizes.get(file) ?? brotliSize(text);
  sizes.set(file, size);
  return size;
}

export function brotliSize(text: string | Buffer, quality: number = constants.BROTLI_MAX_QUALITY): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}
