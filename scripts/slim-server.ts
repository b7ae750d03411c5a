import type { Plugin } from "vite";
import { cutOut } from "./cut-out";

const ZOD = "/node_modules/zod/v4/classic/schemas.js";

/** What packages of the server bring along that the shop never calls; no bundler can leave out what is required by name, or set on each object. */
const cuts = [
  // The parser of `style` attributes: no element may have one (app/lib/commerce/content/clean-html.server).
  {
    file: "/node_modules/sanitize-html/index.js",
    never: "const { parse: postcssParse } = require('postcss');",
    instead: "",
  },
  // React's own streaming: pages leave in order (docs/decisions/0019), each part drawn at once.
  {
    file: "/node_modules/react-dom/server.browser.js",
    never: "require('./cjs/react-dom-server.browser.production.min.js')",
    instead: "{}",
  },
  // Every kind of schema as JSON Schema, which nobody asks the shop for.
  { file: ZOD, never: /^ *inst\._zod\.processJSONSchema = .*;$/gm, instead: "" },
  { file: ZOD, never: /\bjsonSchema: \{[^}]*\},|\btoJSONSchema\(params\) \{[^}]*\}\)\(params\);\s*\},/g, instead: "" },
];

export const slimServer: Plugin = {
  name: "slim-server",
  apply: "build",
  enforce: "pre",
  transform(code, id) {
    const slim = cutOut(code, { id, cuts });
    return slim === code ? null : { code: slim, map: null };
  },
};
