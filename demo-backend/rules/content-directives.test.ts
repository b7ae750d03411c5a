import { expect, test } from "vitest";
import { resolveDirectives } from "./content-directives.ts";

const sources = {
  baseUrl: "http://shop.test",
  block: (identifier: string) =>
    identifier === "again" ? '[{{block id="again"}}]' : identifier === "note" ? "<b>note</b>" : null,
};

test.each([
  ['{{store url="audio.html"}}', "http://shop.test/audio.html/"],
  ['{{store url="/returns/"}}', "http://shop.test/returns/"],
  ["{{store url=''}}", "http://shop.test/"],
  ['{{store direct_url="audio.html"}}', "http://shop.test/audio.html"],
  ['{{media url="wysiwyg/hero.jpg"}}', "http://shop.test/media/wysiwyg/hero.jpg"],
  ["{{media url=&quot;wysiwyg/hero.jpg&quot;}}", "http://shop.test/media/wysiwyg/hero.jpg"],
  ['<p>{{block id="note"}}</p>', "<p><b>note</b></p>"],
  ['{{block id="none"}}', ""],
  ['{{widget type="x"}}', ""],
  ["{{media url=wysiwyg/hero.jpg}}", "http://shop.test/media/wysiwyg/hero.jpg"],
  [
    "{\\&quot;desktop_image\\&quot;:\\&quot;{{media url=wysiwyg/a.jpg}}\\&quot;}",
    "{\\&quot;desktop_image\\&quot;:\\&quot;http://shop.test/media/wysiwyg/a.jpg\\&quot;}",
  ],
  ['{{trans "Sale"}}', "Sale"],
  ["{{config path=web/unsecure/base_url}}", ""],
  ["{{countdown until=monday}}", "{{countdown until=monday}}"],
  ["&#8377;999 {not one}", "&#8377;999 {not one}"],
])("resolves %s", (html, expected) => {
  expect(resolveDirectives(html, sources)).toBe(expected);
});

test("stops at a block that contains itself", () => {
  expect(resolveDirectives('{{block id="again"}}', sources)).toBe("[[[[[]]]]]");
});
