import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Answers what only the backend's own books tell: how many orders there are for an e-mail address. */
export interface OrderCounter {
  url: string;
  close(): Promise<void>;
}

export async function startOrderCounter(countOrders: (email: string) => number): Promise<OrderCounter> {
  const server = createServer((request, response) => {
    const email = new URL(request.url ?? "/", "http://orders").searchParams.get("email") ?? "";
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(countOrders(email)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a listening TCP server's address is never a string
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export async function countOrders(orderCounterUrl: string, email: string): Promise<number> {
  const answer = await fetch(`${orderCounterUrl}/?email=${encodeURIComponent(email)}`);
  return Number(await answer.text());
}
