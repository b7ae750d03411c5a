import { afterEach, beforeEach, expect, test } from "vitest";
import { askedOf, connectTo } from "../../../../tests/contract/connect.ts";
import { type ScriptedBackend, data, startScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import { store } from "../../../../tests/contract/wire-shapes.ts";

let server: ScriptedBackend;

beforeEach(async () => {
  server = await startScriptedBackend();
  server.on("Store", data(store));
});
afterEach(() => server.close());

test("pictures are found by the products' paths, each asked for once", async () => {
  const items = [{ url_key: "lamp", small_image: { url: "https://shop.example/media/lamp.jpg" } }, { url_key: "fan" }];
  server.on("ProductPictures", data({ products: { items: [...items, null] } }));
  const found = await connectTo(server).catalog.pictures(["/lamp.html", "/fan.html", "/lamp.html"]);
  expect(found).toEqual({ "/lamp.html": "https://shop.example/media/lamp.jpg" });
  expect(askedOf(server, "ProductPictures")[0]?.variables).toEqual({ keys: ["fan", "lamp"], count: 2 });
});

test("without paths nothing is asked", async () => {
  expect(await connectTo(server).catalog.pictures([])).toEqual({});
  expect(askedOf(server, "ProductPictures")).toEqual([]);
});
