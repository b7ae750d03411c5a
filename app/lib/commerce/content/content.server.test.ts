import { beforeEach, describe, expect, test } from "vitest";
import { requestsFor, connectTo } from "../../../../tests/contract/connect.ts";
import { data, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import type { Commerce } from "~/lib/commerce/commerce.server";

const server = useScriptedBackend();
let shop: Commerce;
beforeEach(() => void (shop = connectTo(server)));

const requestsOf = (operation: string) => requestsFor(server, operation);
const noPage = { message: 'The CMS page with the "x" ID doesn\'t exist.', path: ["cmsPage"] };
const noBlock = { message: 'The CMS block with the "x" ID doesn\'t exist.', path: ["cmsBlocks", "items", 0] };

describe("content", () => {
  test("page returns cleaned HTML and is requested once", async () => {
    const content = '<a href="http://shop.example/returns.html/">Returns</a><script>x</script>';
    server.on(
      "ContentPage",
      data({
        cmsPage: { identifier: "x", title: "X", content_heading: "", content, meta_title: "", meta_description: null },
      }),
    );
    const page = await shop.content.page("x");
    await shop.content.page("x");
    expect(page).toMatchObject({ heading: "X", html: '<a href="/returns.html">Returns</a>', metaTitle: null });
    expect(requestsOf("ContentPage")).toHaveLength(1);
    expect(requestsOf("Store")).toHaveLength(1);
  });

  test("page returns null for an unknown page", async () => {
    server.on("ContentPage", data({ cmsPage: null }, noPage));
    expect(await shop.content.page("x")).toBeNull();
  });

  test("page throws on other errors", async () => {
    server.on(
      "ContentPage",
      data({ cmsPage: null }, { message: "Something odd", extensions: { category: "graphql-input" } }),
    );
    await expect(shop.content.page("x")).rejects.toMatchObject({ kind: "contract" });
  });

  test("blocks returns the known ones in one request", async () => {
    const items = [{ identifier: "hero", title: "Hero", content: "<p>Hi</p>" }, null];
    server.on("ContentBlocks", data({ cmsBlocks: { items } }, noBlock));
    expect(Object.keys(await shop.content.blocks(["x", "hero"]))).toEqual(["hero"]);
    expect(requestsOf("ContentBlocks")).toHaveLength(1);
  });

  test("blocks of the frame are read together, and each caller gets its own", async () => {
    const items = ["delivery-promise", "credit-terms"].map((identifier) => ({ identifier, title: "", content: "x" }));
    server.on("ContentBlocks", data({ cmsBlocks: { items } }));
    for (const name of ["delivery-promise", "credit-terms"])
      expect(Object.keys(await shop.content.blocks([name]))).toEqual([name]);
    expect(requestsOf("ContentBlocks")).toHaveLength(1);
  });
});
