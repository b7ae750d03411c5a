import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { eventually } from "../support/eventually.ts";
import { asShopper, type Host, journey, sharedCodeHosts } from "../support/modes.ts";
import { logIn, logOut, registerAtHome } from "../support/steps/account.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { cardsIn } from "../support/steps/listing.ts";

journey("a shopper compares two phones and keeps the list view", async (shopper) => {
  await shopper.goto(`${categoryPath}?view=list`);
  const main = shopper.within("main");
  const [first, second] = await cardsIn(main);
  if (!first || !second) throw new Error("There are fewer than two phones to compare");
  const [name = ""] = await first.names("link");
  await first.press("Add to compare");
  await shopper.sees(`${name} added to compare.`);
  await main.sees("Comparison (1)");
  await second.press("Add to compare");
  await main.follow("Comparison (2)");
  await shopper.arrivesAt("/compare");
  const table = shopper.within("region", "Comparison");
  await table.sees(name);
  await table.sees("Availability");
  // A row of the specification tables.
  await table.sees("Processor");
  await main.follow("Only differences");
  await shopper.arrivesAt("/compare?only=differences");
  await table.press(`Remove ${name}`);
  await shopper.sees("Removed from compare.");
  await shopper.goto(categoryPath);
  await main.press("List");
  await main.sees("Comparison (1)");
  // The answer of the form, so that the next page is not asked before it.
  const isList = async () => (await main.count("button", "Grid")) === 1;
  await eventually(isList, () => "The list view was not chosen");
  await shopper.goto("/search-results?term=wireless");
  await eventually(isList, () => "The search is not in the list view");
});

const HOSTILE = [
  "utm_source=x&gclid=1&fbclid=2",
  "price=abc_*&special_price=_",
  "page=99999999999999999999&itemsPerPage=-1",
  "no_such_filter=1&__proto__=x&constructor=y",
  "term=%22%27%3B--%3Cscript%3E",
  `term=${encodeURIComponent("📱".repeat(60))}`,
  `term=${"x".repeat(2_000)}&near=${"y".repeat(2_000)}`,
  "term=%00%0d%0a&near=%00&at=NaN,Infinity&only=%00",
  "brand=1&brand=1&brand=%F0%9F%98%80&sort=price_SIDEWAYS&view=cube&all=brand-99",
  "price-from=-1&price-to=1e99&price-shown=_&of=//evil.example/?price=_",
  `of=${encodeURIComponent(`${categoryPath}?page=99&all=brand-99&category_uid=_`)}`,
  "category_uid=_&category_uid=%22%27&category_uid=dGV4dA==",
  `brand=${"x".repeat(2_000)}&all=${"x".repeat(2_000)}&quantity=1e999&chosen=1&part-1=%22&pieces-1=-1`,
];

const PAGES = [
  ...["/", categoryPath, "/search-results", "/new-products", phone.path, "/build-your-desk.html", "/categories"],
  ...[
    "/compare",
    "/store-locator",
    "/search-panel",
    "/listing-filters",
    "/sitemap.xml",
    "/sitemap/pages.xml",
    "/robots.txt",
  ],
];

const HOSTILE_PATHS = [
  ...["/%F0%9F%98%80", "/%27%22", "/%00", "/%zz", `/${"x".repeat(2_000)}`, "/p/%00", "/p/..%2f.."],
  ...["/sitemap/products-abc.xml", "/sitemap/products-9e99--1.xml", "/sitemap/%27.xml"],
];

const noScript = (host: Host) => new Browserless(inject("origins")[host]);

