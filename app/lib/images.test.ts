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
    "/media/217x268/a.jpg",
    "/media/9999x0/a.jpg",
    "/media/216x268/../secret.jpg",
    "/media/216x268/%2e%2e/secret.jpg",
    "/media/216x268/a.svg",
    "/media/216x268/a.jpg/b",
    "/media/216x268/%zz.jpg",
    "/media/a.jpg",
  ])("refuse %s", (path) => {
    expect(parsePicturePath(path)).toBeNull();
  });
});
