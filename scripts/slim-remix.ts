import type { Plugin, Rollup } from "vite";
import remixConfig from "../remix.config.js";
import { cutOut } from "./cut-out";

const PACKAGES = /\/node_modules\/(?:@remix-run\/(?:react|router|server-runtime)|react-router|react-router-dom)\//;
const ROUTES = "/@remix-run/react/dist/esm/routes.js";
const ROUTER = "/@remix-run/router/dist/router.js";
const ERRORS = "/@remix-run/react/dist/esm/errorBoundaries.js";
const COMPONENTS = "/@remix-run/react/dist/esm/components.js";
const ROUTER_IN_REACT = "/react-router-dom/dist/index.js";

/**
 * What Remix has for ways that this shop never goes, and that no bundler can know of: with these lines gone, it leaves out what they
 * lead to.
 */
const cuts = [
  {
    // Answers that do not come by single fetch.
    file: ROUTES,
    never: /if \(typeof singleFetch === "function"\) \{(\s*let result = await singleFetch\(\);)/,
    instead: "if (true) {$1",
  },
  {
    // Late data of its own kind: by single fetch it comes as promises.
    file: ROUTER,
    never: /(?<!function )\bisDeferred(Data|Result)\(\w+\)/g,
    instead: "false",
  },
  {
    file: ROUTER,
    never: /function cancelActiveDeferreds\(predicate\) \{/,
    instead: "$& return [];",
  },
  {
    // Routes that are asked for when they are needed (remix.config.js).
    file: ROUTER,
    never: /\binit\.patchRoutesOnNavigation\b|\bfogOfWar\.active\b(?! =)/g,
    instead: "(false)",
  },
  {
    // A page for the time before the first data, with Remix's own scripts.
    file: ROUTES,
    never: /route\.id === "root" \? RemixRootDefaultHydrateFallback : undefined/,
    instead: "undefined",
  },
  {
    file: ERRORS,
    never: /renderScripts \? .*Scripts, null\) : null/,
    instead: "null",
  },
  {
    // Its page of an error, which stays for errors of the router itself: the root has its own.
    file: ROUTES,
    never:
      /route\.id === "root" \? \(\) => [^?]+RemixRootDefaultErrorBoundary, \{\s*error: useRouteError\(\)\s*\}\) : undefined/,
    instead: "undefined",
  },
  {
    file: ERRORS,
    never: /React\.createElement\("script", \{[^]*?`\s*\}\s*\}\)/,
    instead: "null",
  },
  {
    // Actions in the browser.
    file: ROUTES,
    never: /\b(?:routeModule|mod)\.clientAction\b/g,
    instead: "undefined",
  },
  {
    // Sheets of routes: the whole is there from the first use on (docs/decisions/0038).
    file: ROUTES,
    never: /\bprefetchStyleLinks\(route, \w+\)/g,
    instead: "undefined",
  },
  {
    // Routes that change while somebody develops.
    file: ROUTES,
    never: /if \(needsRevalidation\)/,
    instead: "if (false)",
  },
  {
    // Navigations that a page holds up.
    file: ROUTER,
    never: /\blet blockerKey = shouldBlockNavigation\(/g,
    instead: "let blockerKey = undefined && shouldBlockNavigation(",
  },
  {
    file: ROUTER,
    never: /\n {4}getBlocker,\s*deleteBlocker,/,
    instead: "",
  },
  {
    // Transitions that the router has the browser draw: remembered from page to page, begun, interrupted.
    file: ROUTER,
    never: /\n {6}restoreAppliedTransitions\([^]*?(?=\n {4}\})/,
    instead: "",
  },
  {
    file: ROUTER,
    never: /(let viewTransitionOpts;)[^]*?(?=\n {4}updateState\(_extends\(\{\}, newState, \{\n {6}actionData)/,
    instead: "$1",
  },
  {
    file: ROUTER_IN_REACT,
    never: /let isViewTransitionUnavailable = [^]*?\}, \[router\.window, transition, renderDfd, /,
    instead: `
      if (flushSync) flushSyncSafe(() => setStateImpl(newState));
      else optInStartTransition(() => setStateImpl(newState));
    }, [`,
  },
  {
    file: ROUTER_IN_REACT,
    never: /(?<=router\.subscribe\(setState\), \[router, setState\]\);)[^]*?(?=\n {2}let navigator = )/,
    instead: "",
  },
  {
    file: ROUTER_IN_REACT,
    never: /let \[(?:pendingState|renderDfd|transition|interruption), \w+\] = React\.useState\(\);/g,
    instead: "",
  },
  {
    // What is to change in a next version, and has been chosen already.
    file: ROUTER_IN_REACT,
    never: /React\.useEffect\(\(\) => UNSAFE_logV6DeprecationWarnings\(.*;/,
    instead: "",
  },
  {
    // What is sent as plain text or JSON: all of the shop are forms.
    file: ROUTER,
    never: /\b(?:opts\.)?formEncType === "(?:text\/plain|application\/json)"|\btext != null|\bjson !== undefined/g,
    instead: "false",
  },
  {
    // What is developed with, or looks into the router.
    file: ROUTER,
    never: /\n {4}patchRoutes,\s*_internalFetchControllers:[^]*?_internalSetRoutes(?=\n)/,
    instead: "",
  },
  {
    // Of a page that script opens the head has the title (app/lib/seo/meta).
    file: COMPONENTS,
    never: /if \("tagName" in metaProps\) [^]*?(?=if \("title" in metaProps)/,
    instead: "",
  },
  {
    file: COMPONENTS,
    never: /if \("charset" in metaProps\) [^]*?(?=return [^\n]*createElement\("meta", _extends)/,
    instead: "",
  },
  {
    file: COMPONENTS,
    never: /if \(!Array\.isArray\(routeMeta\)\) \{[^]*?\n {4}\}/,
    instead: "",
  },
  {
    // Its links, which stay for being given a name; the shop has its own (app/ui/link).
    file: COMPONENTS,
    never: /^(NavLink|Link)\.displayName = .*$/gm,
    instead: "",
  },
];

/** Only for the browser: on the server Remix stays whole. */
export const slimRemix: Plugin = {
  name: "slim-remix",
  apply: "build",
  transform(code, id, { ssr = false } = {}) {
    if (ssr || !PACKAGES.test(id)) return null;
    const slim = cutOut(withFlags(code), { id, cuts });
    return { code: withoutMessages(slim, (text) => this.parse(text)), map: null };
  },
};

/**
 * What Remix is told once and for all is known, so that the browser is not sent what it does otherwise: the flags of remix.config.js, those of its router
 * that follow from them, and that the shop renders on a server.
 */
function withFlags(code: string): string {
  const flags: Readonly<Record<string, unknown>> = { ...remixConfig.future };
  return code
    .replace(/\b(?:window\.__remixContext\.)?future\.(v3_\w+)\b/g, (_, name: string) => String(flags[name]))
    .replace(/\b(?:router\.)?future\.v7_\w+\b/g, "true")
    .replace(/\bwindow\.__remixContext\.isSpaMode\b|(?<=!|\bif \()isSpaMode\b|\bisSpaMode\b(?= \?| &&)/g, "false");
}

const WARNING = /^(?:UNSAFE_)?warning(?:\$\d)?$/;
const INVARIANT = /^(?:UNSAFE_)?invariant(?:\$\d)?$/;

/** Without what is said to developers: warnings, and the messages of what cannot be. */
function withoutMessages(code: string, parse: (code: string) => Rollup.ProgramNode): string {
  const cuts: { start: number; end: number; instead: string }[] = [];
  const program = parse(code) as unknown as Node; // ESTree, whose nodes each have parts of their own
  visit(program, (node) => {
    const { type, expression } = node;
    if (type === "ExpressionStatement" && isNode(expression) && argumentsOf(expression, WARNING))
      cuts.push({ ...node, instead: ";" });
    const [condition, message] = argumentsOf(node, INVARIANT) ?? [];
    if (condition && message) cuts.push({ start: condition.end, end: message.end, instead: "" });
  });
  return cuts
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, instead }) => text.slice(0, start) + instead + text.slice(end), code);
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** Of a call of a function of such a name. */
function argumentsOf({ type, callee, arguments: given }: Node, name: RegExp): readonly Node[] | null {
  const isCall = type === "CallExpression" && isNode(callee) && callee["type"] === "Identifier";
  return isCall && name.test(String(callee["name"])) ? (given as readonly Node[]) : null; // as ESTree has them
}

function visit(node: Node, look: (node: Node) => void): void {
  look(node);
  for (const part of Object.values(node).flat()) if (isNode(part)) visit(part, look);
}

function isNode(part: unknown): part is Node {
  return typeof part === "object" && part !== null && "type" in part && "start" in part;
}
