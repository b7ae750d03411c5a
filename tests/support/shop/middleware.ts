import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface Middleware {
  readonly address: string;
  readonly requests: readonly { method: string; url: string; headers: IncomingHttpHeaders; body: unknown }[];
  answer(status: number, body: unknown): void;
  close(): Promise<void>;
}

export async function openMiddleware(): Promise<Middleware> {
  const requests: { method: string; url: string; headers: IncomingHttpHeaders; body: unknown }[] = [];
  let reply = { status: 500, body: "" };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = "", url = "", headers } = request;
      requests.push({ method, url, headers, body: JSON.parse(body) });
      response.writeHead(reply.status, { "Content-Type": "application/json" }).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // listening on TCP
  return {
    address: `http://127.0.0.1:${port}`,
    requests,
    answer: (status, body) => void (reply = { status, body: JSON.stringify(body) }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
