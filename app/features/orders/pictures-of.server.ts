import type { ListedOrder } from "~/lib/commerce/model/order";
import { inTime } from "~/lib/server/in-time.server";
import type { Reader } from "~/lib/server/shop.server";
import { SHOWN_LINES } from "./order-list";

type Shown = Pick<ListedOrder, "lines">;

/** Time limit: orders come late as they are. */
const PATIENCE_MS = 1_500;

/** Addresses of the pictures of what was ordered, by the products' paths; none where the catalogue is slow. */
export async function picturesOf(reader: Reader, orders: readonly Shown[], most = SHOWN_LINES) {
  const paths = orders.flatMap(({ lines }) => lines.slice(0, most).flatMap(({ path }) => path ?? []));
  const limit = { reader, name: "pictures of orders", budgetMs: PATIENCE_MS };
  return (await inTime(reader.commerce.catalog.pictures(paths), limit)) ?? {};
}
