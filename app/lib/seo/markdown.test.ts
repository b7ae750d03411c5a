import { expect, test } from "vitest";
import { toMarkdown } from "./markdown";

test.each([
  ["<h2>Display</h2><p>Bright <b>and</b> large.</p>", "## Display\n\nBright and large."],
  ["<ul><li>One</li><li>Two &amp; three</li></ul>", "- One\n- Two & three"],
  ['<p><a href="/warranty">Warranty</a></p>', "[Warranty](https://shop.example/warranty)"],
  ["<table><tr><th>Weight</th><td>198 g</td></tr></table>", "| Weight | 198 g |"],
  ["<style>p{}</style><p>Text<br>more</p>", "Text\nmore"],
  ["", ""],
])("%s", (html, markdown) => expect(toMarkdown(html, "https://shop.example")).toBe(markdown));
