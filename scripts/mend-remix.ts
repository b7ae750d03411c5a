import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const lostRoute = fileURLToPath(new URL("../app/lib/client/lost-route.tsx", import.meta.url));

/**
 * Faults of Remix's last release, mended in the build. In the browser (docs/decisions/0026): a route's module that cannot be had
 * reloads the old page, over what is typed there, and forgets where the shopper was going; a navigation that another one overtakes
 * is reported to the console as an error. On the server (docs/decisions/0004): each of the three times a request's address is
 * matched, all routes are put in order and their expressions are made anew.
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
    isServers: true,
    fault: "  let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);\n",
    needs: "const ranked = new WeakMap();",
    instead: `
      let branches = ranked.get(routes) ?? flattenRoutes(routes);
      if (!ranked.has(routes)) rankRouteBranches(branches);
      ranked.set(routes, branches);
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
];

export const mendRemix: Plugin = {
  name: "mend-remix",
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
