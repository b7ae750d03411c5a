import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { CommandError } from "./commands/command-error.ts";
import { commands } from "./commands/commands.ts";
import { createDemoBackend, type DemoBackend } from "./create-demo-backend.ts";
import { smtpTransport } from "./mail/smtp-transport.ts";
import { isRangeAttribute, rangeAttributes, type RangeAttribute } from "./rules/range-attributes.ts";
import { levels } from "./rules/shop-settings.ts";
import { taxDisplays, type TaxDisplay } from "./rules/tax-display.ts";
import { DamagedDatabaseError } from "./store/open-checked-store.ts";
import { SeedError } from "./store/seed/check-seed.ts";

const usage = `npm run backend -- [--port 4000] [--host 127.0.0.1] [--data .data] [--quirks] [--level 2.4.6|2.4.8|2.4.9] [--still] [--moderate]
                [--address http://localhost:4000] [--name "Asha Electronics"] [--tax included|excluded|added|both] [--filterable created_at,news_from_date,special_price]

Starts the demo shop's Magento-compatible GraphQL server. Environment: DEMO_BACKEND_PORT, DEMO_BACKEND_LEVEL, DATA_DIR,
STOREFRONT_URL (base of the links in mails), SMTP_URL (sends mails, which are also in the outbox).
--quirks repeats faults of 2.4.6 (reference.md), --still does not advance orders, --moderate holds reviews for approval,
--tax says how prices are entered and shown: with tax (included), without (excluded), entered without and shown with it (added, both).
--address is the public URL, if it is not host and port. --name is the store's name.
--filterable makes these attributes filterable and sortable.

Commands:
${Object.values(commands)
  .map(({ usage }) => `  ${usage}`)
  .join("\n")}`;

interface Settings {
  port: number;
  host: string;
  dataDir: string;
  /** Default: its host and port. */
  baseUrl: string;
  storeName: string;
  quirks: boolean;
  level: (typeof levels)[number];
  /** Orders change only by command. */
  still: boolean;
  moderate: boolean;
  tax: TaxDisplay;
  rangeFilters: readonly RangeAttribute[];
}

async function main(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile();
  const [name = "", ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command.run(args);
  const { tax, rangeFilters, moderate, still, baseUrl, storeName, ...options } = readSettings();
  const storefrontUrl = process.env["STOREFRONT_URL"] ?? null;
  const smtpUrl = process.env["SMTP_URL"];
  const backend = await createDemoBackend({
    ...options,
    settings: { razorpay: true, approveReviewsAtOnce: !moderate, storefrontUrl, tax, rangeFilters, baseUrl, storeName },
    ...(smtpUrl ? { mailTransport: smtpTransport(smtpUrl) } : {}),
  });
  closeOnSignal(backend);
  if (!still) advanceOrdersRegularly(backend);
  warmUp(backend);
  console.log(`Demo backend: ${backend.endpoint}  (start page: ${backend.url}/)`);
  // The storefront's Node host starts this as a child process and waits for this message.
  process.send?.({ endpoint: backend.endpoint });
  drawPictures(backend).catch((error: unknown) => console.error("Drawing pictures:", error));
}

function readSettings(): Settings {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: process.env["DEMO_BACKEND_PORT"] ?? "4000" },
      host: { type: "string", default: "127.0.0.1" },
      data: { type: "string", default: process.env["DATA_DIR"] ?? ".data" },
      address: { type: "string", default: "" },
      name: { type: "string", default: "Bijli" },
      quirks: { type: "boolean", default: false },
      level: { type: "string", default: process.env["DEMO_BACKEND_LEVEL"] ?? "2.4.7" },
      still: { type: "boolean", default: false },
      moderate: { type: "boolean", default: false },
      tax: { type: "string", default: "included" },
      filterable: { type: "string", default: "" },
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
  const { host, data: dataDir, address: baseUrl, name: storeName, quirks, still, moderate } = values;
  const tax = taxDisplays.find((display) => display === values.tax);
  if (!tax) throw new Error(`Reading settings: --tax ${values.tax} is none of ${taxDisplays.join(", ")}`);
  const level = levels.find((known) => known === values.level);
  if (!level) throw new Error(`Reading settings: --level ${values.level} is none of ${levels.join(", ")}`);
  const names = values.filterable.split(",").filter((name) => name !== "");
  const rangeFilters = names.filter(isRangeAttribute);
  if (rangeFilters.length < names.length)
    throw new Error(
      `Reading settings: --filterable ${values.filterable} names more than ${rangeAttributes.join(", ")}`,
    );
  return { port, host, dataDir, baseUrl, storeName, quirks, level, still, moderate, tax, rangeFilters };
}

async function drawPictures(backend: DemoBackend): Promise<void> {
  const started = Date.now();
  const drawn = await backend.drawPictures();
  if (drawn > 0)
    console.log(`Drew ${drawn} pictures in the background, in ${Math.round((Date.now() - started) / 1000)} s`);
}

/** Builds the indexes before the first request: half a second for a large catalogue. */
function warmUp({ store }: DemoBackend): void {
  store.index(new Date());
  store.search("");
}

function advanceOrdersRegularly(backend: DemoBackend): void {
  const pause = 10_000;
  setInterval(() => {
    try {
      backend.advanceOrders();
    } catch (error) {
      // For example while another process locks the database. The next run tries again.
      console.error("Advancing orders:", error);
    }
  }, pause).unref();
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
  const isUserError =
    error instanceof DamagedDatabaseError || error instanceof SeedError || error instanceof CommandError;
  console.error(isUserError ? error.message : error);
  process.exit(1);
});
