import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface TcpProxy {
  readonly port: number;
  delay(ms: number): void;
  /**
   * `close`: closes connections and refuses new ones. `silence`: keeps them open and delivers
   * nothing.
   */
  cut(how: "close" | "silence"): void;
  /** Accepts new connections. Silenced ones stay silent. */
  restore(): void;
  close(): Promise<void>;
}

export async function openTcpProxy(target: number): Promise<TcpProxy> {
  let delayMs = 0;
  let state: "open" | "close" | "silence" = "open";
  const live = new Set<Socket>();
  const server = createServer((near) => {
    if (state === "close") return near.destroy();
    const far = connect(target, "127.0.0.1");
    const pair = [near, far] as const;
    let isSilent = state === "silence";
    silencers.add(() => (isSilent = true));
    for (const [from, to] of [pair, [far, near] as const]) {
      live.add(from);
      from.on("error", () => undefined);
      from.on("close", () => {
        live.delete(from);
        to.destroy();
      });
      from.on("data", (chunk) => {
        if (isSilent) return;
        if (delayMs === 0) to.write(chunk);
        else setTimeout(() => to.writable && to.write(chunk), delayMs / 2);
      });
    }
  });
  const silencers = new Set<() => void>();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port, // listening on TCP
    delay: (ms) => void (delayMs = ms),
    cut(how) {
      state = how;
      if (how === "close") for (const socket of live) socket.destroy();
      else for (const silence of silencers) silence();
    },
    restore: () => void (state = "open"),
    close() {
      for (const socket of live) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
