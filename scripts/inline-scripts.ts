import { readFile } from "node:fs/promises";
import { minify } from "terser";
import { type Plugin, transformWithEsbuild } from "vite";

const QUERY = ".inline.ts?script";

/**
 * Vite plugin: `import text from "./x.inline.ts?script"` is that script as text, for a script
 * element. It imports nothing statically.
 */
export const inlineScripts: Plugin = {
  name: "inline-scripts",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(QUERY)) return null;
    const file = id.slice(0, -"?script".length);
    this.addWatchFile(file);
    const { code } = await transformWithEsbuild(await readFile(file, "utf8"), file, { target: "es2020" });
    const options = { ecma: 2020, toplevel: true, compress: { passes: 3 }, sourceMap: false } as const;
    const small = await minify(code, options);
    return `export default ${JSON.stringify(small.code ?? "")}`;
  },
};