describe.each(sharedCodeHosts)("store locator, sitemap, contact form and search: %s", (host) => {
  test("finds stores by PIN code, part of a town and position, nearest first", async () => {
    const shopper = noScript(host);
    await shopper.goto("/store-locator");
    await shopper.fill("City or PIN code", "560001");
    await shopper.press("Find stores");
    const stores = shopper.within("list", "Stores");
    expect((await stores.names("heading"))[0]).toMatch(/Church Street/);
    await stores.sees("Services");
    await shopper.goto("/store-locator?near=gachibowli");
    expect(await stores.names("heading")).toHaveLength(1);
    await shopper.goto("/store-locator?at=19.05,72.83");
    await stores.sees("km away");
    expect((await stores.names("heading"))[0]).toMatch(/Bandra/);
    await shopper.goto("/store-locator?near=Atlantis");
    await shopper.sees("We have no store near “Atlantis” yet.");
  });

  test("has exactly the files that its sitemap names", async () => {
    const shopper = noScript(host);
    const statusOf = async (path: string) => (await shopper.send(path)).status;
    const index = (await shopper.send("/sitemap.xml")).body.toString();
    const named = [...index.matchAll(/\/sitemap\/products-[^<]*/g)].map(([path]) => path);
    expect(await Promise.all(named.map(statusOf))).toEqual(named.map(() => 200));
    expect(await statusOf("/sitemap/products-0.01-.xml")).toBe(404);
    expect(await statusOf("/sitemap/products-0-99999.xml")).toBe(404);
  });

  test("tells programs what it sells, and shows each page as Markdown", async () => {
    const shopper = noScript(host);
    const read = async (path: string) => {
      const { body, status, headers } = await shopper.send(path);
      return { status, type: String(headers["content-type"]), text: body.toString() };
    };
    const guide = await read("/llms.txt");
    expect(guide).toMatchObject({ status: 200, type: "text/markdown; charset=utf-8" });
    const departments = [...guide.text.matchAll(/\]\((\S+\.md)\)/g)].map(
      ([, address = ""]) => new URL(address).pathname,
    );
    expect(departments.length).toBeGreaterThan(5);
    const [department = ""] = departments;
    const list = await read(department);
    expect(list.text).toMatch(/^# .+[^]*\d+ products/);
    const product = await read(`${phone.path}.md`);
    expect(product).toMatchObject({ status: 200, type: "text/markdown; charset=utf-8" });
    expect(product.text).toContain(`# ${phone.name}`);
    expect(product.text).toContain("₹59,999");
    expect(product.text).toMatch(/- Country of origin: India/);
    const [variant = ""] = /\]\((http\S+\?\S+)\)/.exec(product.text)?.slice(1) ?? [];
    expect((await read(new URL(variant).pathname + new URL(variant).search)).status).toBe(200);
    expect((await read("/returns-and-refunds.md")).text).toMatch(/^# /);
    for (const path of ["/nothing-here.md", "/cart.md"]) {
      expect((await read(path)).status, path).toBe(404);
    }
  });

  test("filters and sorts a list by country of origin", async () => {
    const shopper = noScript(host);
    await shopper.goto("/home-appliances.html");
    const main = shopper.within("main");
    await main.sees("Country of origin");
    await shopper.goto("/home-appliances.html?country_of_manufacture=imported");
    await main.sees("Imported");
    expect((await main.text()).includes("Nothing")).toBe(false);
    await shopper.goto("/home-appliances.html?sort=country_of_manufacture_ASC");
    expect(await shopper.value("Sort by")).toBe("country_of_manufacture_ASC");
  });

  test("accepts a contact message and shows what is missing", async () => {
    const shopper = noScript(host);
    await shopper.goto("/contact-us");
    await shopper.fill("Name", "Asha");
    await shopper.fill("Email", "asha@");
    await shopper.fill("How can we help?", "Where is my order?");
    await shopper.expecting(422).press("Send message");
    await shopper.sees("There is a problem");
    expect(await shopper.value("How can we help?")).toBe("Where is my order?");
    await shopper.fill("Email", "asha@example.com");
    await shopper.expecting(200).press("Send message");
    await shopper.sees("Thank you for writing to us.");
  });

  test("offers tips and categories when a search finds nothing", async () => {
    const shopper = noScript(host);
    await shopper.goto("/search-results?term=zzqxjv+qqqwww");
    const main = shopper.within("main");
    await main.sees("We can't find products matching the selection.");
    await main.sees("Search for one word");
    await main.sees("Browse a category");
    await main.follow("Audio");
    expect((await cardsIn(main)).length).toBeGreaterThan(0);
  });

  test("filters by a brand that the URL gives by name", async () => {
    const shopper = noScript(host);
    await shopper.goto(`/search-results?brand=${phone.brand}`);
    const main = shopper.within("main");
    await main.sees(`Brand: ${phone.brand}`);
    const names = await Promise.all((await cardsIn(main)).map((card) => card.names("link")));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter(([name]) => !name?.startsWith(phone.brand))).toEqual([]);
  });

  test.each([
    ["/mobiles-tablets/smartphones.html/", categoryPath],
    ["/MOBILES-TABLETS/smartphones.html?a=b", `${categoryPath}?a=b`],
    ["/mobiles-tablets/smartphones", categoryPath],
    ["/en_IN/mobiles-tablets/smartphones.html?page=2", `${categoryPath}?page=2`],
  ])("%s redirects permanently to %s", async (path, target) => {
    const reply = await noScript(host).send(path);
    expect(reply.status).toBe(301);
    expect(new URL(String(reply.headers["location"]), "http://shop.test").href).toBe(`http://shop.test${target}`);
  });

  test.each(PAGES)("%s answers every query without a server error", async (path) => {
    const shopper = noScript(host);
    for (const query of HOSTILE) {
      const { status } = await shopper.send(`${path}?${query}`);
      expect(status, query).toBeLessThan(500);
    }
  });

  test("malformed paths are not found and cause no server error", async () => {
    const shopper = noScript(host);
    for (const path of HOSTILE_PATHS) {
      const { status } = await shopper.send(path);
      expect([status, path]).toEqual([expect.toSatisfy((code) => code >= 300 && code < 500), path]);
    }
  });

  test("tells search engines which pages to index", async () => {
    const shopper = noScript(host);
    const robots = (await shopper.send("/robots.txt")).body.toString();
    expect(robots).toContain(`Sitemap: ${shopper.origin}/sitemap.xml`);
    for (const path of ["/cart", "/checkout", "/customer"]) expect(robots).toContain(`Disallow: ${path}\n`);
    const index = (await shopper.send("/sitemap.xml")).body.toString();
    const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
    const all = await Promise.all(files.map(async (file) => (await shopper.send(file)).body.toString()));
    expect(all.join("")).toContain(`<loc>${shopper.origin}${phone.path}</loc>`);
    expect(all.join("")).toContain(`<loc>${shopper.origin}${categoryPath}</loc>`);
    expect(all.join("")).toContain(`<loc>${shopper.origin}/store-locator</loc>`);
    expect(all.join("")).not.toContain(`${shopper.origin}/order-lookup<`);
    const home = (await shopper.send("/")).body.toString();
    expect(home).toContain(`<link rel="canonical" href="${shopper.origin}/" data-ssr=""/>`);
    expect(home).toContain('"@type":"WebSite"');
    for (const path of ["/", categoryPath, phone.path])
      expect((await shopper.send(path)).body.toString(), path).not.toContain("noindex");
    expect((await shopper.send("/no-such-page")).body.toString()).toContain('<meta name="robots" content="noindex"/>');
    const second = (await shopper.send("/search-results?term=phone")).body.toString();
    expect(second).toContain('<meta name="robots" content="noindex"/>');
    const filtered = (await shopper.send(`${categoryPath}?sort=price_ASC`)).body.toString();
    expect(filtered).toContain('<meta name="robots" content="noindex" data-ssr=""/>');
    expect(filtered).toContain(`<link rel="canonical" href="${shopper.origin}${categoryPath}" data-ssr=""/>`);
  });
});

