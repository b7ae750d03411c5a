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

describe("picture URLs", () => {
  test("resize the original picture, not the backend's cached copy", () => {
    expect(pictureUrl(MASTER, PICTURE_SIZES.card)).toBe("/media/216x268/catalog/product/p/h/phone-1_1.jpg");
  });

  test("offer twice the size to high-density screens", () => {
    expect(pictureSet(MASTER, PICTURE_SIZES.cart).srcSet).toBe("/media/340x340/catalog/product/p/h/phone-1_1.jpg 2x");
  });

  test("offer a card's picture at 1.5 times its size", () => {
    const { srcSet } = pictureSet(MASTER, PICTURE_SIZES.card);
    expect(srcSet).toBe("/media/324x402/catalog/product/p/h/phone-1_1.jpg 1.5x");
    expect(parsePicturePath(srcSet.split(" ")[0] ?? "")).toMatchObject({ width: 324, height: 402 });
    expect(parsePicturePath("/media/432x536/catalog/product/p/h/phone-1_1.jpg")).toBeNull();
  });

  test("use the placeholder when the backend has no picture", () => {
    expect(pictureUrl("http://127.0.0.1:8088/static/placeholder/small_image.jpg", PICTURE_SIZES.card)).toBe(
      PLACEHOLDER_PICTURE,
    );
  });

  test("round content pictures up to a served width", () => {
    expect(contentPictureUrl("http://a.test/media/wysiwyg/hero.jpg", 700)).toBe("/media/768x0/wysiwyg/hero.jpg");
  });

  test("are parsed back into size and path", () => {
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
  ])("are normalised when spelled %s", (spelling) => {
    expect(parsePicturePath(spelling)).toEqual({ width: 216, height: 268, path: "catalog/product/p/h/phone.jpg" });
  });

  test("escape a name that would add a srcset candidate", () => {
    const hostile = "http://a.test/media/a.jpg 1x, https://evil.test/b.jpg";
    expect(pictureSet(hostile, PICTURE_SIZES.cart).srcSet).toBe(
      "/media/340x340/a.jpg%201x%2C%20https%3A/evil.test/b.jpg 2x",
    );
  });

  test.each(["पंखा (1).jpg", "a b+c.png", "100%25.jpg", "a.avif"])("keep the name %s when parsed", (name) => {
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
  ])("are rejected: %s", (path) => {
    expect(parsePicturePath(path)).toBeNull();
  });
});
