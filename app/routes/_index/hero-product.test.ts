import { expect, test } from "vitest";
import { money } from "~/lib/commerce/model/money";
import { heroProduct } from "./hero-product";

const price = { regular: money(100, "INR"), final: money(100, "INR") };
const products = ["lamp", "fan"].map((name) => ({ name, path: `/${name}.html`, price, isPriceFrom: false }));

test.each([
  ["it is what the hero leads to", '<ul><li><a class="x" href="/fan.html">Fan</a></li></ul>', "/fan.html"],
  ["whatever else the link says", '<a href="/fan.html?colour=red#top">Fan</a>', "/fan.html"],
  ["a hero that leads to a list has none", '<a href="/fans.html">Fans</a> <a href="/fan.html">Fan</a>', undefined],
  ["a hero without a link has none", "<p>Summer</p>", undefined],
])("%s", (_, html, path) => {
  expect(heroProduct(html, products)?.path).toBe(path);
});
