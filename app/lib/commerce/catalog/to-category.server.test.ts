import { describe, expect, test } from "vitest";
import { toCategory, toMenu } from "./to-category.server";

const entry = (name: string, position: number, more: object = {}) => ({
  uid: name,
  name,
  position,
  include_in_menu: 1,
  url_path: name.toLowerCase(),
  url_suffix: ".html",
  children: null,
  ...more,
});

describe("toMenu", () => {
  test("sorts by position and leaves out hidden categories with their children", () => {
    const below = [entry("Earbuds", 1, { url_path: "audio/earbuds" })];
    const menu = toMenu([
      entry("Phones", 2),
      entry("Clearance", 0, { include_in_menu: 0, children: below }),
      entry("Audio", 1, { children: below }),
    ]);
    expect(menu.map(({ name }) => name)).toEqual(["Audio", "Phones"]);
    expect(menu[0]?.children).toEqual([{ uid: "Earbuds", name: "Earbuds", path: "/audio/earbuds.html", children: [] }]);
  });

  test("is empty without categories", () => {
    expect(toMenu(null)).toEqual([]);
  });
});

describe("toCategory", () => {
  const wire = {
    ...entry("Phones", 1),
    image: "/media/catalog/category/phones.jpg",
    description: "<p>All phones</p>",
    display_mode: "PRODUCTS_AND_PAGE",
    cms_block: { content: "<p>Festival</p>" },
    meta_title: "",
    meta_description: null,
    breadcrumbs: [{ category_name: "Shop", category_url_path: "shop" }],
    children: [entry("5G", 1)],
  };
  const cleaner = {
    cleanBlock: (html: string | null | undefined) => Promise.resolve(html ?? ""),
    cleanPage: (html: string | null | undefined) => Promise.resolve({ html: html ?? "", hasRows: false }),
  };
  const read = (more: object = {}) => toCategory({ ...wire, ...more }, cleaner);

  test("reads the picture from a path or a full URL", async () => {
    const picture = { url: "/media/catalog/category/phones.jpg", label: "" };
    expect((await read())?.picture).toEqual(picture);
    expect((await read({ image: `https://shop.example${picture.url}` }))?.picture).toEqual(picture);
  });

  test.each([
    [null, true, null],
    ["PRODUCTS", true, null],
    ["PAGE", false, "<p>Festival</p>"],
    ["PRODUCTS_AND_PAGE", true, "<p>Festival</p>"],
  ])("in display mode %s shows products: %s, landing block: %s", async (display_mode, showsProducts, landingHtml) => {
    expect(await read({ display_mode })).toMatchObject({ showsProducts, landingHtml });
  });

  test("maps breadcrumbs and children", async () => {
    expect(await read()).toMatchObject({
      breadcrumbs: [{ name: "Shop", path: "/shop.html" }],
      children: [{ name: "5G", path: "/5g.html" }],
    });
  });

  test("has no breadcrumbs at the top level, and is null for the root", async () => {
    expect((await read({ breadcrumbs: null }))?.breadcrumbs).toEqual([]);
    expect(await read({ url_path: null })).toBeNull();
  });
});
