import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy whose policy blocks all scripts: a policy added in the browser would come too late. */
export async function openWithoutScript(shop: URL): Promise<{ origin: URL; close(): void }> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((incoming, answer) => {
    const { method, url: path, headers } = incoming;
    const { hostname, port } = shop;
    const onward = request({ hostname, port, method, path, headers, agent }, (reply) => {
      const policy = ["Content-Security-Policy", "script-src 'none'"];
      answer.writeHead(reply.statusCode ?? 502, [...reply.rawHeaders, ...policy]);
      reply.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a listening TCP server's address is never a string
  return {
    origin: new URL(`http://127.0.0.1:${port}`),
    close() {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
