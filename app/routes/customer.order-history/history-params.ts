import type { OrderQuery } from "~/lib/commerce/model/order";
import { changeQuery, pageNumber } from "~/lib/urls/paths";

export function parseHistory(query: URLSearchParams): OrderQuery {
  const number = (query.get("number") ?? "")
    .replace(/[^\p{L}\p{N} /._-]/gu, "")
    .trim()
    .slice(0, 50);
  const status = (query.get("status") ?? "").slice(0, 64);
  return {
    page: pageNumber(query),
    ...(number && { number }),
    ...(status && { status }),
  };
}

export function historyPath({ page, number, status }: OrderQuery): string {
  const filters = { number: number ?? null, status: status ?? null };
  return changeQuery("/customer/order-history", { ...filters, page: page > 1 ? String(page) : null });
}

export function isFiltered({ number, status }: OrderQuery): boolean {
  return number !== undefined || status !== undefined;
}
