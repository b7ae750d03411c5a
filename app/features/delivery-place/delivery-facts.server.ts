import { type ParentNode, isTag, isText } from "domhandler";
import { filter, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { TIME_BUDGETS } from "~/lib/async/timeouts";
import { optional } from "~/lib/async/optional";
import type { PickupStore } from "~/lib/commerce/model/address";
import { isPickup, type ShippingMethod } from "~/lib/commerce/model/cart";
import type { Sku } from "~/lib/commerce/model/ids";
import { deliveryDay, isTomorrow } from "~/lib/format/delivery-day";
import { type DateStyle, INDIAN_DATES } from "~/lib/format/dates";
import { currencyCookie } from "~/lib/server/cookies/chosen-view.server";
import type { Reader } from "~/lib/server/request/shop.server";

const BLOCK = "delivery-promise";

export type FreeDelivery = NonNullable<ReturnType<typeof readPromise>>;

/**
 * Null without the block, outside India, and in a currency other than rupees. `startAfter`: see
 * `optional`.
 */
export async function freeDelivery(reader: Reader, startAfter?: Promise<unknown>): Promise<FreeDelivery | null> {
  const { cookies, commerce } = reader;
  const storePromise = commerce.content.store();
  const request = Promise.all([commerce.content.blocks([BLOCK]), storePromise, reader.country()]);
  const limit = {
    name: "free delivery",
    budgetMs: TIME_BUDGETS.optional,
    startAfter: Promise.all([storePromise, startAfter]),
  };
  const [blocks, store, country] = (await optional(reader, limit, request)) ?? [];
  if (country !== "IN") return null;
  if ((cookies.get(currencyCookie) ?? store?.currency) !== "INR") return null;
  return readPromise(blocks?.[BLOCK]?.html ?? "", new Date(), store ?? INDIAN_DATES);
}

const PICKUP_BLOCK = "pickup-promise";

/** HTML of the merchant's words when an order can be collected; "" without them. */
export async function pickupPromise(reader: Reader): Promise<string> {
  const limit = { name: "pickup promise", budgetMs: TIME_BUDGETS.optional };
  const blocks = await optional(reader, limit, reader.commerce.content.blocks([PICKUP_BLOCK]));
  return blocks?.[PICKUP_BLOCK]?.html ?? "";
}

/** "on orders from ₹999,". */
const CONDITION = /\s*\b(?:on|for) (?:all )?orders (?:from|above|over|of) ₹\s?[\d,]*\d(?: or more)?,?/i;

/**
 * `from`: smallest total, in paise. `kept`: the text for what costs as much. `by`: latest delivery
 * day of an order placed now; null if the block has no days.
 */
export function readPromise(html: string, now: Date, style: DateStyle) {
  const text = filter((node) => isText(node) && !isStyle(node.parent), parseDocument(html))
    .map(textContent)
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
  if (!/\bfree\b/i.test(text)) return null;
  const rupees = /₹\s?([\d,]+)/.exec(text)?.[1]?.replaceAll(",", "");
  const from = Number(rupees ?? 0) * 100;
  return { text, kept: text.replace(CONDITION, ""), from, by: deliveryDay(text, now, style) };
}

function isStyle(node: ParentNode | null): boolean {
  return node !== null && isTag(node) && node.name === "style";
}

export type DatedMethod = ReturnType<typeof datedMethods>[number];

/** `by`: "Thu 26 Nov" or "tomorrow"; null if the method names no days. */
export function datedMethods(methods: readonly ShippingMethod[], now: Date, style: DateStyle) {
  return methods
    .filter(({ isAvailable }) => isAvailable)
    .toSorted((a, b) => a.price.minor - b.price.minor)
    .map((method) => {
      const day = isPickup(method) ? null : deliveryDay(method.title, now, style);
      const by = day !== null && isTomorrow(day, now, style) ? "tomorrow" : day;
      return { ...method, by, isPickup: isPickup(method) };
    });
}

/** A store, "none" if no store has it, null if unknown. */
export type NearestStore = Pick<PickupStore, "name" | "city" | "withinKm"> | "none" | null;

export async function nearestStore({ commerce }: Reader, postcode: string, sku: Sku): Promise<NearestStore> {
  const { checkout } = commerce;
  const [places, having] = await Promise.all([checkout.pickupStores(postcode), checkout.pickupStores(postcode, [sku])]);
  const known = places?.[0];
  if (!known || !having) return null;
  const nearest = having[0];
  if (nearest) return { name: nearest.name, city: nearest.city, withinKm: nearest.withinKm };
  // Without distances, only stores with this PIN code were searched.
  return known.withinKm === null ? null : "none";
}
