import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import remixConfig from "./remix.config.js";
import { pageStyles } from "./scripts/page-styles";

const lostRoute = fileURLToPath(new URL("app/lib/client/lost-route.tsx", import.meta.url));

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

const mendRemix: Plugin = {
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

const { plugin: pageStylesPlugin, preset } = pageStyles(
  {
    "routes/$": {
      product: "app/features/product-page/product-page-view.tsx",
      category: "app/routes/$/category-view.tsx",
      content: "app/routes/$/content-view.tsx",
    },
  },
  { error: "app/frame/error-page.tsx", whole: ["app/features/account/account-dialog.tsx"] },
);

function firstScript(id: string): string | undefined {
  return /vite\/preload-helper|app\/entry\.client\.tsx$/.test(id) ? "entry.client" : undefined;
}

export default defineConfig(({ command }) => ({
  // Vite's helper for lazy imports in the first script, which stays one file.
  environments: { client: { build: { rollupOptions: { output: { manualChunks: firstScript } } } } },
  plugins: [mendRemix, tailwindcss(), remix({ ...remixConfig, presets: [preset] }), tsconfigPaths(), pageStylesPlugin],
  // For the browser, which makes Remix's context itself (app/hydrate.client).
  define: { "import.meta.env.REMIX_FUTURE": JSON.stringify(remixConfig.future) },
  build: { target: "es2022", assetsInlineLimit: 0, cssMinify: true, minify: true, reportCompressedSize: false },
  // One SSR bundle for Node and workerd: everything inside, no Node built-ins (docs/decisions/0004). The dev server
  // loads packages itself and must not be made to bundle them.
  ssr:
    command === "build"
      ? {
          noExternal: true,
          target: "webworker",
          resolve: {
            conditions: ["workerd", "worker", "module", "browser", "production", "import", "default"],
            externalConditions: ["workerd", "worker", "module", "browser", "production", "import", "default"],
          },
        }
      : {},
  server: { fs: { allow: ["."] } },
}));
