import { expect, test } from "vitest";
import { askedOf, connectTo } from "../../../../tests/contract/connect.ts";
import { data, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";

const server = useScriptedBackend();

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
