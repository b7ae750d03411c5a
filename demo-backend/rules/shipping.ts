export interface DeliveryMethod {
  carrierCode: string;
  carrierTitle: string;
  methodCode: string;
  methodTitle: string;
  /** Paise, as entered. */
  price: number;
}

export interface Delivery {
  countryCode: string;
  /** India if not given. */
  shopCountry?: string;
  postcode: string | null;
  weightGrams: number;
  /** Paise with tax, before discounts. */
  subtotal: number;
  freeByCoupon: boolean;
}

export const pickup: DeliveryMethod = {
  carrierCode: "instore",
  carrierTitle: "Collect from a store",
  methodCode: "pickup",
  methodTitle: "Ready in 2 hours",
  price: 0,
};

const standardPrice = 4_900;
const freeFrom = 99_900;

/** Cheapest first, pickup last. Empty where the shop does not deliver. */
export function deliveryMethods(delivery: Delivery): DeliveryMethod[] {
  const express = expressMethod(delivery);
  if (delivery.countryCode !== "IN") {
    if (express) return [express];
    return delivery.countryCode === delivery.shopCountry ? [standardDelivery] : [];
  }
  const free = delivery.freeByCoupon || delivery.subtotal >= freeFrom;
  return [...(free ? [freeDelivery] : []), standardDelivery, ...(express ? [express] : []), pickup];
}

const freeDelivery: DeliveryMethod = {
  carrierCode: "freeshipping",
  carrierTitle: "Free delivery",
  methodCode: "freeshipping",
  methodTitle: "4 to 7 days",
  price: 0,
};

const standardDelivery: DeliveryMethod = {
  carrierCode: "flatrate",
  carrierTitle: "Standard delivery",
  methodCode: "flatrate",
  methodTitle: "3 to 5 days",
  price: standardPrice,
};

interface Zone {
  title: string;
  /** Paise for the first half kilogram, and for each further one begun. */
  first: number;
  further: number;
  heaviestGrams: number;
}

/** From Bengaluru by PIN prefix; the longest match counts. */
const south: Zone = { title: "1 to 2 days", first: 9_900, further: 2_500, heaviestGrams: 40_000 };
const india: Zone = { title: "2 to 3 days", first: 14_900, further: 4_000, heaviestGrams: 40_000 };
const expressZones: readonly (readonly [prefix: string, zone: Zone | null])[] = [
  ["5", south],
  ["6", south],
  // Islands and hills without courier service.
  ["744", null],
  ["6825", null],
  ["19", null],
  ["737", null],
  ["79", null],
];

const neighbours: Zone = { title: "5 to 8 days by air", first: 89_900, further: 35_000, heaviestGrams: 20_000 };
const gulf: Zone = { title: "6 to 9 days by air", first: 149_900, further: 55_000, heaviestGrams: 20_000 };
const abroad: ReadonlyMap<string, Zone> = new Map([
  ["NP", neighbours],
  ["BT", neighbours],
  ["LK", neighbours],
  ["BD", neighbours],
  ["AE", gulf],
]);

function expressMethod({ countryCode, postcode, weightGrams }: Delivery): DeliveryMethod | null {
  const zone = countryCode === "IN" ? zoneOfPin(postcode ?? "") : abroad.get(countryCode);
  if (!zone || weightGrams > zone.heaviestGrams) return null;
  const furtherHalfKilos = Math.max(0, Math.ceil(weightGrams / 500) - 1);
  return {
    carrierCode: "tablerate",
    carrierTitle: countryCode === "IN" ? "Express delivery" : "International courier",
    methodCode: "bestway",
    methodTitle: zone.title,
    price: zone.first + furtherHalfKilos * zone.further,
  };
}

function zoneOfPin(postcode: string): Zone | null {
  const pin = postcode.replace(/\s/g, "");
  if (!/^[1-9]\d{5}$/.test(pin)) return null;
  const matches = expressZones.filter(([prefix]) => pin.startsWith(prefix));
  const longest = matches.sort(([a], [b]) => b.length - a.length)[0];
  return longest ? longest[1] : india;
}
