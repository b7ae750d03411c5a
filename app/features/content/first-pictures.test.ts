import { expect, test } from "vitest";
import { firstPictures } from "./first-pictures";

const image = '<img src="/media/1280x0/a.jpg" alt="" fetchpriority="high">';

test("firstPictures preloads the picture with high priority, with its sizes", () => {
  const sized = image.replace("alt", 'srcset="/media/640x0/a.jpg 640w" sizes="50vw" alt');
  expect(firstPictures(`<img src="/media/100x0/b.jpg" alt="">${sized}${image}`)).toEqual([
    { src: "/media/1280x0/a.jpg", srcSet: "/media/640x0/a.jpg 640w", sizes: "50vw" },
  ]);
});

test("firstPictures preloads each of two sources with its media query", () => {
  const source = '<source media="(max-width: 767px)" srcset="/media/768x0/m.jpg" width="768">';
  expect(firstPictures(`<picture>${source}${image}</picture>`)).toEqual([
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
])("firstPictures preloads nothing if %s", (_, html) => {
  expect(firstPictures(html)).toEqual([]);
});
