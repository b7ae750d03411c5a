import { describe, expect, test } from "vitest";
import {
  contentPictureUrl,
  parsePicturePath,
  PICTURE_SIZES,
  pictureSet,
  pictureUrl,
  PLACEHOLDER_PICTURE,
} from "./images";

const MASTER = "http://127.0.0.1:8088/media/catalog/product/cache/9e3326ff8c73fdecf9d1562ca05cf9dd/p/h/phone-1_1.jpg";

describe("picture addresses", () => {
  test("resize the master, not the backend's own cache", () => {
    expect(pictureUrl(MASTER, PICTURE_SIZES.card)).toBe("/media/216x268/catalog/product/p/h/phone-1_1.jpg");
  });

  test("offer twice the size to dense screens", () => {
    expect(pictureSet(MASTER, PICTURE_SIZES.cart).srcSet).toBe("/media/340x340/catalog/product/p/h/phone-1_1.jpg 2x");
  });

  test("offer a card's at half as much again, which is twice what a card shows", () => {
    const { srcSet } = pictureSet(MASTER, PICTURE_SIZES.card);
    expect(srcSet).toBe("/media/324x402/catalog/product/p/h/phone-1_1.jpg 1.5x");
    expect(parsePicturePath(srcSet.split(" ")[0] ?? "")).toMatchObject({ width: 324, height: 402 });
    expect(parsePicturePath("/media/432x536/catalog/product/p/h/phone-1_1.jpg")).toBeNull();
  });

  test("take the drawn placeholder where the backend has no picture", () => {
    expect(pictureUrl("http://127.0.0.1:8088/static/placeholder/small_image.jpg", PICTURE_SIZES.card)).toBe(
      PLACEHOLDER_PICTURE,
    );
  });

  test("round content pictures up to a served width", () => {
    expect(contentPictureUrl("http://a.test/media/wysiwyg/hero.jpg", 700)).toBe("/media/768x0/wysiwyg/hero.jpg");
  });

  test("read back what they wrote", () => {
    expect(parsePicturePath(pictureUrl(MASTER, PICTURE_SIZES.full))).toEqual({
      width: 1080,
      height: 1340,
      path: "catalog/product/p/h/phone-1_1.jpg",
    });
  });

  test.each([
    "/media/216x268/catalog/product/p/h/ph%6fne.jpg",
    "/media/216x268/catalog/product//p/./h/phone.jpg",
    "/media/216x268/catalog%2fproduct/p/h/%70hone.jpg",
    "/media/0216x268/catalog/product/p/h/phone.jpg",
    "/media/216x268/catalog/product/cache/9e3326ff8c73fdec/p/h/phone.jpg",
  ])("know a picture in every spelling: %s", (spelling) => {
    expect(parsePicturePath(spelling)).toEqual({ width: 216, height: 268, path: "catalog/product/p/h/phone.jpg" });
  });

  test("of hostile names stay one candidate of a srcset", () => {
    const hostile = "http://a.test/media/a.jpg 1x, https://evil.test/b.jpg";
    expect(pictureSet(hostile, PICTURE_SIZES.cart).srcSet).toBe(
      "/media/340x340/a.jpg%201x%2C%20https%3A/evil.test/b.jpg 2x",
    );
  });

  test.each(["पंखा (1).jpg", "a b+c.png", "100%25.jpg"])("read back the name %s", (name) => {
    const address = new URL(pictureUrl(`http://a.test/media/wysiwyg/${name}`, PICTURE_SIZES.cart), "http://shop.test");
    expect(parsePicturePath(address.pathname)?.path).toBe(address.pathname.slice("/media/170x170/".length));
  });

  test.each([
    "/media/217x268/a.jpg",
    "/media/9999x0/a.jpg",
    "/media/216x268/../secret.jpg",
    "/media/216x268/%2e%2e/secret.jpg",
    "/media/216x268/a.svg",
    "/media/216x268/a.jpg/b",
    "/media/216x268/%zz.jpg",
    "/media/216x268/catalog%2f..%2f..%2fsecret.jpg",
    "/media/216x268/a%5c..%5cb.jpg",
    "/media/216x268/a%00.jpg",
    "/media/a.jpg",
  ])("refuse %s", (path) => {
    expect(parsePicturePath(path)).toBeNull();
  });
});
