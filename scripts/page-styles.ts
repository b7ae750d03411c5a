import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Preset } from "@remix-run/dev";
import type { Plugin, Rollup } from "vite";
import { BROWSER_HALF } from "../app/framework/build";
import { type ByStylePart, byStylePart, type PageStyles, type StyleRule } from "../app/lib/page-styles";
import { classesIn, createPruning, splitSheet, styleRules } from "./pruned-sheets";

const VIRTUAL = "virtual:page-styles";
const RESOLVED = `\0${VIRTUAL}`;
/** Written by the client build, read by the server build after it. */
const FILE = resolve("build/page-styles.json");

const SHEETS = { base: "app/styles/base.css", deferred: "app/styles/deferred.css" } as const;

type Routes = Record<string, { id: string; file: string; parentId?: string | undefined }>;

interface Options {
  /**
   * For a route whose loader decides what it shows: the module of each view, by `view` in the
   * loader's data.
   */
  readonly views: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The module of what is before the page's own styles, and painted before they arrive. */
  readonly header: string;
  /** Modules of the frame that only an error page uses. */
  readonly error: string;
  /** Modules of the frame that no route uses: a page with one of them carries the whole sheets. */
  readonly whole: readonly string[];
  /** Classes that only exist after hydration, when the whole sheets are loaded. */
  readonly hydrated: readonly string[];
  /** Classes that script adds before. */
  readonly scripted: readonly string[];
}

/**
 * Collects the styles of each route's pages (docs/decisions/0038): the rules for the classes that a
 * module of the route sets by name. A class that no module names (it is composed, or comes from the
 * backend) is in those of every route. Which of them a page carries is decided when it is rendered.
 */
export function pageStyles({ views, header, error, whole, hydrated, scripted }: Options): {
  plugin: Plugin;
  preset: Preset;
} {
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
      const imports = Object.entries(SHEETS).map(([part, file]) => `import ${part} from "/${file}?inline";`);
      return `${imports.join("")} export default { rules: [[base], [deferred]], pages: { whole: { header: [0], page: [], deferred: [1] } } };`;
    },
    generateBundle(_, bundle) {
      if (isServer) return;
      const sheets = [sheetIn(bundle, "base"), sheetIn(bundle, "deferred")];
      const prune = createPruning(sheets);
      const styled = new Set(sheets.flatMap(classesIn));
      const infoOf: InfoOf = (id) => this.getModuleInfo(id);
      const namedBy = new Map([...this.getModuleIds()].map((id) => [id, classNamesIn(infoOf(id))]));
      const named = new Set([...namedBy.values()].flat());
      const unnamed = [...styled].filter((name) => !named.has(name));
      const namesOf = (modules: ReadonlySet<string>) => [...modules].flatMap((module) => namedBy.get(module) ?? []);
      const headerNames = new Set(namesOf(modulesFrom([resolve(header)], { infoOf, without: [] })));
      const pagesOf = (id: string, without: readonly string[]): PageSheets => {
        const names = new Set([...unnamed, ...namesOf(modulesOf(id, { routes, infoOf, without }))]);
        for (const name of hydrated) names.delete(name);
        const [base = "", deferred = ""] = prune((name) => names.has(name));
        const [first, page] = splitSheet(base, (name) => headerNames.has(name));
        return { header: first, page, deferred };
      };
      for (const file of [header, error, ...whole, ...Object.values(views).flatMap((files) => Object.values(files))]) {
        if (!infoOf(resolve(file))) throw new Error(`"${file}" in vite.config.ts is no module of the build`);
      }
      const [base = "", deferred = ""] = prune(() => true);
      // The log-in dialog is before the header.
      const pages: Record<string, PageSheets> = { whole: { header: base, page: "", deferred } };
      for (const id of Object.keys(routes)) {
        const without = id === "root" ? whole : [error, ...whole];
        pages[id] = pagesOf(id, without);
        const files = Object.entries(views[id] ?? {});
        for (const [view, file] of files) {
          const others = files.flatMap(([, other]) => (other === file ? [] : [other]));
          pages[`${id} ${view}`] = pagesOf(id, [...without, ...others]);
        }
      }
      writeFileSync(FILE, JSON.stringify(toPageStyles(pages, scripted)));
    },
  };
  return { plugin, preset };
}

type PageSheets = ByStylePart<string>;

type InfoOf = (id: string) => Rollup.ModuleInfo | null;

function sheetIn(bundle: Rollup.OutputBundle, name: string): string {
  const file = Object.values(bundle).find(({ fileName }) => new RegExp(`/${name}-[^/]+\\.css$`).test(fileName));
  if (file?.type !== "asset") throw new Error(`The sheet "${name}" is not in the client's build`);
  const css = typeof file.source === "string" ? file.source : new TextDecoder().decode(file.source);
  // The whole sheet has the licence.
  return css.replace(/^\/\*!.*?\*\//s, "");
}

/** Stores each rule once, because most rules are in many pages. */
function toPageStyles(pages: Readonly<Record<string, PageSheets>>, scripted: readonly string[]): PageStyles {
  const numbers = new Map<string, number>();
  const rules: StyleRule[] = [];
  const numbersOf = (css: string) =>
    styleRules(css, scripted).map((rule) => {
      const number = numbers.get(rule[0]) ?? rules.push(rule) - 1;
      numbers.set(rule[0], number);
      return number;
    });
  const entries = Object.entries(pages).map(
    ([id, sheets]) => [id, byStylePart((part) => numbersOf(sheets[part]))] as const,
  );
  return { rules, pages: Object.fromEntries(entries) };
}

/** Class names that a module sets: the words of every string in a `className`. */
function classNamesIn(info: Rollup.ModuleInfo | null): string[] {
  if (!info || info.id.includes("/node_modules/") || /\.css\b/.test(info.id)) return [];
  return wordsOfClassNames(info.ast);
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

/** The modules of a page: its route, the parent routes, and their static imports. */
function modulesOf(
  id: string,
  { routes, ...options }: { routes: Routes; infoOf: InfoOf; without: readonly string[] },
): Set<string> {
  const files: string[] = [];
  for (let route = routes[id]; route; route = routes[route.parentId ?? ""])
    files.push(resolve("app", route.file) + BROWSER_HALF);
  return modulesFrom(files, options);
}

function modulesFrom(
  files: readonly string[],
  { infoOf, without }: { infoOf: InfoOf; without: readonly string[] },
): Set<string> {
  const excluded = new Set(without.map((file) => resolve(file)));
  const modules = new Set<string>();
  const visit = (module: string): void => {
    if (modules.has(module) || excluded.has(module)) return;
    modules.add(module);
    infoOf(module)?.importedIds.forEach(visit);
    if (module.endsWith(".split.tsx")) visit(`${module}?whole`);
  };
  files.forEach(visit);
  return modules;
}
