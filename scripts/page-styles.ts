import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Preset } from "@remix-run/dev";
import { transform } from "lightningcss";
import type { Plugin, Rollup } from "vite";
import { minified, settled, unreferred, without } from "./prune-styles";

const VIRTUAL = "virtual:page-styles";
const RESOLVED = `\0${VIRTUAL}`;
/** Made by the client's build, read by the server's, which follows it. */
const FILE = resolve("build/page-styles.json");

/** Sheets of the shop, in the order in which they stand in a page. */
const SHEETS = { first: "app/styles/base.css", late: "app/styles/late.css" } as const;
type Part = keyof typeof SHEETS;

/**
 * What a page carries: by route, and by "route view" where one route has several; the frame's and its parents' styles included. "root" is
 * an error's page, "whole" has all styles.
 */
type PageStyles = Record<string, Record<Part, string>>;

/** For a route whose loader decides what it shows: the module of each view, by the `view` of the loader's data. */
type Views = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Routes = Record<string, { id: string; file: string; parentId?: string | undefined }>;

/** Modules of the frame that few pages draw: the error's page has `error`, and a page with one of `whole` carries all styles. */
interface Rare {
  readonly error: string;
  readonly whole: readonly string[];
}

/**
 * Works out which styles each page needs (docs/decisions/0038): the sheets without the rules for classes that no module of the page names, and
 * without the animations and variables that nothing left refers to.
 * A class that no module gives to an element by name (it is put together, or comes from the backend) stays in every page.
 */
export function pageStyles(views: Views, rare: Rare): { plugin: Plugin; preset: Preset } {
  let routes: Routes = {};
  let isServer = false;
  const preset: Preset = {
    name: "page-styles",
    remixConfigResolved: ({ remixConfig }) => void (routes = remixConfig.routes),
  };
  const plugin: Plugin = {
    name: "page-styles",
    enforce: "post",
    configResolved: ({ build }) => void (isServer = Boolean(build.ssr)),
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      if (this.environment.mode === "build") return `export default ${readFileSync(FILE, "utf8")};`;
      // While developing, every page has all.
      const imports = Object.entries(SHEETS).map(([part, file]) => `import ${part} from "/${file}?inline";`);
      return `${imports.join("")} export default new Proxy({}, { get: () => ({ first, late }) });`;
    },
    generateBundle(_, bundle) {
      if (isServer) return;
      const sheets = { first: sheetOf(bundle, "base"), late: sheetOf(bundle, "late") };
      const names = new Set(Object.values(sheets).flatMap((css) => classesOf(css)));
      const named = namedBy((id) => this.getModuleInfo(id));
      const everywhere = namesOfNobody(names, [...this.getModuleIds()].map(named));
      const stylesOf = (id: string, others: readonly string[] = []): PageStyles[string] => {
        const modules = modulesOf(id, routes, { infoOf: (module) => this.getModuleInfo(module), others });
        const used = new Set([...everywhere, ...[...modules].flatMap((module) => [...named(module)])]);
        return partsFor(used, names, sheets);
      };
      const styles: PageStyles = { whole: partsFor(names, names, sheets) };
      for (const id of Object.keys(routes)) {
        const left = id === "root" ? rare.whole : [rare.error, ...rare.whole];
        styles[id] = stylesOf(id, left);
        const files = views[id] ?? {};
        for (const [view, file] of Object.entries(files))
          styles[`${id} ${view}`] = stylesOf(id, [...left, ...Object.values(files).filter((other) => other !== file)]);
      }
      writeFileSync(FILE, JSON.stringify(styles));
    },
  };
  return { plugin, preset };
}

type InfoOf = (id: string) => Rollup.ModuleInfo | null;

function sheetOf(bundle: Rollup.OutputBundle, name: string): string {
  const file = Object.values(bundle).find(({ fileName }) => new RegExp(`/${name}-[^/]+\\.css$`).test(fileName));
  if (file?.type !== "asset") throw new Error(`The sheet "${name}" is not in the client's build`);
  return typeof file.source === "string" ? file.source : new TextDecoder().decode(file.source);
}

function classesOf(css: string): string[] {
  const names: string[] = [];
  transform({
    filename: "sheet.css",
    code: new TextEncoder().encode(css),
    visitor: { Selector: (selector) => void names.push(...classesIn(selector)) },
  });
  return names;
}

function classesIn(selector: unknown): string[] {
  if (Array.isArray(selector)) return selector.flatMap(classesIn);
  if (typeof selector !== "object" || selector === null) return [];
  if ("type" in selector && selector.type === "class" && "name" in selector) return [String(selector.name)];
  return Object.values(selector).flatMap(classesIn);
}

/** Class names that a module gives to elements: the words of every string in a `className`. */
function namedBy(infoOf: InfoOf): (id: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (id) => {
    const found = known.get(id);
    if (found) return found;
    const isOurs = !id.includes("/node_modules/") && !/\.css\b/.test(id);
    const named = new Set(isOurs ? wordsOfClassNames(infoOf(id)?.ast) : []);
    known.set(id, named);
    return named;
  };
}

function wordsOfClassNames(node: unknown, isInside = false): string[] {
  if (Array.isArray(node)) return node.flatMap((each) => wordsOfClassNames(each, isInside));
  if (typeof node !== "object" || node === null) return [];
  if (isInside && "type" in node) {
    if (node.type === "Literal" && "value" in node) return String(node.value).split(/\s+/);
    if (node.type === "TemplateElement" && "value" in node) return JSON.stringify(node.value).split(/[\s"]+/);
  }
  const isClassName = isPropertyNamed(node, /^(className|[a-z]\w*Class)$/);
  return Object.values(node).flatMap((each) => wordsOfClassNames(each, isInside || isClassName));
}

function isPropertyNamed(node: object, name: RegExp): boolean {
  if (!("type" in node) || node.type !== "Property" || !("key" in node)) return false;
  const { key } = node;
  return typeof key === "object" && key !== null && "name" in key && name.test(String(key.name));
}

function namesOfNobody(names: ReadonlySet<string>, named: readonly ReadonlySet<string>[]): string[] {
  return [...names].filter((name) => !named.some((some) => some.has(name)));
}

/** Modules a page is made of: its route's, its parents', and what they import at once; not the route's other views. */
function modulesOf(
  id: string,
  routes: Routes,
  { infoOf, others }: { infoOf: InfoOf; others: readonly string[] },
): Set<string> {
  const left = new Set(others.map((file) => resolve(file)));
  const modules = new Set<string>();
  const visit = (module: string): void => {
    if (modules.has(module) || left.has(module)) return;
    modules.add(module);
    infoOf(module)?.importedIds.forEach(visit);
  };
  for (let route = routes[id]; route; route = routes[route.parentId ?? ""])
    visit(`${resolve("app", route.file)}?__remix-build-client-route`);
  return modules;
}

/** Both sheets for a page that gives its elements the used of all class names. */
function partsFor(used: ReadonlySet<string>, names: ReadonlySet<string>, sheets: Record<Part, string>) {
  const unused = new Set([...names].filter((name) => !used.has(name)));
  const first = settled(without(unused, sheets.first));
  const late = settled(without(unused, sheets.late));
  const idle = unreferred(first + late);
  return { first: minified(first, idle), late: minified(late, idle) };
}
