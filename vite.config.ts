import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
// @ts-expect-error -- plain JavaScript, as Remix names it; its own JSDoc says what it is
import remixConfig from "./remix.config.js";

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), remix(remixConfig), tsconfigPaths()],
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
