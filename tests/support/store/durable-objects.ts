import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { transformWithEsbuild } from "vite";
import type { StoreObjects } from "../../../app/hosts/worker-store.ts";

const source = fileURLToPath(new URL("../../../app/hosts/worker-store-object.ts", import.meta.url));

export interface OpenObjects {
  readonly objects: StoreObjects;
  stop(): Promise<void>;
}

/** The worker's Durable Objects under workerd, without the worker. */
export async function openDurableObjects(): Promise<OpenObjects> {
  const { code } = await transformWithEsbuild(await readFile(source, "utf8"), source);
  const contents = `${code}\nexport default { fetch: () => new Response() };`;
  const running = new Miniflare(
    convertV4MiniflareOptions({
      name: "store",
      modules: [{ type: "ESModule", path: "store.js", contents }],
      compatibilityDate: "2025-07-01",
      durableObjects: { SHARED_STORE: { className: "SharedStoreObject", useSQLite: true } },
    }),
  );
  const namespace = await running.getDurableObjectNamespace("SHARED_STORE");
  // Miniflare types the requests of this namespace as its own.
  const objects = namespace as unknown as StoreObjects;
  return { objects, stop: () => running.dispose() };
}
