import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestBackend, type TestBackend } from "../test-support/test-backend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const ask = async (query: string) => (await backend.ask(query)).body;

test("finds a category by path, with breadcrumbs", async () => {
  const body = await ask(
    '{categories(filters:{url_path:{eq:"electronics/audio/headphones"}}){total_count page_info{current_page page_size total_pages} items{uid id name url_path url_key url_suffix level position path is_anchor product_count meta_title description breadcrumbs{category_uid category_name category_url_path category_level} default_sort_by cms_block{identifier}}}}',
  );
  expect(body.data.categories).toEqual({
    total_count: 1,
    page_info: { current_page: 1, page_size: 20, total_pages: 1 },
    items: [
      {
        uid: "Ng==",
        id: 6,
        name: "Headphones",
        url_path: "electronics/audio/headphones",
        url_key: "headphones",
        url_suffix: ".html",
        level: 4,
        position: 1,
        path: "1/2/3/5/6",
        is_anchor: 1,
        product_count: 3,
        meta_title: "Headphones",
        description: null,
        breadcrumbs: [
          { category_uid: "Mw==", category_name: "Electronics", category_url_path: "electronics", category_level: 2 },
          { category_uid: "NQ==", category_name: "Audio", category_url_path: "electronics/audio", category_level: 3 },
        ],
        default_sort_by: null,
        cms_block: null,
      },
    ],
  });
});

test("lists the children of a category in order", async () => {
  const body = await ask(
    '{categories(filters:{parent_category_uid:{eq:"Mw=="}} pageSize:50){total_count items{name include_in_menu product_count}}}',
  );
  expect(body.data.categories.items).toEqual([
    { name: "Phones", include_in_menu: 1, product_count: 2 },
    { name: "Audio", include_in_menu: 1, product_count: 8 },
    { name: "Empty shelf", include_in_menu: 0, product_count: 0 },
  ]);
});

test("categoryList without a filter returns the root and its tree", async () => {
  const body = await ask(
    "{categoryList{uid level url_path children_count children{name children{name children{name}}}}}",
  );
  expect(body.data.categoryList).toEqual([
    {
      uid: "Mg==",
      level: 1,
      url_path: null,
      children_count: "1",
      children: [
        {
          name: "Electronics",
          children: [
            { name: "Phones", children: [] },
            { name: "Audio", children: [{ name: "Headphones" }] },
            { name: "Empty shelf", children: [] },
          ],
        },
      ],
    },
  ]);
});

test("finds nothing for an unknown path and rejects invalid filters", async () => {
  expect(
    (await ask('{categories(filters:{url_path:{eq:"no/such"}}){total_count items{uid}}}')).data.categories,
  ).toEqual({ total_count: 0, items: [] });
  const broken = await ask('{categories(filters:{category_uid:{eq:"!!!"}}){total_count}}');
  expect(broken.errors[0]).toMatchObject({
    message: 'Value of uid "!!!" is incorrect.',
    extensions: { category: "graphql-input" },
  });
  const short = await ask('{categories(filters:{name:{match:"au"}}){total_count}}');
  expect(short.errors[0]).toMatchObject({ message: "Invalid match filter. Minimum length is 3." });
});

test("lists the products of a category", async () => {
  const body = await ask(
    '{categories(filters:{url_key:{eq:"audio"}}){items{products(pageSize:2 sort:{price:ASC}){total_count page_info{total_pages} items{sku}}}}}',
  );
  expect(body.data.categories.items[0].products).toEqual({
    total_count: 6,
    page_info: { total_pages: 3 },
    items: [{ sku: "ALBUM" }, { sku: "HP-WIRE" }],
  });
});
