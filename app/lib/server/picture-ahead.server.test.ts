import { expect, test } from "vitest";
import { pictureLink, withPictureAhead } from "./picture-ahead.server";

const first = '<img src="/media/540x670/a.jpg" alt="" fetchpriority="high"/>';

test("asks for the first picture that is marked, as its element does", () => {
  expect(pictureLink(`<main><img src="/media/100x100/b.jpg" alt="" loading="lazy"/>${first}${first}</main>`)).toBe(
    "</media/540x670/a.jpg>; rel=preload; as=image; fetchpriority=high",
  );
});

test("says the sizes it comes in", () => {
  const srcSet = "/media/540x670/a.jpg 540w, /media/1080x1340/a.jpg 1080w";
  const image = `<img src="/media/540x670/a.jpg" srcSet="${srcSet}" sizes="(min-width: 1024px) 535px, 258px" fetchpriority="high"/>`;
  expect(pictureLink(`<picture><source srcset="/media/1x1/b.jpg" media="print"></picture>${image}`)).toBe(
    `</media/540x670/a.jpg>; rel=preload; as=image; imagesrcset="${srcSet}"; imagesizes="(min-width: 1024px) 535px, 258px"; fetchpriority=high`,
  );
});

test("asks for one of two versions", () => {
  const source = '<source media="(max-width: 767px)" srcset="/media/768x0/m.jpg" width="768">';
  expect(pictureLink(`<picture>${source}${first}</picture>`)).toBe(
    [
      '</media/768x0/m.jpg>; rel=preload; as=image; imagesrcset="/media/768x0/m.jpg"; media="(max-width: 767px)"; fetchpriority=high',
      '</media/540x670/a.jpg>; rel=preload; as=image; media="not all and (max-width: 767px)"; fetchpriority=high',
    ].join(", "),
  );
});

test.each([
  ["no picture is marked", '<img src="/media/540x670/a.jpg" alt=""/>'],
  ["it is another shop's", first.replace("/media/", "https://elsewhere.example/")],
  ["its address could be read in two ways", first.replace("a.jpg", "a.jpg?a=1&amp;b=2")],
  [
    "it has three versions",
    `<picture><source media="(a: 1px)" srcset="/media/1">${'<source srcset="/media/2">'}${first}</picture>`,
  ],
  [
    "its condition cannot be turned round",
    `<picture><source media="print, screen" srcset="/media/1">${first}</picture>`,
  ],
  ["a version goes by its type", `<picture><source type="image/avif" srcset="/media/1">${first}</picture>`],
])("asks for nothing where %s", (_, html) => {
  expect(pictureLink(html)).toBeNull();
  expect(withPictureAhead(html)).toBe(html);
});

test("says the same in the head of a page that is whole", () => {
  const srcSet = "/media/540x670/a.jpg 540w, /media/1080x1340/a.jpg 1080w";
  const image = `<img src="/media/540x670/a.jpg" srcSet="${srcSet}" sizes="258px" fetchpriority="high"/>`;
  const head = '<head><meta name="viewport" content="width=device-width"/>';
  expect(withPictureAhead(`${head}</head>${image}`)).toBe(
    `${head}<link rel="preload" as="image" href="/media/540x670/a.jpg" imagesrcset="${srcSet}" imagesizes="258px" fetchpriority="high" data-late=""/></head>${image}`,
  );
  expect(withPictureAhead(`${head}</head>${first}`)).toBe(
    `${head}<link rel="preload" as="image" href="/media/540x670/a.jpg" fetchpriority="high" data-late=""/></head>${first}`,
  );
});
