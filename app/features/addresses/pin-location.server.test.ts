import { expect, test, describe } from "vitest";
import type { Country } from "~/lib/commerce/model/address";
import { CommerceError } from "~/lib/commerce/model/errors";
import { testShop } from "~/lib/testing/shop";
import { findPinLocation, locatePin, townOfPin } from "./pin-location.server";

const india: Country = {
  code: "IN",
  name: "India",
  regions: [
    { id: 1, code: "KA", name: "Karnataka" },
    { id: 2, code: "OR", name: "Orissa" },
    { id: 3, code: "DL", name: "Delhi" },
    { id: 4, code: "UP", name: "Uttar Pradesh" },
  ],
  needsRegion: true,
  postcode: "required",
};

test.each([
  ["560001", "Bengaluru", "KA"],
  ["560038", "Bengaluru", "KA"],
  ["110001", "New Delhi", "DL"],
  ["751001", "Bhubaneswar", "OR"],
  ["201301", "Noida", "UP"],
])("locatePin finds %s in %s", (pin, city, region) => {
  expect(locatePin(pin, india)).toEqual({ city, region });
});

test("locatePin returns null for unknown codes, and no region for an unlisted state", () => {
  expect(locatePin("990000", india)).toBeNull();
  expect(locatePin("682001", india)).toEqual({ city: "Kochi", region: "" });
  expect(locatePin("194101", india)).toEqual({ city: "Leh", region: "" });
});

test.each([
  ["673310", "Mahe", "Puducherry"],
  ["533464", "Yanam", "Puducherry"],
  ["362520", "Diu", "Dadra and Nagar Haveli and Daman and Diu"],
  ["160062", "Mohali", "Punjab"],
  ["160017", "Chandigarh", "Chandigarh"],
])("townOfPin finds %s, which differs from its neighbours' state", (pin, city, state) => {
  expect(townOfPin(pin)).toEqual({ city, state });
});

const BENGALURU = { city: "Bengaluru", region: "KA" };

async function shopWith(integrations: Record<string, string>, answer: () => Promise<unknown>) {
  const calls: unknown[] = [];
  const call = (...args: unknown[]) => {
    calls.push(args);
    return answer();
  };
  return { shop: await testShop({ call }, { config: { integrations } }), calls };
}

const never = () => Promise.reject(new CommerceError("integration", "must not be called"));

describe("findPinLocation without a directory", () => {
  test("uses the built-in table, ignoring blanks, without a request", async () => {
    const { shop, calls } = await shopWith({}, never);
    expect(await findPinLocation(shop, " 560 038 ", india)).toEqual(BENGALURU);
    expect(calls).toEqual([]);
  });

  test.each(["", "12", "56000", "000000", "56000a", "990000"])("returns null for %j", async (pin) => {
    expect(await findPinLocation((await shopWith({}, never)).shop, pin, india)).toBeNull();
  });

  test("returns null for a code of another country", async () => {
    const { shop } = await shopWith({}, never);
    expect(await findPinLocation(shop, "560001", { ...india, code: "SG" })).toBeNull();
    expect(await findPinLocation(shop, "560001", null)).toBeNull();
  });
});

describe("findPinLocation with a directory", () => {
  const directory = { "pin-codes": "https://pins.test" };

  test("requests the directory and maps its state to the backend's region", async () => {
    const { shop, calls } = await shopWith(directory, async () => ({ city: " Cuttack ", state: "Odisha" }));
    expect(await findPinLocation(shop, "753 001", india)).toEqual({ city: "Cuttack", region: "OR" });
    expect(calls).toEqual([["pin-codes", "find", { code: "753001" }]]);
  });

  test("does not request an invalid PIN code", async () => {
    const { shop, calls } = await shopWith(directory, never);
    expect(await findPinLocation(shop, "56000", india)).toBeNull();
    expect(calls).toEqual([]);
  });

  test.each([
    ["fails", never],
    ["returns null", async () => null],
    ["returns a malformed location", async () => ({ city: 7, state: "Karnataka" })],
    ["names a state that the backend does not list", async () => ({ city: "Kochi", state: "Kerala" })],
  ])("uses the built-in table when the directory %s", async (_, answer) => {
    expect(await findPinLocation((await shopWith(directory, answer)).shop, "560001", india)).toEqual(BENGALURU);
  });

  test("takes the directory's town if neither knows a listed state", async () => {
    const { shop } = await shopWith(directory, async () => ({ city: "Diskit", state: "Ladakh" }));
    expect(await findPinLocation(shop, "194401", india)).toEqual({ city: "Diskit", region: "" });
  });
});
