import fc from "fast-check";
import { type Element, isTag } from "domhandler";
import { findAll, getOuterHTML } from "domutils";
import { parseDocument } from "htmlparser2";
import postcss from "postcss";
import sanitizeHtml from "sanitize-html";
import { describe, expect, test } from "vitest";
import { ATTRIBUTES, TAGS } from "../../app/lib/commerce/content/html/allowed.server.ts";
import { createContentCleaner } from "../../app/lib/commerce/content/html/clean-html.server.ts";
import { splitCleaned } from "../../app/lib/commerce/content/html/testing/cleaned.ts";
import { nightly } from "../support/modes.ts";
import { hostileText } from "./hostile.ts";
import { checkProperty } from "./seeded.ts";

const media = "https://shop.example/media/";
const bases = { pages: ["https://shop.example/"], media: [media] };
const rewriteMedia = (url: string) => `/media/640x0/${encodeURIComponent(url.slice(media.length))}`;
const { clean } = createContentCleaner(bases, {
  rewriteMedia,
  frameOrigins: ["https://video.example"],
  parseMedia: () => null,
  readPictureSize: () => Promise.resolve(null),
});

const TYPES =
  "row column-group column-line column tabs tab-item text heading buttons button-item html image video banner slide slider map block products vendor".split(
    " ",
  );
const PARTS =
  "main inner wrapper overlay content button link empty_link navigation headers desktop_image mobile_image video_overlay".split(
    " ",
  );
const NAMES =
  "div p a span img iframe video source style script svg math template form input button table td details summary center font base meta link object noscript xmp textarea select plaintext title i".split(
    " ",
  );

const address = fc.constantFrom(
  ...[
    "/x",
    "https://shop.example/x",
    `${media}a.jpg`,
    "https://evil.test/x",
    "//evil.test/x",
    "#x",
    "mailto:a@b",
    "tel:1",
  ],
  ...[
    "javascript:alert(1)",
    " java\nscript:alert(1)",
    "&#106;avascript&colon;alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "\\\\evil.test",
    'x"onload="alert(1)',
  ],
);

const value = fc.oneof(
  address,
  hostileText,
  fc.constantFrom(
    ...[
      "red",
      "#123",
      "rgb(1,2,3)",
      "10px",
      "50%",
      "calc(50% - 10px)",
      "none",
      "fixed",
      "absolute",
      "-900px",
      "9e9px",
      "inherit",
    ],
    ...[
      "url(https://evil.test/x)",
      "\\75rl(https://evil.test)",
      "u/**/rl(https://evil.test)",
      "expression(alert(1))",
      "var(--x)",
      "image-set('https://evil.test' 1x)",
    ],
    ...[
      "red;position:fixed",
      "red}body{display:none",
      "</style><script>alert(1)</script>",
      "<!--",
      "*/",
      "red!important",
    ],
  ),
);

const property = fc.constantFrom(
  ...[
    "color",
    "background",
    "background-color",
    "background-image",
    "background-size",
    "width",
    "height",
    "margin",
    "padding",
    "display",
    "border",
  ],
  ...[
    "position",
    "z-index",
    "inset",
    "transform",
    "filter",
    "animation",
    "content",
    "cursor",
    "behavior",
    "-moz-binding",
    "--x",
    "opacity",
    "float",
    "font-size",
  ],
);

const declarations = fc
  .array(fc.tuple(property, value), { maxLength: 4 })
  .map((all) => all.map((one) => one.join(":")).join(";"));

const selector = fc.constantFrom(
  "[data-pb-style=AAAAA]",
  "#html-body [data-pb-style='AAAAA']",
  "body",
  "*",
  "[data-pb-style=AAAAA]::before",
  "a, [data-pb-style=AAAAA]",
  "header",
);

const sheet = fc
  .array(fc.tuple(selector, declarations), { maxLength: 4 })
  .map((rules) => rules.map(([of, css]) => `${of}{${css}}`).join(""))
  .chain((rules) =>
    fc.constantFrom(
      rules,
      `@media only screen and (max-width: 768px){${rules}}`,
      `@import "https://evil.test";${rules}`,
      `@supports (a:b){${rules}`,
      `@font-face{src:url(https://evil.test)}${rules}`,
    ),
  );

