import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface OrderCounter {
  url: string;
  close(): Promise<void>;
}

export interface BookedOrder {
  number: string;
  /** In paise. */
  grandTotal: number;
}

export async function startOrderCounter(ordersOf: (email: string) => BookedOrder[]): Promise<OrderCounter> {
  const server = createServer((request, response) => {
    const email = new URL(request.url ?? "/", "http://orders").searchParams.get("email") ?? "";
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(ordersOf(email)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a listening TCP server's address is never a string
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export async function bookedOrders(orderCounterUrl: string, email: string): Promise<BookedOrder[]> {
  const answer = await fetch(`${orderCounterUrl}/?email=${encodeURIComponent(email)}`);
  return (await answer.json()) as BookedOrder[]; // what `startOrderCounter` writes
}

export async function countOrders(orderCounterUrl: string, email: string): Promise<number> {
  return (await bookedOrders(orderCounterUrl, email)).length;
}
