import { basename, relative } from "node:path";
import type { Plugin } from "vite";

/**
 * `x-y.split.tsx` exports a component `XY` whose script is loaded only by pages that show it
 * (docs/decisions/0015). Modules that import it get a placeholder (app/ui/split-part.tsx). In
 * development it is an ordinary module.
 */
export const splitParts: Plugin = {
  name: "split-parts",
  apply: "build",
  load(id, { ssr = false } = {}) {
    if (!id.endsWith(".split.tsx")) return null;
    const name = basename(id, ".split.tsx").replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    const path = `/${relative(process.cwd(), id)}`;
    return ssr
      ? `import { ${name} as Part } from ${JSON.stringify(`${id}?whole`)};
         import { renderedPart } from "~/ui/split-part";
         export const ${name} = renderedPart(${JSON.stringify(path)}, Part);`
      : `import { splitPart } from "~/ui/split-part";
         export const ${name} = splitPart(${JSON.stringify(path)}, "${name}");`;
  },
};
