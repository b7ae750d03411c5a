import { readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { expect, test } from "vitest";
import { recordedData, recordedSchema, recordedShops, recording, recordingsOf } from "./recordings.ts";

const folder = fileURLToPath(new URL("recordings/", import.meta.url));

test("recording finds request and response by name", () => {
  const { request, response } = recording("op-PickupPlaces-refused");
  expect(request).toMatchObject({ method: "GET", variables: { near: null, size: 100 } });
  expect(response).toMatchObject({ status: 200, body: { errors: [{ message: "Internal server error" }] } });
  expect(recordedData("op-CartQuantity")).toEqual({ cart: { total_quantity: 1 } });
  expect(() => recording("op-Nothing")).toThrow("op-Nothing");
  expect(() => recordedData("op-ContactUs-refused")).toThrow("without data");
});

test("both shops and the whole schema are recorded in under 400 KB", () => {
  expect(recordedShops.map((shop) => recordingsOf(shop).size)).toEqual([419, 355]);
  expect(recordedSchema().getType("StoreConfig")).toBeDefined();
  const bytes = readdirSync(folder).map((file) => statSync(join(folder, file)).size);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(400_000);
});

test("recordings contain no token and no password", () => {
  const packed = recordedShops.flatMap((shop) => [...recordingsOf(shop).values()]).map((each) => JSON.stringify(each));
  const sent = packed.flatMap((text) => /"Authorization":"([^"]*)"/.exec(text)?.[1] ?? []);
  expect(new Set(sent)).toEqual(new Set(["Bearer <token>", "Bearer ", "Bearer nope"]));
  expect(packed.filter((text) => text.includes("eyJ"))).toEqual([]);
});
