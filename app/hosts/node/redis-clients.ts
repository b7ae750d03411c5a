import type { RedisClientType } from "@redis/client";
import { parseRedisAddress, type RedisAddress } from "./redis-address";

/** Commands that a server and the master of sentinels share. */
export type RedisCommands = Pick<RedisClientType, "del" | "eval" | "get" | "set">;

interface ClientsOptions {
  readonly url: string;
  readonly channel: string;
  readonly onMessage: (message: string) => void;
  readonly onError: (error: unknown) => void;
}

export async function openRedisClients({ url, channel, onMessage, onError }: ClientsOptions) {
  const address = parseRedisAddress(url);
  if (!address) throw new Error("Connecting to the shared store: its address is malformed");
  const [client, subscriber] = await createClients(address);
  const commands: RedisCommands = client;
  const all = [...new Set([client, subscriber])];
  // Without a listener an error ends the process.
  for (const each of all) each.on("error", onError);
  const opening = Promise.all(all.map((each) => each.connect()))
    .then(() => subscriber.subscribe(channel, onMessage))
    .catch(onError);
  return {
    commands,
    /** Resolves when commands and messages work, or have failed for good. */
    opening,
    destroy(): void {
      for (const each of all) if (each.isOpen) Promise.resolve(each.destroy()).catch(onError);
    },
  };
}

const base = {
  socket: { connectTimeout: 2_000, reconnectStrategy: (retries: number) => Math.min(50 * 2 ** retries, 500) },
  disableOfflineQueue: true,
  name: "bijli",
};

/** The second one subscribes. */
async function createClients(address: RedisAddress) {
  const { createClient, createSentinel } = await import("@redis/client");
  if (address.kind === "server") {
    // Redis needs a separate connection for subscriptions; sentinels open it themselves.
    const client = createClient({ ...base, url: address.url });
    return [client, client.duplicate({ disableOfflineQueue: false })] as const;
  }
  const { hosts, isTls, login, master, database, sentinelPassword } = address;
  const socket = isTls ? ({ ...base.socket, tls: true } as const) : base.socket;
  const sentinel = createSentinel({
    name: master,
    sentinelRootNodes: [...hosts],
    nodeClientOptions: { ...base, ...login, socket, database },
    sentinelClientOptions: { socket, ...(sentinelPassword !== null && { password: sentinelPassword }) },
    passthroughClientErrorEvents: true,
    // Otherwise commands wait for each other.
    reserveClient: true,
  });
  return [sentinel, sentinel] as const;
}
