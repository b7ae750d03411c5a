import { expect, test } from "vitest";
import { outlineHero } from "./load-home.server";

const image = '<img src="/media/1280x0/a.jpg" alt="" fetchpriority="high">';

test("outlineHero returns the path of the first link", () => {
  expect(outlineHero('<ul><li><a class="x" href="/fan.html?colour=red#top">Fan</a></li></ul>').linkPath).toBe(
    "/fan.html",
  );
  expect(outlineHero('<a href="/fans.html">Fans</a> <a href="/fan.html">Fan</a>').linkPath).toBe("/fans.html");
  expect(outlineHero("<p>Summer</p>").linkPath).toBeNull();
});

test("outlineHero preloads the picture with high priority, with its sizes", () => {
  const sized = image.replace("alt", 'srcset="/media/640x0/a.jpg 640w" sizes="50vw" alt');
  expect(outlineHero(`<img src="/media/100x0/b.jpg" alt="">${sized}${image}`).pictures).toEqual([
    { src: "/media/1280x0/a.jpg", srcSet: "/media/640x0/a.jpg 640w", sizes: "50vw" },
  ]);
});

test("outlineHero preloads each of two sources with its media query", () => {
  const source = '<source media="(max-width: 767px)" srcset="/media/768x0/m.jpg" width="768">';
  expect(outlineHero(`<picture>${source}${image}</picture>`).pictures).toEqual([
    { src: "/media/768x0/m.jpg", media: "(max-width: 767px)" },
    { src: "/media/1280x0/a.jpg", media: "not all and (max-width: 767px)" },
  ]);
});

test.each([
  ["no picture has high priority", '<img src="/media/1280x0/a.jpg" alt="">'],
  ["the picture has another origin", image.replace("/media/", "https://elsewhere.example/")],
  [
    "the media query cannot simply be negated",
    `<picture><source media="print, (max-width: 9px)" srcset="/media/1x0/m.jpg">${image}</picture>`,
  ],
  [
    "the picture has three sources",
    `<picture>${'<source media="(max-width: 767px)" srcset="/media/1x0/m.jpg">'.repeat(2)}${image}</picture>`,
  ],
])("outlineHero preloads nothing if %s", (_, html) => {
  expect(outlineHero(html).pictures).toEqual([]);
});
