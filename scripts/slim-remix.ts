import type { Plugin } from "vite";
import remixConfig from "../remix.config.js";

const ROUTES = "/@remix-run/react/dist/esm/routes.js";
const ROUTER = "/@remix-run/router/dist/router.js";

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
    file: "/@remix-run/react/dist/esm/errorBoundaries.js",
    never: /renderScripts \? .*Scripts, null\) : null/,
    instead: "null",
  },
  {
    // Its links, which stay for being given a name; the shop has its own (app/ui/link).
    file: "/@remix-run/react/dist/esm/components.js",
    never: /^(NavLink|Link)\.displayName = .*$/gm,
    instead: "",
  },
];

/** Only for the browser: on the server Remix stays whole. */
export const slimRemix: Plugin = {
  name: "slim-remix",
  transform(code, id, { ssr = false } = {}) {
    if (ssr || !id.includes("/@remix-run/")) return null;
    const slim = cuts
      .filter(({ file }) => id.endsWith(file))
      .reduce((text, { file, never, instead }) => {
        const cut = text.replace(never, instead);
        if (cut === text) this.error(`Slimming Remix: what is cut is not in ${file}`);
        return cut;
      }, code);
    return { code: withFlags(slim), map: null };
  },
};

/** The flags of remix.config.js are known, so that the browser is not sent what Remix does without them. */
function withFlags(code: string): string {
  const flag = /\b(?:window\.__remixContext\.)?future\.(v3_singleFetch|v3_lazyRouteDiscovery)\b/g;
  const flags: Readonly<Record<string, unknown>> = { ...remixConfig.future };
  return code.replace(flag, (_, name: string) => String(flags[name]));
}
