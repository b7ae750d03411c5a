import { parseArgs } from "node:util";
import { createDemoBackend, type DemoBackend } from "./create-demo-backend.ts";
import { DamagedDatabaseError } from "./store/open-sound-store.ts";
import { SeedError } from "./store/seed/check-seed.ts";

const usage = `npm run backend -- [--port 4000] [--host 127.0.0.1] [--data .data] [--quirks]

Starts the demo shop's Magento-compatible GraphQL server. Environment: DEMO_BACKEND_PORT, DATA_DIR.
To begin with a fresh shop, stop it and delete shop.db* in the data folder.`;

interface Settings {
  port: number;
  host: string;
  dataDir: string;
  quirks: boolean;
}

async function main(): Promise<void> {
  const settings = readSettings();
  const backend = await createDemoBackend(settings);
  closeOnSignal(backend);
  await renderPictures(backend);
  console.log(`Demo backend: ${backend.endpoint}  (about it: ${backend.url}/)`);
  // The storefront's Node host starts this as a child: it waits for the word, and takes the child along when it ends.
  process.send?.({ endpoint: backend.endpoint });
}

function readSettings(): Settings {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: process.env["DEMO_BACKEND_PORT"] ?? "4000" },
      host: { type: "string", default: "127.0.0.1" },
      data: { type: "string", default: process.env["DATA_DIR"] ?? ".data" },
      quirks: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`Reading settings: --port ${values.port} is no port`);
  return { port, host: values.host, dataDir: values.data, quirks: values.quirks };
}

async function renderPictures(backend: DemoBackend): Promise<void> {
  const started = Date.now();
  let shown = 0;
  const { rendered } = await backend.renderPictures((done, total) => {
    // Checking pictures that are there is quick and not worth a word.
    if (Date.now() - started < 1_000 || (done < total && Date.now() - shown < 2_000)) return;
    shown = Date.now();
    console.log(`Drawing product pictures: ${done} of ${total}`);
  });
  if (rendered > 0) console.log(`Drew ${rendered} pictures in ${Math.round((Date.now() - started) / 1000)} s`);
}

function closeOnSignal(backend: DemoBackend): void {
  let closing = false;
  process.once("disconnect", () => void backend.close().then(() => process.exit(0)));
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (closing) process.exit(1);
      closing = true;
      void backend.close().then(() => process.exit(0));
    });
  }
}

main().catch((error: unknown) => {
  const isToldInFull = error instanceof DamagedDatabaseError || error instanceof SeedError;
  console.error(isToldInFull ? error.message : error);
  process.exit(1);
});
