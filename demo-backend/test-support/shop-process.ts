import { createDemoBackend } from "../create-demo-backend.ts";

/** A shop in its own process, for tests that kill it: `shop-process.ts FOLDER`. */
const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error("Starting a shop: no folder was named");
const { testSeed } = await import("./order-test-seed.ts");
const { endpoint } = await createDemoBackend({ dataDir, seed: testSeed });
process.send?.({ endpoint });
