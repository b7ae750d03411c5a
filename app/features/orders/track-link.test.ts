import { expect, test } from "vitest";
import { trackingUrl } from "./order-documents";

test.each([
  ["Delhivery", "123", "https://www.delhivery.com/track-v2/package/123"],
  ["DHL Express", "1 2&3", "https://www.dhl.com/in-en/home/tracking.html?tracking-id=1%202%263"],
  ["United Parcel Service", "1Z9", "https://www.ups.com/track?tracknum=1Z9"],
])("trackingUrl links to the tracking page of %s", (carrier, number, url) =>
  expect(trackingUrl(carrier, number)).toBe(url),
);

test.each(["India Post", "Our own van", "Upstairs"])("trackingUrl returns null for %s", (carrier) =>
  expect(trackingUrl(carrier, "123")).toBeNull(),
);