const quoted = (text: string) => text.replaceAll('"', "&quot;");

const attribute = fc.oneof(
  fc.constantFrom(...TYPES).map((type) => `data-content-type="${type}"`),
  fc.constantFrom(...PARTS).map((part) => `data-element="${part}"`),
  fc
    .tuple(
      fc.constantFrom(
        "href",
        "src",
        "srcset",
        "poster",
        "action",
        "formaction",
        "xlink:href",
        "background",
        "data-video-src",
        "data-video-fallback-src",
      ),
      address,
    )
    .map(([name, to]) => `${name}="${quoted(to)}"`),
  fc
    .tuple(
      fc.constantFrom(
        "class",
        "id",
        "name",
        "title",
        "align",
        "bgcolor",
        "width",
        "onclick",
        "onerror",
        "style",
        "srcdoc",
        "data-locations",
        "data-overlay-color",
        "data-tab-name",
        "data-product-sku",
      ),
      value,
    )
    .map(([name, text]) => `${name}="${quoted(text)}"`),
  address.map((to) => `data-background-images="{\\&quot;desktop_image\\&quot;:\\&quot;${quoted(to)}\\&quot;}"`),
  declarations.map((css) => `style="${quoted(css)}"`),
  fc.constantFrom(
    'data-pb-style="AAAAA"',
    'class="product-items"',
    'class="pagebuilder-button-primary"',
    'class="site-header btn fixed"',
    'data-background-type="video"',
  ),
);

const { html } = fc.letrec<{ html: string; node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: "small" },
    hostileText,
    fc.constantFrom(
      "<!--",
      "-->",
      "]]>",
      "{{",
      "}}",
      "{{widget type='x'}}",
      "&lt;img src=x onerror=alert(1)&gt;",
      "</div>",
      "</style>",
      "<",
    ),
    sheet.map((css) => `<style>${css}</style>`),
    fc
      .tuple(fc.constantFrom(...NAMES), fc.array(attribute, { maxLength: 4 }), tie("html"), fc.boolean())
      .map(
        ([name, attributes, inner, isClosed]) =>
          `<${[name, ...attributes].join(" ")}>${inner}${isClosed ? `</${name}>` : ""}`,
      ),
  ),
  html: fc.array(tie("node"), { maxLength: 4 }).map((nodes) => nodes.join("")),
}));

