import { createDemoBackend } from "../create-demo-backend.ts";

/** A shop in a process of its own, for tests that end it the hard way: `shop-process.ts FOLDER`. */
const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error("Starting a shop: no folder was named");
const { testSeed } = await import("./order-test-seed.ts");
const { endpoint } = await createDemoBackend({ dataDir, seed: testSeed });
process.send?.({ endpoint });
