import { existsSync } from "node:fs";
import { toSentence } from "./commands/command-error.ts";
import { commands } from "./commands/commands.ts";
import { createDemoBackend, type DemoBackend } from "./create-demo-backend.ts";
import { smtpTransport } from "./mail/smtp-transport.ts";
import { readStartSettings, startUsage } from "./start-settings.ts";
import { DamagedDatabaseError } from "./store/open-checked-store.ts";
import { SeedError } from "./store/seed/check-seed.ts";

const usage = `${startUsage}

Commands:
${Object.values(commands)
  .map(({ usage }) => `  ${usage}`)
  .join("\n")}`;

async function main(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile();
  const [name = "", ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command.run(args);
  const settings = readStartSettings(process.argv.slice(2), process.env);
  if (!settings) return console.log(usage);
  const { port, host, dataDir, quirks, level, logo, still, moderate, ...shop } = settings;
  const storefrontUrl = process.env["STOREFRONT_URL"] ?? null;
  const smtpUrl = process.env["SMTP_URL"];
  const backend = await createDemoBackend({
    ...{ port, host, dataDir, quirks, level, logo },
    settings: { razorpay: true, approveReviewsAtOnce: !moderate, storefrontUrl, ...shop },
    ...(smtpUrl ? { mailTransport: smtpTransport(smtpUrl) } : {}),
  });
  closeOnSignal(backend);
  if (!still) advanceOrdersRegularly(backend);
  warmUp(backend);
  console.log(`Demo backend: ${backend.endpoint}  (start page: ${backend.url}/)`);
  // The storefront's Node host starts this as a child process and waits for this message.
  process.send?.({ endpoint: backend.endpoint });
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
  const isUserError = error instanceof DamagedDatabaseError || error instanceof SeedError;
  console.error(isUserError ? error.message : (toSentence(error) ?? error));
  process.exit(1);
});
