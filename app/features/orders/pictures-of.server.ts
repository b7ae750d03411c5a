import { TIME_BUDGETS } from "~/lib/async/time-budgets";
import { withTimeout } from "~/lib/server/request/with-timeout.server";
import type { Reader } from "~/lib/server/request/shop.server";
import { SHOWN_LINES } from "./order-list";

interface Shown {
  readonly lines: readonly { readonly path: string | null }[];
}

export async function picturesOf(reader: Reader, orders: readonly Shown[], limitPerOrder = SHOWN_LINES) {
  const paths = orders.flatMap(({ lines }) => lines.slice(0, limitPerOrder).flatMap(({ path }) => path ?? []));
  const limit = { reader, name: "pictures of orders", budgetMs: TIME_BUDGETS.orderPictures };
  return (await withTimeout(reader.commerce.catalog.pictures(paths), limit)) ?? {};
}
