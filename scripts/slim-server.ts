import type { Plugin } from "vite";

/** What packages of the server bring along that the shop never calls; no bundler can leave out what is required by name. */
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
];

export const slimServer: Plugin = {
  name: "slim-server",
  enforce: "pre",
  transform(code, id) {
    const cut = cuts.find(({ file }) => id.endsWith(file));
    if (!cut) return null;
    if (!code.includes(cut.never)) this.error(`Slimming the server: what is cut is not in ${cut.file}`);
    return { code: code.replace(cut.never, cut.instead), map: null };
  },
};
