import { describe, expect, test } from "vitest";
import { blocksOf, DEFAULT_SECTIONS, toSections } from "./home-sections.server";

describe("toSections", () => {
  test("reads blocks, panels and slots in the merchant's order", () => {
    const html = `<p>Order:</p><ul>
      <li>hero-slider, banner-block-1</li>
      <li><a href="/laptops.html?brand=Vistara">Laptops <b>for work</b></a> ads: laptop-ads, position: left, class: brands, link: /laptops.html</li>
      <li>recently-viewed</li>
      <li>diwali, class: promises</li>
      <li><p>summer-guide</p></li>
    </ul>`;
    expect(toSections(html)).toEqual([
      { kind: "blocks", look: "hero", identifiers: ["hero-slider", "banner-block-1"] },
      {
        kind: "products",
        title: "Laptops for work",
        path: "/laptops.html?brand=Vistara",
        ads: { identifier: "laptop-ads", position: "left", look: "brands", link: "/laptops.html" },
      },
      { kind: "viewed" },
      { kind: "blocks", look: "promises", identifiers: ["diwali"] },
      { kind: "blocks", look: "prose", identifiers: ["summer-guide"] },
    ]);
  });

  test("reads a panel without a slot, and drops unknown looks, positions and foreign links", () => {
    const html = `<ol><li><a href="/new-products">Just in</a></li>
      <li><a href="/tv.html">TV</a>, ads: a, class: site-header, position: up, link: //evil.example</li>
      <li><a href="/a.html">A</a>, ads: b, link: /offers:today</li><li><a href="/\\evil.example">x</a></li>
      <li><a href="https://elsewhere.example">x</a></li><li> </li></ol>`;
    expect(toSections(html)).toEqual([
      { kind: "products", title: "Just in", path: "/new-products", ads: null },
      {
        kind: "products",
        title: "TV",
        path: "/tv.html",
        ads: { identifier: "a", position: "right", look: "ads", link: null },
      },
      {
        kind: "products",
        title: "A",
        path: "/a.html",
        ads: { identifier: "b", position: "right", look: "ads", link: "/offers:today" },
      },
    ]);
  });

  test.each(["", "<p>hero-slider</p>", "<ul><li></li></ul>"])("is null without a list: %j", (html) => {
    expect(toSections(html)).toBeNull();
  });
});

test("the default order shows the specification's blocks", () => {
  const shown = blocksOf(DEFAULT_SECTIONS);
  for (const block of [
    "hero-slider",
    "banner-block-1",
    "banner-block-4",
    "ads-block-1",
    "ads-block-8",
    "manufacturers",
  ])
    expect(shown).toContain(block);
});
