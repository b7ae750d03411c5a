import { expect, test } from "vitest";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { createStoreLocations, toStoreLocation } from "./store-locations.server";

const wire = {
  pickup_location_code: "blr",
  name: "Church Street",
  description: "Open every day 10:30 to 21:30\nServices: Repairs, Returns.",
  street: "18 Church Street",
  city: "Bengaluru",
  region: "Karnataka",
  postcode: "560001",
  phone: "080 1234",
  email: null,
  latitude: 12.97,
  longitude: 77.6,
};

test("hours and services stand in one text of the backend's", () => {
  expect(toStoreLocation(wire)).toMatchObject({
    hours: "Open every day 10:30 to 21:30",
    services: ["Repairs", "Returns"],
    position: { latitude: 12.97, longitude: 77.6 },
  });
});

test("a shop without position or description is a shop all the same", () => {
  expect(toStoreLocation({ ...wire, latitude: null, description: null })).toMatchObject({
    hours: null,
    services: [],
    position: null,
  });
});

test("a shop without a town is none", () => {
  expect(toStoreLocation({ ...wire, city: null })).toBeNull();
  expect(toStoreLocation({ ...wire, name: null })).toBeNull();
});

test("a place is searched for in the country of the store view, which the backend knows", async () => {
  const requests: unknown[] = [];
  const backend = {
    cached: ({ load }: { load: () => Promise<unknown> }) => load(),
    readPublic: async (_: unknown, variables: unknown) => {
      requests.push(variables);
      return { data: { pickupLocations: { items: [wire] } } };
    },
  } as unknown as Backend; // all it asks
  await createStoreLocations(backend)("10001");
  expect(requests).toEqual([{ area: { radius: 100, search_term: "10001" } }]);
});
