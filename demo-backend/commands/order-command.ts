import { join } from "node:path";
import { parseArgs } from "node:util";
import { CommandError } from "./command-error.ts";
import { statusLabel, type OrderStep } from "../rules/order-lifecycle.ts";
import { openStore, type Store } from "../store/database.ts";
import type { PlacedOrder } from "../store/order-store.ts";
import { trackingOf } from "../order-lifecycle/advance-orders.ts";
import { takeStep } from "../order-lifecycle/take-step.ts";

interface OrderOptions {
  dataDir: string;
  carrier: string | undefined;
  track: string | undefined;
  /** "SKU=2,SKU=1": a part of the order. */
  items: string | undefined;
}

/** `npm run backend -- order …`: the back office. A running shop sees the changes at once. */
export async function runOrder(args: string[], print: (line: string) => void = console.log): Promise<void> {
  const { values, positionals } = parseOrderArgs(args);
  const [action = "list", number] = positionals;
  const store = openStore({ file: join(values.dataDir, "shop.db") });
  try {
    if (action === "list") return listOrders(store).forEach((line) => print(line));
    const order = requireOrder(store, number);
    const changed = action === "show" ? order : changeOrder(store, order, { action, ...values });
    describe(store, changed).forEach((line) => print(line));
  } finally {
    store.close();
  }
}

function parseOrderArgs(args: string[]): { values: OrderOptions; positionals: string[] } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        data: { type: "string" },
        carrier: { type: "string" },
        track: { type: "string" },
        items: { type: "string" },
      },
    });
    const dataDir = values.data ?? process.env["DATA_DIR"] ?? ".data";
    return { values: { dataDir, carrier: values.carrier, track: values.track, items: values.items }, positionals };
  } catch (error) {
    throw new CommandError(`order: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function requireOrder(store: Store, number: string | undefined): PlacedOrder {
  if (number === undefined) throw new CommandError("order: name its number, for example: order show 000000001");
  const order = store.orders.orderByNumber(number.padStart(9, "0"));
  if (!order) throw new CommandError(`order: there is no order ${number}`);
  return order;
}

const steps: Record<string, readonly OrderStep[]> = {
  invoice: ["invoice"],
  ship: ["ship"],
  complete: ["invoice", "ship"],
  cancel: ["cancel"],
  refund: ["refund"],
};

/** `complete` applies all remaining steps. Other steps fail if they do not apply. */
function changeOrder(
  store: Store,
  order: PlacedOrder,
  { action, ...options }: OrderOptions & { action: string },
): PlacedOrder {
  const orderSteps = Object.hasOwn(steps, action) ? steps[action] : undefined;
  if (!orderSteps) throw new CommandError(`order: "${action}" is none of list, show, ${Object.keys(steps).join(", ")}`);
  return store.transaction(() => {
    let current = order;
    let problem: string | null = null;
    for (const step of orderSteps) {
      const part = options.items === undefined ? undefined : partOf(store, order, options.items);
      const result = takeStep(store, order.id, step, { now: new Date(), tracking: trackingFor(order, options), part });
      if ("order" in result) current = result.order;
      else problem ??= result.problem;
    }
    if (current === order) throw new CommandError(`order: ${order.number} cannot be changed, ${problem ?? ""}`);
    return current;
  });
}

function partOf(store: Store, order: PlacedOrder, items: string): Map<number, number> {
  const lines = store.orders.linesOfOrder(order.id);
  return new Map(
    items.split(",").map((item) => {
      const [sku = "", count = ""] = item.split("=").map((word) => word.trim());
      const line = lines.find((each) => each.sku.toLowerCase() === sku.toLowerCase());
      if (!line) throw new CommandError(`order: ${order.number} has no ${sku}`);
      if (!/^[1-9]\d*$/.test(count)) throw new CommandError(`order: "${item}" is not like SKU=2`);
      return [line.id, Number(count)];
    }),
  );
}

function trackingFor(order: PlacedOrder, { carrier, track }: OrderOptions) {
  if (track === undefined) return trackingOf(order);
  return { carrier: "custom", carrierTitle: carrier ?? "Parcel service", trackingNumber: track };
}

function listOrders(store: Store): string[] {
  const orders = store.orderLifecycle.recentOrders(50);
  return orders.length === 0 ? ["No orders yet."] : orders.map((order) => line(order));
}

function line({ number, createdAt, status, grandTotal, email }: PlacedOrder): string {
  const placed = createdAt.slice(0, 16).replace("T", " ");
  return [number, placed, statusLabel(status).padEnd(15), rupees(grandTotal).padStart(14), email].join("  ");
}

function describe(store: Store, order: PlacedOrder): string[] {
  const documents = (["invoice", "credit_memo"] as const).flatMap((kind) => {
    return store.sales.documentsOf(order.id, kind).map(({ number }) => `  ${kind.replace("_", " ")} ${number}`);
  });
  const shipments = store.sales.shipmentsOf(order.id).map(({ number, carrierTitle, trackingNumber }) => {
    return `  shipment ${number}${trackingNumber === null ? "" : `, ${carrierTitle ?? ""} ${trackingNumber}`}`;
  });
  return [
    line(order),
    ...store.orders.linesOfOrder(order.id).map(({ quantity, sku, name }) => `  ${quantity} × ${sku}  ${name}`),
    `  paid by ${order.paymentTitle}; ${order.shippingDescription ?? "nothing to be sent"}`,
    ...documents,
    ...shipments,
    ...store.sales.commentsOf(order.id).map(({ message }) => `  “${message}”`),
  ];
}

function rupees(paise: number): string {
  return new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" }).format(paise / 100);
}
