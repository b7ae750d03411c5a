import { currencyCookie, homeCountry } from "~/lib/server/chosen-view.server";
import { deliveryDay } from "~/lib/format/delivery-day";
import { inTime } from "~/lib/server/in-time.server";
import type { Reader } from "~/lib/server/shop.server";

/** The backend's content block that says from which sum delivery is free, and how long it takes. */
const BLOCK = "delivery-promise";

export interface FreeDelivery {
  /** The block's own words. */
  readonly text: string;
  /** Smallest sum of an order, in paise. */
  readonly from: number;
  /** Last day of a delivery ordered now; null when the block has no days. */
  readonly by: string | null;
}

/** Null where the backend does not say, and for orders that are not paid in rupees or leave India. `beside`: as `inTime` has it. */
export async function freeDelivery(reader: Reader, beside?: Promise<unknown>): Promise<FreeDelivery | null> {
  const { cookies, commerce } = reader;
  if (homeCountry(cookies) !== "IN") return null;
  const reading = commerce.content.store();
  const asking = Promise.all([commerce.content.blocks([BLOCK]), reading]);
  const limit = { reader, name: "free delivery", beside: Promise.all([reading, beside]) };
  const [blocks, store] = (await inTime(asking, limit)) ?? [];
  if ((cookies.get(currencyCookie) ?? store?.currency) !== "INR") return null;
  return readPromise(blocks?.[BLOCK]?.html ?? "", new Date());
}

/** "Free delivery in 4 to 7 days from ₹999". */
export function readPromise(html: string, now: Date): FreeDelivery | null {
  const text = html
    .replace(/<[^<>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (!/\bfree\b/i.test(text)) return null;
  const rupees = /₹\s?([\d,]+)/.exec(text)?.[1]?.replaceAll(",", "");
  return { text, from: Number(rupees ?? 0) * 100, by: deliveryDay(text, now) };
}