/** Merchants' texts from the pieces that break cleaners. */
describe("a merchant's text", () => {
  test("has only what sanitize-html also lets through", async () => {
    await checkProperty(
      fc.property(html, (text) => {
        const [, safe] = split(clean(text));
        const allowedAttributes = Object.fromEntries(
          Object.entries(ATTRIBUTES).map(([tag, names]) => [tag, [...names]]),
        );
        const checked = sanitizeHtml(safe, {
          allowedTags: [...TAGS],
          allowedAttributes,
          allowedSchemes: ["http", "https", "mailto", "tel"],
          allowProtocolRelative: false,
          nestingLimit: 500,
        });
        expect(normal(safe)).toBe(normal(checked));
      }),
      150,
    );
  });

  test("fetches nothing but the shop's pictures, and runs nothing", async () => {
    await checkProperty(
      fc.property(html, (text) => {
        const [, safe] = split(clean(text));
        for (const { name, attribs } of findAll(isTag, parseDocument(safe).children)) {
          for (const attribute of ["src", "poster", "srcset"]) {
            const to = attribs[attribute];
            if (to && name !== "iframe" && name !== "video") expect(to).toMatch(/^\/media\//);
          }
          if (name === "iframe") expect(attribs["src"]).toMatch(/^https:\/\/video\.example\//);
          if (name === "video") expect(attribs["src"]).toMatch(/^https:\/\/shop\.example\/media\//);
          if (attribs["href"]) expect(attribs["href"]).toMatch(/^(?:\/(?!\/)|#|https?:|mailto:|tel:)/);
          if (attribs["id"]) expect(attribs["id"]).toMatch(/^text-/);
          for (const one of (attribs["class"] ?? "").split(" ")) expect(one).toMatch(OWN_CLASS);
          expect(
            Object.keys(attribs).filter((attribute) => attribute.startsWith("on") || attribute === "style"),
          ).toEqual([]);
        }
      }),
      150,
    );
  });

  test("has rules for its own classes only, without addresses and places", async () => {
    await checkProperty(
      fc.property(html, (text) => {
        const [css] = split(clean(text));
        expect(css).not.toContain("<");
        postcss.parse(css).walkRules((rule) => {
          expect(rule.selector).toMatch(/^\.m-[a-z0-9]+$/);
          rule.walkDecls(({ prop, value: given, important }) => {
            expect(prop).toMatch(
              /^(?!position|z-index|inset|transform|filter|animation|transition|content|cursor|opacity|pointer-events|--)/,
            );
            expect(given.replace(/url\("\/media\/[^"]*"\)/, "")).not.toMatch(
              /url|expression|var\(|image|\\|@|\/\*|-\d/,
            );
            expect(important ?? false).toBe(false);
          });
        });
        postcss.parse(css).walkAtRules(({ name }) => expect(name).toBe("media"));
      }),
      150,
    );
  });
});

const OWN_CLASS = /^$|^(?:m-[a-z0-9]+|pb-[a-z-]+|on-(?:light|dark)|prose|btn|secondary|link-btn)$/;

function split(cleaned: string): [css: string, html: string] {
  const { css, text } = splitCleaned(cleaned);
  return [css, text];
}

function normal(text: string): string {
  return getOuterHTML(parseDocument(text).children as Element[]); // only for writing
}

/** A text of 100 KB; the limit is for a processor that does nothing else. */
const LIMIT_MS = 50;

describe("100 KB are clean in time", () => {
  const repeated = (piece: (index: number) => string) => {
    let text = "";
    for (let index = 0; text.length < 100_000; index += 1) text += piece(index);
    return text;
  };
  test.each([
    ["open elements", repeated(() => "<b>")],
    ["rows in rows", repeated(() => '<div data-content-type="row" data-element="main">')],
    ["links", repeated((index) => `<a href="https://shop.example/${String(index)}">x</a>`)],
    ["styles", repeated((index) => `<p style="padding:${String(index % 400)}px ${String(index % 77)}px">x</p>`)],
    [
      "rules",
      `<style>${repeated((index) => `[data-pb-style=A${String(10_000 + index)}]{width:${String(index % 100)}%}`)}</style>`,
    ],
    ["encoded HTML code", `<div data-content-type="html">${repeated(() => "&lt;b&gt;")}</div>`],
    ...nightly<[string, string]>(
      ["closing tags", repeated(() => "</p>")],
      ["lists", repeated(() => "<ul><li>")],
      ["paragraphs", repeated(() => "<p>")],
      ["braces", repeated(() => "{{")],
      ["angles", repeated(() => "<")],
      ["brackets in rules", `<style>[data-pb-style=AAAAA]{width:${repeated(() => "calc(")}}</style>`],
      ["places", `<div data-content-type="map" data-locations='[${repeated(() => "{},")}{}]'></div>`],
      ["backslashes", `<div data-background-images='${repeated(() => "\\")}'></div>`],
    ),
  ])("%s", (_, text) => {
    clean(text);
    const times = Array.from({ length: 5 }, () => processorMs(() => clean(text)));
    expect(Math.min(...times)).toBeLessThan(LIMIT_MS * Math.max(slownessAtStart, slowness()));
  });
});

function processorMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1000;
}

/**
 * How much slower this machine is at the moment than an idle one, by work that takes that 10 ms.
 */
function slowness(): number {
  return Math.max(1, processorMs(() => postcss.parse("a{b:c;d:e}".repeat(4000))) / 10);
}

const slownessAtStart = slowness();
