import { optional } from "~/lib/async/optional";
import type { Cart, CartLine, CartTotals } from "~/lib/commerce/model/cart";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import type { Order, OrderLine } from "~/lib/commerce/model/order";
import type { Reader, Shop } from "~/lib/server/request/shop.server";
import type { EventItem, EventParams, ShopEvent } from "~/lib/third-parties/shop-events";
import { factsOf, pieceOf, sendEvents, toItem, toMajorUnits, type SoldLine } from "./send-events.server";

/** Limits the look-ups of brand and category, which the cart does not have. */
const MAX_FACTS = 20;

export interface SoldGoods {
  readonly lines: readonly SoldLine[];
  readonly totals: CartTotals;
  readonly coupons: readonly string[];
}

export function sendCartChange(shop: Shop, name: "add_to_cart" | "remove_from_cart", lines: readonly SoldLine[]): void {
  const [first] = lines;
  if (!first) return;
  sendEvents(shop, async () => {
    const items = await toItems(shop, lines);
    const minor = lines.reduce((sum, line) => sum + pieceOf(line).minor * line.quantity, 0);
    const { currency } = first.unitPrice;
    return [{ name, params: { currency, value: toMajorUnits(money(minor, currency)), items } }];
  });
}

/** `before`: the quantity that this browser last knew. */
export function sendQuantityChange(shop: Shop, line: CartLine | undefined, before: number): void {
  if (!line || line.quantity === before) return;
  const quantity = Math.abs(line.quantity - before);
  sendCartChange(shop, line.quantity > before ? "add_to_cart" : "remove_from_cart", [{ ...line, quantity }]);
}

/** Once for each cart and `more`. */
export function sendCheckoutStep(
  shop: Shop,
  { step, cart }: { step: "begin_checkout" | "add_shipping_info" | "add_payment_info"; cart: Cart },
  more: EventParams = {},
): void {
  const once = [step, cart.id, ...Object.values(more).map(String)].join(" ");
  sendEvents(shop, async () => [await saleEvent(shop, step, cart, more)], once);
}

/** Once for each order. `read` returns null if the content of the order is unknown. */
export function sendPurchase(shop: Shop, number: string, read: () => Promise<SoldGoods | null>): void {
  const more = { transaction_id: number };
  const toEvents = async (): Promise<ShopEvent[]> => {
    const goods = await read();
    return [goods ? await saleEvent(shop, "purchase", goods, more) : { name: "purchase", params: more }];
  };
  sendEvents(shop, toEvents, `purchase ${number}`);
}

export function sendRefund(shop: Shop, order: Order): void {
  const more = { transaction_id: order.number };
  const toEvents = async () => [await saleEvent(shop, "refund", toSoldGoods(order), more)];
  sendEvents(shop, toEvents, `refund ${order.number}`);
}

interface OrderedGoods {
  readonly lines: readonly (Pick<OrderLine, "name" | "quantity" | "price" | "total"> & {
    readonly sku?: string;
  })[];
  readonly totals: CartTotals;
}

export function toSoldGoods({ lines, totals }: OrderedGoods): SoldGoods {
  const { currency } = totals.grandTotal;
  const sold = lines.map(({ sku = "", name, quantity, price, total }) => ({
    sku,
    name,
    quantity,
    regularPrice: null,
    discount: null,
    unitPrice: price ?? money((total?.minor ?? 0) / quantity, currency),
  }));
  return { lines: sold, totals, coupons: [] };
}

export async function saleEvent(
  reader: Reader,
  name: ShopEvent["name"],
  { lines, totals, coupons }: SoldGoods,
  more: EventParams = {},
): Promise<ShopEvent> {
  const { grandTotal, shipping, taxes, tax } = totals;
  const taxed = { ...grandTotal, minor: taxes.reduce((sum, { amount }) => sum + amount.minor, 0) };
  const besides = (shipping?.minor ?? 0) + (tax === "included" ? 0 : taxed.minor);
  const params = {
    currency: grandTotal.currency,
    value: toMajorUnits({ ...grandTotal, minor: grandTotal.minor - besides }),
    ...(coupons[0] && { coupon: coupons[0] }),
    ...(taxed.minor > 0 && { tax: toMajorUnits(taxed) }),
    ...(shipping && { shipping: toMajorUnits(shipping) }),
    ...more,
    items: await toItems(reader, lines),
  };
  return { name, params };
}

/** Brand and category are omitted if the catalogue does not answer. */
async function toItems(reader: Reader, lines: readonly SoldLine[]): Promise<EventItem[]> {
  const skus = [...new Set(lines.flatMap(({ sku }) => (sku === "" ? [] : sku)))].slice(0, MAX_FACTS);
  const read = (sku: string) =>
    optional(reader, "product of an event", reader.commerce.catalog.product(asId<Sku>(sku)));
  const products = await Promise.all(skus.map(read));
  const facts = new Map<string, Partial<EventItem>>(
    products.flatMap((product) => (product ? [[product.sku, factsOf(product)]] : [])),
  );
  return lines.map((line) => toItem(line, facts.get(line.sku) ?? {}));
}
