import { createClient } from "@redis/client";
import { eventually } from "../eventually.ts";
import { freePort } from "../shop/hosts.ts";
import { openRedis, type RedisServer } from "./redis-server.ts";

const SLOTS = 16_384;

export interface RedisCluster {
  readonly url: string;
  /** Ends the master that has this key; its replica takes over. */
  endMasterOf(key: string): Promise<void>;
  stop(): Promise<void>;
}

/** A cluster on loopback with this number of masters, and of replicas for each. */
export async function openRedisCluster(masters: number, replicas = 0): Promise<RedisCluster> {
  const nodes = await Promise.all(Array.from({ length: masters * (1 + replicas) }, openNode));
  const [first] = nodes;
  if (!first) throw new Error("a cluster needs a node");
  const slotsOf = (nth: number) => Math.floor((nth * SLOTS) / masters);
  for (const [nth, node] of nodes.entries()) {
    if (nth > 0) await ask(node, "CLUSTER", "MEET", "127.0.0.1", String(first.port), String(first.busPort));
    if (nth < masters) await ask(node, "CLUSTER", "ADDSLOTSRANGE", String(slotsOf(nth)), String(slotsOf(nth + 1) - 1));
  }
  const stateOf = (node: RedisServer) => ask(node, "CLUSTER", "INFO");
  const isComplete = async (node: RedisServer) => {
    const state = await stateOf(node);
    return state.includes("cluster_state:ok") && state.includes(`cluster_known_nodes:${nodes.length}`);
  };
  for (const node of nodes)
    await eventually(
      () => isComplete(node),
      () => `no complete cluster at ${node.url}`,
    );
  for (const [nth, node] of nodes.slice(masters).entries()) {
    const id = await ask(nodes[nth % masters] ?? first, "CLUSTER", "MYID");
    await eventually(
      () =>
        ask(node, "CLUSTER", "REPLICATE", id).then(
          () => true,
          () => false,
        ),
      () => `${node.url} does not become a replica`,
    );
    const isLinked = async () => (await ask(node, "INFO", "replication")).includes("master_link_status:up");
    await eventually(isLinked, () => `${node.url} does not replicate`);
  }
  return {
    url: `redis+cluster://${nodes.map(({ port }) => `127.0.0.1:${port}`).join(",")}`,
    async endMasterOf(key) {
      const slot = Number(await ask(first, "CLUSTER", "KEYSLOT", key));
      await nodes[
        Array.from({ length: masters }, (_, nth) => nth).findLastIndex((nth) => slotsOf(nth) <= slot)
      ]?.stop();
    },
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()));
    },
  };
}

async function openNode(): Promise<RedisServer & { readonly busPort: number }> {
  const busPort = await freePort();
  const options = ["--cluster-enabled", "yes", "--cluster-node-timeout", "1000", "--cluster-port", String(busPort)];
  return { ...(await openRedis(...options)), busPort };
}

async function ask(node: RedisServer, ...command: string[]): Promise<string> {
  const client = await createClient({ url: node.url }).connect();
  try {
    return String(await client.sendCommand(command));
  } finally {
    client.destroy();
  }
}
