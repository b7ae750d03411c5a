import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ShopBundle } from "~/bundle";
import type { ShopHandler } from "~/lib/server/render/shop-handler.server";
import { parseConfig } from "~/lib/server/protection/config.server";
import { createLog } from "~/lib/server/protection/log.server";
import { startBackend } from "~/hosts/node/backend";
import { createCdn } from "~/hosts/node/cdn";
import { drain, IDLE_TIMEOUT_MS, logAcceptErrors, MAX_CONNECTIONS } from "~/hosts/node/connections";
import { createListener } from "~/hosts/node/listener";
import { listeningFault, requireFreePort } from "~/hosts/node/listening";
import { openRedisStore } from "~/hosts/node/redis-store";
import { fail, readSettings } from "~/hosts/node/settings";
import { openBuild, openVite } from "~/hosts/node/source";
import { noTracing, openTracing } from "~/hosts/node/tracing";
import { createGuestPages } from "~/hosts/node/guest-pages";

async function main(): Promise<void> {
  const isDev = process.argv.includes("--dev");
  const relative = (path: string) => new URL(path, import.meta.url);
  const settings = readSettings();
  await requireFreePort(settings);

  const program = relative(isDev ? "../../demo-backend/main.ts" : "./backend/main.js");
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 30_000, maxHeaderSize: 32_768 });
  const [backend, source] = await Promise.all([
    settings.env["COMMERCE_ENDPOINT"] ? null : startBackend(program, settings),
    isDev ? openVite(server) : openBuild(relative(".")),
  ]);
  const guestPages = isDev ? null : createGuestPages();
  const env = { ...settings.env, ...backend?.settings };
  let current: { bundle: ShopBundle; shop: ShopHandler } | undefined;
  const { logLevel, sessionSecrets: secrets } = parseConfig(env);
  const log = createLog(logLevel);
  // A request's forgotten work must not end the process, which serves others.
  process.on("unhandledRejection", (error) => log("error", "unhandled rejection", { error }));
  process.on("uncaughtException", (error) => {
    log("error", "uncaught exception: stopping", { error });
    stop(1);
  });
  const shared = settings.sharedStoreUrl
    ? await openRedisStore({
        url: settings.sharedStoreUrl,
        log,
        secrets,
        release: (await source.load()).release,
        onPurge(tag) {
          guestPages?.purge(tag);
          current?.bundle.entry.module.purgeReadCache(tag);
        },
        onMaintenance(retryAfter) {
          log("info", retryAfter === null ? "maintenance ends" : "maintenance begins", { retryAfter });
          guestPages?.purge(undefined);
        },
      })
    : null;
  const cdn = settings.cdn && createCdn(settings.cdn, log);
  const onPurge = async (tag: string | undefined) => {
    guestPages?.purge(tag);
    await shared?.purge(tag);
    // Last: the CDN must get new pages when it asks again.
    await cdn?.purge(tag);
  };
  const loadShop = async () => {
    const bundle = await source.load();
    if (current?.bundle !== bundle) {
      const host = { mode: source.mode, workOutlives: true, ownsSettings: false };
      const sharing = { onPurge, ...(shared && { shared }) };
      current = { bundle, shop: bundle.entry.module.createShopHandler(bundle, env, { ...host, ...sharing }) };
    }
    return current.shop;
  };
  const { unready } = await loadShop();
  if (!isDev) await unready();
  const tracing = settings.isTraced ? await openTracing() : noTracing;
  server.on("request", await createListener({ settings, source, loadShop, guestPages, cdn, tracing }));
  server.setTimeout(IDLE_TIMEOUT_MS);
  server.maxConnections = MAX_CONNECTIONS;
  // Makes room for those who try again: most connections wait for a next request.
  server.on("drop", () => server.closeIdleConnections());
  const failToListen = (error: Error) => fail(listeningFault(settings, error));
  server.once("error", failToListen);
  server.listen(settings.port, settings.host, () => {
    server.off("error", failToListen);
    logAcceptErrors(server, log);
    const { port } = server.address() as AddressInfo; // listening on TCP
    const host = settings.host === "0.0.0.0" || settings.host === "::" ? "localhost" : settings.host;
    console.log(
      `The shop is open at http://${host === "127.0.0.1" && settings.port !== 0 ? "localhost" : host}:${port}`,
    );
  });

  onStop = async () => {
    await drain(server, log);
    shared?.close();
    await Promise.allSettled([source.close(), backend?.stop()]);
  };
}

let onStop = () => Promise.resolve();
let isStopping = false;

/** Exits once all requests are answered. */
function stop(exitCode: number): void {
  if (isStopping) return;
  isStopping = true;
  void onStop().finally(() => process.exit(exitCode));
}
// Process 1 of a container only receives signals it has a listener for.
process.on("SIGTERM", () => stop(0));
process.on("SIGINT", () => stop(0));

main().catch((error: unknown) => {
  fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
});
