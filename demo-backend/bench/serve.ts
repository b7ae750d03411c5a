import { createDemoBackend } from "../create-demo-backend.ts";

/** The shop that is measured, in a process of its own: `serve.ts FOLDER`. */
const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error("Starting the shop to be measured: no folder was named");
const backend = await createDemoBackend({ dataDir });
// As `npm run backend` does: a shop that was not closed has its whole file checked at the next start.
process.once("SIGTERM", () => void backend.close().then(() => process.exit(0)));
process.send?.({ endpoint: backend.endpoint });
