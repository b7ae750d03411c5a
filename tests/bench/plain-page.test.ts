import { expect, test } from "vitest";
import { brotliSize } from "../support/shop/build-output.ts";
import { toPlainPage } from "./plain-page.ts";

const page = `<html><head><title>Phones &amp; more</title><script src="/a.js"></script></head><body><header>Menu</header><main class="wrap">
<nav>Crumbs</nav><h1>Phones</h1><form method="get"><fieldset><legend>Brand</legend></fieldset><button>Filter</button></form>
<ul class="cards"><li><article><picture><img src="/media/216x268/a.jpg" srcSet="/media/324x402/a.jpg 1.5x" width="216" alt="" class="x"/></picture>
<a href="/a.html?b=1&amp;c=2" class="name">Aura &lt;5G&gt;</a><p class="price"><span class="sr-only">Price </span><b>₹59,999</b></p>
<svg><path d="M0 0"/></svg></article></li></ul><div hidden>Hidden</div>
<form method="post"><input name="sku"/><button name="intent">Add to cart</button></form><script>late()</script></main></body></html>`;

test("toPlainPage keeps only headings, products, prices, pictures and cart forms", () => {
  const plain = toPlainPage(page);
  expect(plain).toContain("<title>Phones &amp; more</title>");
  expect(plain).toContain("<h1>Phones</h1>");
  expect(plain).toContain('<img src="/media/216x268/a.jpg" srcset="/media/324x402/a.jpg 1.5x" width="216" alt="">');
  expect(plain).toContain('<a href="/a.html?b=1&amp;c=2">Aura &lt;5G></a>');
  expect(plain).toContain("<p><b>₹59,999</b></p>");
  expect(plain).toContain('<form method="post" action="/cart"><button>Add to cart</button></form>');
  expect(plain).not.toMatch(/<script|<svg|class=|Crumbs|Brand|Filter|Hidden|Price |Menu|late\(/);
});

test("toPlainPage fills the first round trip deterministically", () => {
  const plain = toPlainPage(page);
  expect(brotliSize(plain)).toBeGreaterThan(13_700);
  expect(brotliSize(plain)).toBeLessThan(14_200);
  expect(toPlainPage(page)).toBe(plain);
});

test("toPlainPage rejects a page without a main part", () => {
  expect(() => toPlainPage("<p>Down</p>")).toThrow("no main part");
});
