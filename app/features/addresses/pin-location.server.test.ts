import { expect, test, describe } from "vitest";
import type { Country } from "~/lib/commerce/model/address";
import { CommerceError } from "~/lib/commerce/model/errors";
import type { Shop } from "~/lib/server/request/shop.server";
import { locatePin, findPinLocation } from "./pin-location.server";

const india: Country = {
  code: "IN",
  name: "India",
  regions: [
    { id: 1, code: "KA", name: "Karnataka" },
    { id: 2, code: "OR", name: "Orissa" },
    { id: 3, code: "DL", name: "Delhi" },
    { id: 4, code: "UP", name: "Uttar Pradesh" },
  ],
};

test.each([
  ["560001", "Bengaluru", "KA"],
  ["560038", "Bengaluru", "KA"],
  ["110001", "New Delhi", "DL"],
  ["751001", "Bhubaneswar", "OR"],
  ["201301", "Noida", "UP"],
])("%s is in %s", (pin, city, region) => {
  expect(locatePin(pin, india)).toEqual({ city, region });
});

test("unknown digits, and a state that the backend does not list, have no location", () => {
  expect(locatePin("990000", india)).toBeNull();
  expect(locatePin("682001", india)).toBeNull();
});

const BENGALURU = { city: "Bengaluru", region: "KA" };

function shopWith(integrations: Record<string, string>, answer: () => Promise<unknown>) {
  const calls: unknown[] = [];
  const shop = {
    config: { integrations },
    log: () => undefined,
    reportOmission: () => undefined,
    waitUntil: () => undefined,
    commerce: {
      call: (...args: unknown[]) => {
        calls.push(args);
        return answer();
      },
    },
  } as unknown as Shop; // the parts that findPinLocation uses
  return { shop, calls };
}

const never = () => Promise.reject(new CommerceError("integration", "must not be asked"));

describe("without a directory", () => {
  test("the built-in table is used, ignoring blanks, without a request", async () => {
    const { shop, calls } = shopWith({}, never);
    expect(await findPinLocation(shop, " 560 038 ", india)).toEqual(BENGALURU);
    expect(calls).toEqual([]);
  });

  test.each(["", "12", "56000", "000000", "56000a", "990000"])("%j has no location", async (pin) => {
    expect(await findPinLocation(shopWith({}, never).shop, pin, india)).toBeNull();
  });

  test("a code of another country has no location", async () => {
    const { shop } = shopWith({}, never);
    expect(await findPinLocation(shop, "560001", { ...india, code: "SG" })).toBeNull();
    expect(await findPinLocation(shop, "560001", null)).toBeNull();
  });
});

describe("with a directory", () => {
  const directory = { "pin-codes": "https://pins.test" };

  test("it is requested with POST arguments, and its state is mapped to the backend's region", async () => {
    const { shop, calls } = shopWith(directory, async () => ({ city: " Cuttack ", state: "Odisha" }));
    expect(await findPinLocation(shop, "753 001", india)).toEqual({ city: "Cuttack", region: "OR" });
    expect(calls).toEqual([["pin-codes", "find", { code: "753001" }]]);
  });

  test("an invalid PIN code is not requested", async () => {
    const { shop, calls } = shopWith(directory, never);
    expect(await findPinLocation(shop, "56000", india)).toBeNull();
    expect(calls).toEqual([]);
  });

  test.each([
    ["fails", never],
    ["knows nothing", async () => null],
    ["returns something else", async () => ({ city: 7, state: "Karnataka" })],
    ["names a state that the backend does not have", async () => ({ city: "Kochi", state: "Kerala" })],
  ])("that %s, the built-in table is used", async (_, answer) => {
    expect(await findPinLocation(shopWith(directory, answer).shop, "560001", india)).toEqual(BENGALURU);
  });
});
