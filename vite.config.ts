import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import remixConfig from "./remix.config.js";
import { pageStyles } from "./scripts/page-styles";

const lostRoute = fileURLToPath(new URL("app/lib/client/lost-route.tsx", import.meta.url));

/**
 * Two faults of Remix's last release, mended in the build (docs/decisions/0026): a route's module that cannot be had reloads the
 * old page, over what is typed there, and forgets where the shopper was going; a navigation that another one overtakes is
 * reported to the console as an error.
 */
const mendings = [
  {
    file: "/@remix-run/react/dist/esm/routeModules.js",
    fault: /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{[^}]*\}\);/,
    instead: "return lostRoute;",
    needs: `import * as lostRoute from ${JSON.stringify(lostRoute)};`,
  },
  {
    file: "/@remix-run/react/dist/esm/single-fetch.js",
    fault: "    console.error(e);",
    needs: "",
    instead: "    if (!init.signal?.aborted) console.error(e);",
  },
];

const mendRemix: Plugin = {
  name: "mend-remix",
  transform(code, id) {
    const mending = mendings.find(({ file }) => id.endsWith(file));
    if (!mending) return null;
    const mended = code.replace(mending.fault, mending.instead);
    if (mended === code) this.error(`Mending Remix: the fault is not in ${mending.file}`);
    return { code: mending.needs + mended, map: null };
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
