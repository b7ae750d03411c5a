import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Preset } from "@remix-run/dev";
import type { Plugin, Rollup } from "vite";
import type { PageStyles, Part } from "../app/lib/server/sheet";
import { fixedIn, minified, partsOf, shortNamesIn } from "./sheet-parts";

const VIRTUAL = "virtual:page-styles";
const RESOLVED = `\0${VIRTUAL}`;
/** Made by the client's build, read by the server's, which follows it. */
const FILE = resolve("build/page-styles.json");

/** Sheets of the shop, in the order in which they stand in a page. */
const SHEETS = { first: "app/styles/base.css", late: "app/styles/late.css" } as const;
/** For a route whose loader decides what it shows: the module of each view, by the `view` of the loader's data. */
type Views = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Routes = Record<string, { id: string; file: string; parentId?: string | undefined }>;

/** Modules of the frame that few pages draw: the error's page has `error`, and a page with one of `whole` carries all styles. */
interface Rare {
  readonly error: string;
  readonly whole: readonly string[];
}

/**
 * Takes the sheets apart and works out which classes each page can have (docs/decisions/0038): those that a module of the page names.
 * A class that no module gives to an element by name (it is put together, or comes from the backend) is every page's.
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
      return `${imports.join("")} export default { sheets: { first: [first], late: [late] }, pages: {}};`;
    },
    generateBundle(_, bundle) {
      if (isServer) return;
      const [base, last] = [sheetOf(bundle, "base"), sheetOf(bundle, "late")];
      const assets = Object.values(bundle)
        .filter((file) => file.type === "asset")
        .filter(({ fileName }) => fileName.endsWith(".css"));
      const short = shortNamesIn(assets.map(textOf));
      const fixed = fixedIn([partsOf(base, { names: short }), partsOf(last, { names: short })]);
      const sheets = {
        first: partsOf(base, { names: short, fixed }),
        late: partsOf(last, { names: short, fixed }),
      };
      const names = new Set(Object.values(sheets).flatMap(classesOf));
      const named = namedBy((id) => this.getModuleInfo(id));
      const everywhere = namesOfNobody(names, [...this.getModuleIds()].map(named));
      const classesFor = (id: string, others: readonly string[] = []): string[] => {
        const modules = modulesOf(id, routes, { infoOf: (module) => this.getModuleInfo(module), others });
        const used = [...modules].flatMap((module) => [...named(module)]).filter((name) => names.has(name));
        return [...new Set([...everywhere, ...used])];
      };
      const pages: Record<string, string[]> = {};
      for (const id of Object.keys(routes)) {
        const left = id === "root" ? rare.whole : [rare.error, ...rare.whole];
        pages[id] = classesFor(id, left);
        const files = views[id] ?? {};
        for (const [view, file] of Object.entries(files))
          pages[`${id} ${view}`] = classesFor(id, [...left, ...Object.values(files).filter((other) => other !== file)]);
      }
      writeFileSync(FILE, JSON.stringify({ sheets, pages } satisfies PageStyles));
      for (const asset of assets) asset.source = minified(textOf(asset), short);
    },
  };
  return { plugin, preset };
}

type InfoOf = (id: string) => Rollup.ModuleInfo | null;

function sheetOf(bundle: Rollup.OutputBundle, name: string): string {
  const file = Object.values(bundle).find(({ fileName }) => new RegExp(`/${name}-[^/]+\\.css$`).test(fileName));
  if (file?.type !== "asset") throw new Error(`The sheet "${name}" is not in the client's build`);
  return textOf(file);
}

function textOf({ source }: Rollup.OutputAsset): string {
  return typeof source === "string" ? source : new TextDecoder().decode(source);
}

function classesOf(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === "string" || "name" in part) return [];
    if ("at" in part) return classesOf(part.parts);
    const needs = part.selectors.flatMap((one) => (typeof one === "string" ? [one] : one[1].flat()));
    return needs.filter((need) => need.startsWith(".")).map((need) => need.slice(1));
  });
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
    if (module.endsWith(".split.tsx")) visit(`${module}?whole`);
  };
  for (let route = routes[id]; route; route = routes[route.parentId ?? ""])
    visit(`${resolve("app", route.file)}?__remix-build-client-route`);
  return modules;
}
