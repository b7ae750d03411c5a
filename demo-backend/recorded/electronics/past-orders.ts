import { takeStep } from "../../order-lifecycle/take-step.ts";
import type { OrderStep } from "../../rules/order-lifecycle.ts";
import { toUid } from "../../rules/uid.ts";
import type { Store } from "../../store/database.ts";

interface Shopper {
  token: string;
  cart(): string;
  add(cart: string, items: object[], token: string): Promise<void>;
  step(mutation: string, input: object, token: string): Promise<unknown>;
  // any: answers of every shape
  ask(query: string, variables: Record<string, unknown>, token: string): Promise<any>;
}

interface PastOrder {
  items: object[];
  payment: "checkmo" | "cashondelivery" | "banktransfer";
  isShipped?: boolean;
  coupon?: string;
  steps?: OrderStep[];
  /** Quantities by sku in a partial shipment. */
  parcel?: Record<string, number>;
}

/**
 * Orders 15 to 21 of the recorded shop: each product type and each state. Returns their numbers
 * here.
 */
export async function placePastOrders(store: Store, names: Map<string, string>, shopper: Shopper): Promise<string[]> {
  const numbers: string[] = [];
  for (const order of pastOrders(store, names)) {
    const number = await place(order, shopper);
    const next = await shopper.ask("{ customerCart { id } }", {}, shopper.token);
    names.set("cart of the shopper", next.customerCart.id);
    applySteps(store, number, order);
    numbers.push(number);
  }
  return numbers;
}

function pastOrders(store: Store, names: Map<string, string>): PastOrder[] {
  const idOf = (sku: string) => store.catalogue.productBySku(sku)?.id ?? 0;
  const desk = store.catalogue.bundleOptionsOf(idOf("BN-DESK")).slice(0, 3);
  const parts = desk.map(({ id, selections }) => toUid(`bundle/${id}/${selections[0]?.id ?? 0}/1`));
  const links = store.catalogue.downloadableLinksOf(idOf("DL-ALBUM")).slice(0, 2);
  const white256 = ["Y29uZmlndXJhYmxlLzkzLzU5", "Y29uZmlndXJhYmxlLzE1OC8yMjE="].map((uid) => names.get(uid) ?? uid);
  const item = (sku: string, quantity: number, selected_options: string[] = []) => ({
    sku,
    quantity,
    selected_options,
  });
  return [
    {
      items: [item("PH-ACME-NOVA", 1, white256), item("CS-NOVA-CLR", 2), item("SV-SCREEN", 1)],
      payment: "cashondelivery",
      steps: ["invoice", "ship"],
    },
    { items: [item("BN-DESK", 1, parts)], payment: "banktransfer", steps: ["invoice"] },
    {
      items: [
        item(
          "DL-ALBUM",
          1,
          links.map(({ id }) => toUid(`downloadable/${id}`)),
        ),
      ],
      payment: "checkmo",
      isShipped: false,
      steps: ["invoice"],
    },
    {
      items: [item("SH-EMB-BULB", 2), item("SH-EMB-PLUG", 1), item("SH-EMB-CAM", 1)],
      payment: "cashondelivery",
      steps: ["invoice"],
      parcel: { "SH-EMB-BULB": 1 },
    },
    {
      items: [item("HP-ACME-STUDIO", 1), item("CB-ACME-1M", 5)],
      payment: "banktransfer",
      coupon: "WELCOME10",
      steps: ["invoice", "ship", "refund"],
    },
    { items: [item("WR-BOR-FIT", 1)], payment: "checkmo", steps: ["cancel"] },
    { items: [item("SH-EMB-HUB", 1)], payment: "cashondelivery" },
  ];
}

async function place(order: PastOrder, { token, cart, add, step, ask }: Shopper): Promise<string> {
  const cart_id = cart();
  await add(cart_id, order.items, token);
  if (order.coupon !== undefined) await step("applyCouponToCart", { cart_id, coupon_code: order.coupon }, token);
  const address = { customer_address_id: 2 };
  const flat = { carrier_code: "flatrate", method_code: "flatrate" };
  if (order.isShipped !== false)
    await step("setShippingAddressesOnCart", { cart_id, shipping_addresses: [address] }, token);
  await step("setBillingAddressOnCart", { cart_id, billing_address: address }, token);
  if (order.isShipped !== false) await step("setShippingMethodsOnCart", { cart_id, shipping_methods: [flat] }, token);
  await step("setPaymentMethodOnCart", { cart_id, payment_method: { code: order.payment } }, token);
  const document = "mutation ($i: PlaceOrderInput) { placeOrder(input: $i) { order { order_number } } }";
  return (await ask(document, { i: { cart_id } }, token)).placeOrder.order.order_number;
}

function applySteps(store: Store, number: string, { steps = [], parcel: pieces = {} }: PastOrder): void {
  const { id } = store.orders.orderByNumber(number) ?? { id: 0 };
  const details = {
    now: new Date("2026-11-21T08:36:00Z"),
    tracking: { carrier: "custom", carrierTitle: "Blue Dart", trackingNumber: "BD1" },
  };
  const results = steps.map((step) => takeStep(store, id, step, details));
  const lines = store.orders.linesOfOrder(id).filter(({ sku }) => sku in pieces);
  const part = new Map(lines.map((line) => [line.id, pieces[line.sku] ?? 0]));
  if (part.size > 0) results.push(takeStep(store, id, "ship", { ...details, part }));
  for (const each of results) if ("problem" in each) throw new Error(`Order ${number}: ${each.problem}`);
}