test("a guest's comparison is merged into the customer's at log-in", async () => {
  const shopper = noScript("node");
  const compare = async (at: number) => {
    await shopper.goto(`${categoryPath}?view=list`);
    const card = (await cardsIn(shopper.within("main")))[at];
    const [name = ""] = (await card?.names("link")) ?? [];
    await card?.press("Add to compare");
    await shopper.sees(`${name} added to compare.`);
    return name;
  };
  const comparison = shopper.within("region", "Comparison");
  const before = await compare(0);
  const account = await registerAtHome(shopper);
  await shopper.goto(phone.path);
  await shopper.within("main").follow("Comparison (1)");
  await comparison.sees(before);
  await logOut(shopper);
  await shopper.goto("/compare");
  await shopper.within("main").seesNo(before);

  const asGuest = await compare(1);
  await shopper.goto("/?action=login");
  await logIn(shopper, account);
  await shopper.goto(categoryPath);
  await shopper.within("main").follow("Comparison (2)");
  await comparison.sees(before);
  await comparison.sees(asGuest);
});

test("a shared comparison URL changes nothing until it is saved", async () => {
  const shopper = noScript("node");
  await shopper.goto("/compare?sku=KST-AURA-5G&sku=KST-AURA-PRO&sku=NO-SUCH-SKU");
  const main = shopper.within("main");
  const table = shopper.within("region", "Comparison");
  for (const text of ["Kestriva Aura 5G", "Kestriva Aura Pro", "Processor"]) await table.sees(text);
  await table.follow("Remove Kestriva Aura Pro");
  expect(shopper.address()).toBe("/compare?sku=KST-AURA-5G");
  await shopper.goto("/compare");
  await main.sees("Nothing to compare yet.");

  await shopper.goto("/compare?sku=KST-AURA-5G&sku=KST-AURA-PRO");
  await main.press("Save");
  expect(shopper.address()).toBe("/compare");
  await table.sees("Kestriva Aura Pro");
  await main.follow("Add another");
  await main.sees("Comparison (2)");
  expect(await main.count("button", "Add to compare")).toBeGreaterThan(0);
});

test("a fifth product is not added to the comparison, with a message", async () => {
  const shopper = noScript("node");
  await shopper.goto(`${categoryPath}?view=list`);
  for (let at = 0; at < 5; at += 1) await (await cardsIn(shopper.within("main")))[at]?.press("Add to compare");
  await shopper.sees("You can compare up to 4 products. Remove one first.");
  await shopper.within("main").follow("Comparison (4)");
  expect(await shopper.within("region", "Comparison").count("button", /^Remove /)).toBe(4);
});

test("the search box suggests products and categories while typing", () =>
  asShopper(inject("origins").node, "script on", async (shopper) => {
    await shopper.goto("/");
    await shopper.fill("Search products", "headphones");
    const found = shopper.within("region", "Products found");
    await found.sees("See all");
    expect(await found.count("listitem")).toBeGreaterThan(0);
    expect(await shopper.within("region", "Categories found").count("link")).toBeGreaterThan(0);
    await found.follow(/^See all/);
    await shopper.arrivesAt("/search-results?term=headphones");
  }));
