import { createDemoBackend } from "../create-demo-backend.ts";

/** The shop that is measured, in a process of its own: `serve.ts FOLDER`. */
const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error("Starting the shop to be measured: no folder was named");
const { endpoint } = await createDemoBackend({ dataDir });
process.send?.({ endpoint });
