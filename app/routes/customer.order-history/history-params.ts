import type { OrderQuery } from "~/lib/commerce/model/order";
import { pageNumber } from "~/lib/urls/paths";

export function parseHistory(query: URLSearchParams): OrderQuery {
  const number = (query.get("number") ?? "").replace(/[^\w-]/g, "").slice(0, 32);
  const status = (query.get("status") ?? "").slice(0, 64);
  return {
    page: pageNumber(query),
    ...(number && { number }),
    ...(status && { status }),
  };
}

export function historyPath({ page, number, status }: OrderQuery): string {
  const query = new URLSearchParams({ ...(number && { number }), ...(status && { status }) });
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text === "" ? "/customer/order-history" : `/customer/order-history?${text}`;
}

export function isFiltered({ number, status }: OrderQuery): boolean {
  return number !== undefined || status !== undefined;
}
