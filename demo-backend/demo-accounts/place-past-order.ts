import type { OrderSeed } from "../catalogue/customers.ts";
import { trackingOf } from "../order-lifecycle/advance-orders.ts";
import { takeStep } from "../order-lifecycle/take-step.ts";
import { requireCart } from "../resolvers/cart-access.ts";
import { viewCart } from "../resolvers/cart-view.ts";
import { customerCart } from "../resolvers/customer-cart.ts";
import type { BackendContext } from "../resolvers/context.ts";
import { placeOrder } from "../resolvers/order.ts";
import { addItemsToCart } from "../resolvers/add-items.ts";
import { chooseLines } from "../cart/cart-lines.ts";
import type { BackendSettings } from "../rules/shop-settings.ts";
import { toUid } from "../rules/uid.ts";
import type { Store } from "../store/database.ts";

export interface DemoShop {
  store: Store;
  settings: BackendSettings;
  now: Date;
}

const day = 86_400_000;

export function placePastOrder(
  shop: DemoShop,
  { customerId, email }: { customerId: number; email: string },
  seed: OrderSeed,
): void {
  const placedAt = new Date(shop.now.getTime() - seed.daysAgo * day);
  const context = pastContext(shop, customerId, placedAt);
  const cart = customerCart(context, customerId);
  const items = seed.lines.map((line) => chooseLines(requestOf(context, line), context.store.catalogue));
  const problem = addItemsToCart(context, viewCart(context, cart), items).find((found) => found !== null);
  if (problem) throw new Error(`Loading an order of ${email}: ${problem.message}`);
  chooseCheckout(context, cart.maskedId, seed);

  const { order_number: number } = placeOrder(context, cart.maskedId).order;
  const order = context.store.orders.orderByNumber(number);
  if (!order) throw new Error(`Loading an order of ${email}: ${number} was not found after it was placed`);
  for (const { step, afterDays, comment } of seed.steps) {
    const now = new Date(placedAt.getTime() + afterDays * day + 3_600_000);
    const commentOption = comment === undefined ? {} : { comment };
    const result = takeStep(context.store, order.id, step, { now, tracking: trackingOf(order), ...commentOption });
    if ("problem" in result) throw new Error(`Loading an order of ${email}: ${result.problem}`);
  }
}

function pastContext({ store, settings }: DemoShop, customerId: number, placedAt: Date): BackendContext {
  const [storeView, currency] = [settings.storeViews[0], settings.currencies[0]];
  if (!storeView || !currency) throw new Error("Loading orders: the shop has no store view or no currency");
  return {
    ...{ store, settings, customerId, storeView, currency },
    beingOrdered: new Set(),
    isSignedIn: true,
    now: () => placedAt,
    mediaUrl: (file) => file ?? "",
    requireCaptcha: () => undefined,
    sendMail: () => undefined,
  };
}

function requestOf(
  { store: { catalogue } }: BackendContext,
  { sku, quantity = 1, options, links }: OrderSeed["lines"][number],
) {
  const chosen = Object.entries(options ?? {}).map(([code, label]) => {
    const attribute = catalogue.attributeByCode(code);
    const option = attribute && catalogue.optionsOfAttribute(attribute.id).find((one) => one.label === label);
    if (!option) throw new Error(`Loading an order: ${sku} has no ${code} ${label}`);
    return toUid(`configurable/${option.attributeId}/${option.id}`);
  });
  const product = links === "all" ? catalogue.productBySku(sku) : undefined;
  const files = product ? catalogue.downloadableLinksOf(product.id) : [];
  return { sku, quantity, selected_options: [...chosen, ...files.map(({ id }) => toUid(`downloadable/${id}`))] };
}

function chooseCheckout(context: BackendContext, cartId: string, { delivery, payment, coupon }: OrderSeed): void {
  const { carts, customers } = context.store;
  const cart = requireCart(context, cartId);
  const [home] = customers.addressesOf(cart.customerId ?? 0);
  if (!home) throw new Error("Loading an order: its customer has no address");
  const address = { ...home, customerNotes: null };
  carts.saveAddress(cart.id, "billing", address);
  if (delivery !== null) carts.saveAddress(cart.id, "shipping", address);
  const method = { carrierCode: delivery, methodCode: delivery };
  const choices = { email: cart.email, couponCode: coupon ?? null, paymentMethod: payment, purchaseOrderNumber: null };
  carts.saveChoices(cart.id, { ...choices, ...method }, context.now());
}
