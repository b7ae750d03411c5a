import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const lostRoute = fileURLToPath(new URL("../app/lib/client/lost-route.tsx", import.meta.url));

/**
 * Faults of Remix's last release, mended in the build. In the browser (docs/decisions/0026): a route's module that cannot be had
 * reloads the old page, over what is typed there, and forgets where the shopper was going; a navigation that another one overtakes
 * is reported to the console as an error; data that a part of a page asks for in vain takes the whole page away, with what is typed there: the part
 * gets null. On the server (docs/decisions/0004): each of the three times a request's address is
 * matched, all routes are put in order, their expressions are made anew, and every route is tried whatever its first segment; and
 * each page leaves a timer behind for as long as a late part may take, though it has none.
 */
const mendings = [
  {
    file: "/@remix-run/react/dist/esm/routeModules.js",
    isServers: false,
    fault: /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{[^}]*\}\);/,
    instead: "return lostRoute;",
    needs: `import * as lostRoute from ${JSON.stringify(lostRoute)};`,
  },
  {
    file: "/@remix-run/react/dist/esm/single-fetch.js",
    isServers: false,
    fault: "    console.error(e);",
    needs: "",
    instead: "    if (!init.signal?.aborted) console.error(e);",
  },
  {
    file: "/@remix-run/router/dist/router.js",
    isServers: false,
    // Of a load alone: a form that could not be sent is told.
    fault:
      /setFetcherError\(key, routeId, result\.error\);(?=\s*return;\s*\}\s*invariant\(!isDeferredResult\(result\), "Unhandled fetcher deferred)/,
    needs: "",
    instead: "updateFetcherState(key, getDoneFetcher(null));",
  },
  {
    file: "/@remix-run/router/dist/router.js",
    isServers: false,
    fault:
      /let boundaryMatch = findNearestBoundary\(state\.matches, match == null [^]*?state\.fetchers\.delete\(key\);/,
    needs: "",
    instead: "state.fetchers.set(key, getDoneFetcher(null));",
  },
  {
    file: "/@remix-run/router/dist/router.js",
    isServers: true,
    fault: "  let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);\n",
    needs: `
      const ranked = new WeakMap();
      const beginningOf = (path) => /^\\/([^/]+)/.exec(path)?.[1].toLowerCase();
    `,
    instead: `
      let branches = ranked.get(routes) ?? flattenRoutes(routes);
      if (!ranked.has(routes)) {
        rankRouteBranches(branches);
        for (const branch of branches) branch.beginning = beginningOf(branch.path.replace(/\\/[:*].*/, ""));
      }
      ranked.set(routes, branches);
    `,
  },
  {
    file: "/@remix-run/router/dist/router.js",
    isServers: true,
    fault: /for \(let i = 0; matches == null && i < branches\.length; \+\+i\) \{/,
    needs: "",
    instead: `
      const beginning = beginningOf(decoded);
      for (let i = 0; matches == null && i < branches.length; ++i) {
        if (branches[i].beginning && branches[i].beginning !== beginning) continue;
    `,
  },
  {
    file: "/@remix-run/router/dist/router.js",
    isServers: true,
    fault: "= compilePath(pattern.path, pattern.caseSensitive, pattern.end);",
    // Of routes alone, which are few: nothing here matches what a shopper sends with what a shopper sends.
    needs: "const compiled = new Map();",
    instead: `= compiled.get(pattern.end + pattern.path) ?? compilePath(pattern.path, pattern.caseSensitive, pattern.end);
      compiled.set(pattern.end + pattern.path, [matcher, compiledParams]);`,
  },
  {
    file: "/@remix-run/server-runtime/dist/esm/single-fetch.js",
    isServers: true,
    fault: /let controller = new AbortController\(\);[^]*?requestSignal\.addEventListener\([^\n]*/,
    needs: "",
    instead: `
      let late;
      const lateSignal = () => {
        if (late) return late;
        const controller = new AbortController();
        const timer = setTimeout(() => controller.abort(new Error("Server Timeout")), streamTimeout);
        requestSignal.addEventListener("abort", () => clearTimeout(timer));
        return (late = controller.signal);
      };
    `,
  },
  {
    file: "/@remix-run/server-runtime/dist/esm/single-fetch.js",
    isServers: true,
    fault: "signal: controller.signal,",
    needs: "",
    // Turbo-stream asks it where something is late, and not before.
    instead: `signal: {
      get aborted() { return lateSignal().aborted; },
      get reason() { return lateSignal().reason; },
      addEventListener: (...listener) => lateSignal().addEventListener(...listener),
    },`,
  },
];

export const mendRemix: Plugin = {
  name: "mend-remix",
  apply: "build",
  transform(code, id, { ssr = false } = {}) {
    const wanted = mendings.filter(({ file, isServers }) => id.endsWith(file) && isServers === ssr);
    if (wanted.length === 0) return null;
    const mended = wanted.reduce((text, { file, fault, needs, instead }) => {
      const without = text.replace(fault, () => instead);
      if (without === text) this.error(`Mending Remix: the fault is not in ${file}`);
      return needs + without;
    }, code);
    return { code: mended, map: null };
  },
};
