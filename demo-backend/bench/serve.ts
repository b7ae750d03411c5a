import { createDemoBackend } from "../create-demo-backend.ts";

/** `serve.ts FOLDER`: the measured shop, in its own process. */
const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error("Starting the shop to be measured: no folder was named");
const backend = await createDemoBackend({ dataDir });
// As `npm run backend` does: after an unclean stop the next start would check the whole file.
process.once("SIGTERM", () => void backend.close().then(() => process.exit(0)));
process.send?.({ endpoint: backend.endpoint });
