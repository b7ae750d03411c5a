import { beforeEach, expect, test } from "vitest";
import type { Commerce } from "~/lib/commerce/commerce.server";
import { requestsFor, connectTo } from "../../../../tests/contract/connect.ts";
import { data, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";

const server = useScriptedBackend();
let shop: Commerce;
beforeEach(() => void (shop = connectTo(server)));

const wire = {
  pickup_location_code: "blr",
  name: "Church Street",
  description: "Open every day 10:30 to 21:30\nServices: Repairs, Returns.",
  street: "18 Church Street",
  city: "Bengaluru",
  region: "Karnataka",
  region_id: 553,
  postcode: "560001",
  country_id: "IN",
  phone: "080 1234",
  email: null,
  latitude: 12.97,
  longitude: 77.6,
};

async function storesOf(...items: object[]) {
  server.on("PickupStores", data({ pickupLocations: { items } }));
  return shop.checkout.pickupStores(null);
}

test("reads opening hours and services from the description", async () => {
  expect(await storesOf(wire)).toMatchObject([
    {
      hours: "Open every day 10:30 to 21:30",
      services: ["Repairs", "Returns"],
      position: { latitude: 12.97, longitude: 77.6 },
    },
  ]);
});

test("keeps a store without position or description", async () => {
  expect(await storesOf({ ...wire, latitude: null, description: null })).toMatchObject([
    { hours: null, services: [], position: null },
  ]);
});

test("skips a store without a city or a name", async () => {
  expect(await storesOf({ ...wire, city: null }, { ...wire, name: null })).toEqual([]);
});

test("searches near a place without a country code, and adds the distance", async () => {
  const found = { items: [wire] };
  server.on("PickupStores", data({ pickupLocations: found, around: found, close: { items: [] } }));
  expect(await shop.checkout.pickupStores("10001", [])).toMatchObject([{ code: "blr", withinKm: 50 }]);
  expect(requestsFor(server, "PickupStores")[0]?.variables).toMatchObject({
    near: { radius: 5000, search_term: "10001" },
  });
});

test("searches the stores' addresses when the backend does not know the place", async () => {
  const unknown = { message: "Unknown geoname for Church Street IN" };
  server.on("PickupStores", data({ pickupLocations: null }, unknown), data({ pickupLocations: { items: [wire] } }));
  expect(await shop.checkout.pickupStores("church street")).toMatchObject([{ code: "blr", withinKm: null }]);
});
