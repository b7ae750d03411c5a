import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";
import { buffer } from "node:stream/consumers";

export const networkFaults = ["none", "never arrives", "cut after the post", "answer lost", "sent twice"] as const;
export type NetworkFault = (typeof networkFaults)[number];

export interface LoadBalancer {
  readonly origin: string;
  /** For forms posted from now on. Reads pass. */
  setFault(fault: NetworkFault): void;
  close(): Promise<void>;
}

/** Long enough for the shop to start, too short for it to finish. */
const CUT_AFTER_MS = 15;

/** A load balancer: `turns` selects the process of the next request. */
export async function openLoadBalancer(shops: readonly string[], turns: readonly number[]): Promise<LoadBalancer> {
  let fault: NetworkFault = "none";
  let nth = 0;
  const nextShop = () => new URL(shops[(turns[nth++ % turns.length] ?? 0) % shops.length] ?? "");
  const server = createServer((incoming, answer) => {
    void buffer(incoming).then((body) => {
      const line = { incoming, answer, body, lose: () => void answer.destroy() };
      const met = incoming.method === "POST" ? fault : "none";
      if (met === "never arrives") return void answer.destroy();
      if (met === "sent twice") forward({ ...line, lose: () => undefined }, nextShop(), "answer lost");
      forward(line, nextShop(), met);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a listening TCP server's address is never a string
  return {
    origin: `http://127.0.0.1:${port}`,
    setFault: (next) => void (fault = next),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

interface Line {
  readonly incoming: IncomingMessage;
  readonly answer: ServerResponse;
  readonly body: Buffer;
  readonly lose: () => void;
}

function forward({ incoming, answer, body, lose }: Line, shop: URL, fault: NetworkFault): void {
  const { hostname, port } = shop;
  const { method, url: path, headers } = incoming;
  const onward = request({ hostname, port, path, method, headers, agent: false }, (reply) => {
    if (fault === "answer lost") return void reply.resume().on("end", lose);
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    // Ends the answer too when a killed process cuts its own.
    pipeline(reply, answer, () => undefined);
  });
  onward.on("error", lose);
  onward.end(body);
  if (fault !== "cut after the post") return;
  setTimeout(() => {
    onward.destroy();
    lose();
  }, CUT_AFTER_MS);
}
