import { expect, test } from "vitest";
import { phoneOf, townOf } from "./address-form";

test("the town names the PIN code beside the city, and what is known of it", () => {
  const region = { id: 1, code: "KA", name: "Karnataka" };
  expect(townOf({ city: "Bengaluru", postcode: "560025", region })).toBe("Bengaluru 560025, Karnataka");
  expect(townOf({ city: "Dubai", postcode: "", region: null })).toBe("Dubai");
});

test("an Indian number of ten digits is spaced, also after +91; any other stays as it is", () => {
  expect(phoneOf({ country: "IN", phone: "9845012345" })).toBe("98450 12345");
  expect(phoneOf({ country: "IN", phone: "+919845012345" })).toBe("+91 98450 12345");
  expect(phoneOf({ country: "AE", phone: "5012345678" })).toBe("5012345678");
});
