import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { screenTable, type ScreenTable } from "~/lib/server/request/screen-table";
import { root, sourceFiles, textOf } from "./source-tree.ts";

interface Entry {
  readonly id?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly file: string;
  readonly children?: readonly Entry[];
}
interface Found extends Omit<Entry, "id" | "children"> {
  readonly id: string;
  readonly parentId: string;
  readonly module: { readonly default: unknown; readonly handle: unknown };
}

/**
 * A handle has plain values and lists of them only: it is sent to the browser and is read here
 * without running the route.
 */
const HANDLE =
  /^export const handle: Screen = (\{(?:\s*\w+: (?:"[\w-]+"|true|false|\["[\w-]+"(?:, "[\w-]+")*\]),?)*\s*\});$/m;

function moduleOf(file: string): Found["module"] {
  const text = textOf(`app/${file}`);
  const [, handle] = HANDLE.exec(text) ?? [];
  const json = handle?.replace(/(\w+):/g, '"$1":').replace(/,(\s*\})/, "$1");
  return {
    default: text.includes("export default") ? file : undefined,
    handle: json && JSON.parse(json),
  };
}

function findRoutes(entries: readonly Entry[], parentId: string): Found[] {
  return entries.flatMap(({ id, children = [], ...entry }) => {
    const known = { ...entry, id: id ?? entry.file, parentId, module: moduleOf(entry.file) };
    return [known, ...findRoutes(children, known.id)];
  });
}

function tableOf(found: readonly Found[]): ScreenTable {
  const whole = [{ id: "root", path: "", module: {} }, ...found];
  return screenTable(Object.fromEntries(whole.map((route) => [route.id, route])) as never); // what is read of a build
}

let routes: Found[];
let table: ScreenTable;

beforeAll(async () => {
  Object.assign(globalThis, { __remixAppDirectory: join(root, "app") }); // where flatRoutes looks
  const { default: config } = await import("../../app/routes.ts");
  routes = findRoutes((await config) as readonly Entry[], "root"); // Remix's own type of it
  table = tableOf(routes);
}, 60_000);

test("every page or a route around it has a handle", () => {
  const states = ({ module, parentId }: Found): boolean =>
    module.handle !== undefined || routes.some((other) => other.id === parentId && states(other));
  expect(routes.length).toBeGreaterThan(60);
  expect(
    routes.filter((route) => route.module.default !== undefined && !states(route)).map(({ file }) => file),
  ).toEqual([]);
});

test("handles have plain values only", () => {
  const files = sourceFiles().filter((path) => /^app\/routes\/.*\.tsx?$/.test(path));
  const handles = files.filter((path) => /export (?:const|function|let) handle\b/.test(textOf(path)));
  expect(handles.length).toBeGreaterThan(30);
  expect(handles.filter((path) => !HANDLE.test(textOf(path)))).toEqual([]);
});

describe("third parties", () => {
  test.each(["/checkout", "/checkout/payment", "/checkout/thank-you"])("%s has no tags", (path) => {
    expect(table.at(path).thirdParties).toBe("none");
  });

  test.each(["/", "/cart", "/checkout-help.html"])("%s may have tags", (path) => {
    expect(table.at(path).thirdParties).toBe("tags");
  });

  test("pages with tags open chat and checkout as documents", () => {
    expect(table.beginnings(({ thirdParties }) => thirdParties !== "tags")).toEqual(["/chat", "/checkout"]);
  });
});

test("private pages are no-store and never prefetched", () => {
  for (const path of ["/cart", "/cart/remove/7", "/checkout/thank-you", "/customer/order-history/7/cancel", "/login"])
    expect(table.at(path), path).toMatchObject({ cache: "no-store", prefetch: false });
});

test("robots rules cover private paths, and pages with one URL are indexed", () => {
  expect(table.beginnings(({ robots }) => robots === "disallow")).toEqual([
    "/cart",
    "/checkout",
    "/compare",
    "/customer",
    "/delivery-place",
    "/listing-view",
    "/search-panel",
    "/search-results",
  ]);
  expect(table.fixedPaths(({ robots }) => robots === "index").sort()).toEqual([
    "/",
    "/accessibility",
    "/big-deal-products",
    "/categories",
    "/contact-us",
    "/new-products",
    "/store-locator",
  ]);
});

test("ended sessions return to the pages for guests", () => {
  const forGuests = ["/login", "/register", "/forgot-password", "/reset-password"];
  expect(table.fixedPaths((facts) => facts.forGuests).sort()).toEqual(forGuests.sort());
});

test("a new screen is found by its folder alone", () => {
  const added = (path: string, handle: object) => ({
    id: path,
    path,
    parentId: "root",
    file: "",
    module: { default: path, handle },
  });
  const { fixedPaths, beginnings, at } = tableOf([
    ...routes,
    added("gifts", { cache: "public" }),
    added("gifts/mine/:gift", { robots: "disallow", prefetch: false }),
  ]);
  expect(fixedPaths(({ robots }) => robots === "index")).toContain("/gifts");
  expect(at("/gifts").cache).toBe("public");
  expect(beginnings(({ robots }) => robots === "disallow")).toContain("/gifts/mine");
  expect(beginnings(({ prefetch }) => !prefetch)).toContain("/gifts/mine");
});
