import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { createRequire } from "node:module";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import { frameworkConstants, WARNINGS } from "./app/framework/build";
import remixConfig from "./remix.config.js";
import { brand } from "./scripts/brand";
import { inlineScripts } from "./scripts/inline-scripts";
import { browserChunks } from "./scripts/browser-chunks";
import { pageStyles } from "./scripts/page-styles";
import { splitParts } from "./scripts/split-parts";

const { plugin: pageStylesPlugin, preset } = pageStyles({
  views: {
    "routes/$": {
      product: "app/features/product-page/product-page-view.split.tsx",
      category: "app/routes/$/category-view.split.tsx",
      content: "app/features/content/content-view.split.tsx",
      "cards in a text": "app/features/content/content-parts.split.tsx",
    },
  },
  header: "app/frame/header.tsx",
  error: "app/frame/error-page.tsx",
  whole: ["app/features/account/account-dialog.split.tsx"],
  hydrated: ["submenu", "loading-bar", "on-client", "still-trying"],
  scripted: ["count"],
});

export default defineConfig(({ command, isSsrBuild }) => ({
  // What every page loads is few files (docs/decisions/0015).
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            manualChunks: browserChunks(),
            onlyExplicitManualChunks: true,
            // Files and the manifest name many files: 0.2 KB less of Brotli than in Base64.
            hashCharacters: "hex",
          },
        },
      },
    },
  },
  plugins: [
    brand(),
    splitParts,
    inlineScripts,
    tailwindcss(),
    remix({ ...remixConfig, presets: [preset] }),
    tsconfigPaths(),
    pageStylesPlugin,
  ],
  // Only the renderer that is used: the package's file also brings the one for streams, 7 KB of
  // Brotli for the worker.
  resolve: {
    alias: isSsrBuild
      ? {
          "react-dom/server.browser": createRequire(import.meta.url)
            .resolve("react-dom/server.browser")
            .replace("server.browser.js", "cjs/react-dom-server-legacy.browser.production.min.js"),
        }
      : {},
  },
  define: {
    ...frameworkConstants(remixConfig.future ?? {}),
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    cssMinify: true,
    // For browsers Terser makes a twentieth less of it than esbuild. No target is as old as Safari
    // 10.
    minify: isSsrBuild ? true : "terser",
    terserOptions: { ecma: 2020, module: true, safari10: false, compress: { passes: 3, pure_funcs: WARNINGS } },
    reportCompressedSize: false,
  },
  // One SSR bundle for Node and workerd: everything inside, no Node built-ins
  // (docs/decisions/0004). The dev server loads packages itself and must not be made to bundle
  // them.
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
  // Found at the start of the dev server: packages found later reload the page.
  optimizeDeps: {
    entries: ["app/entry.client.tsx", "app/framework/*.client.*", "app/root.tsx", "app/routes/**/route.tsx"],
  },
  server: {
    fs: { allow: ["."] },
    warmup: { clientFiles: ["app/entry.client.tsx", "app/framework/hydrate.client.tsx", "app/root.tsx"] },
  },
}));
