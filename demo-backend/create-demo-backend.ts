import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cartRules } from "./catalogue/cart-rules.ts";
import type { CatalogueSeed } from "./catalogue/seed.ts";
import { demoCustomers, type CustomerSeed } from "./catalogue/customers.ts";
import { loadCustomers } from "./demo-accounts/load-customers.ts";
import { createFaults, type Faults } from "./protocol/faults.ts";
import { createOutbox, type MailTransport, type Outbox } from "./mail/outbox.ts";
import { advanceOrders } from "./order-lifecycle/advance-orders.ts";
import { createHostedPages, type SandboxOptions } from "./payment/hosted-pages.ts";
import { createPaypalPages } from "./payment/paypal-pages.ts";
import { createRazorpayPages } from "./payment/razorpay-pages.ts";
import { createGraphqlEndpoint } from "./protocol/graphql-endpoint.ts";
import { listen, type HttpRoutes } from "./http/http-server.ts";
import { packageFolder } from "./package-folder.ts";
import { createShopPages } from "./pages/shop-pages.ts";
import { welcomePage } from "./pages/welcome-page.ts";
import { answerMedia } from "./pictures/media-endpoint.ts";
import { createPictureStore } from "./pictures/picture-store.ts";
import { placeLogo } from "./pictures/store-logo.ts";
import { createCaptcha } from "./resolvers/captcha.ts";
import type { BackendContext } from "./resolvers/context.ts";
import { createBackendSchema } from "./resolvers/schema.ts";
import { shopSettings, type BackendSettings } from "./rules/shop-settings.ts";
import type { Store } from "./store/database.ts";
import { loadSeed } from "./store/load-seed.ts";
import { openCheckedStore } from "./store/open-checked-store.ts";
import { takeTemplate } from "./store/template.ts";

export interface DemoBackendOptions {
  /** Default: `shop.db` in dataDir, or memory. */
  file?: string;
  /** For database and pictures; default: memory. */
  dataDir?: string;
  /** Default 0: a free port. */
  port?: number;
  host?: string;
  now?: () => Date;
  /** Repeats known faults of Magento 2.4.6 that a client has to survive. */
  quirks?: boolean;
  /** 2.4.6 excludes schema/newer.graphql, 2.4.8 and 2.4.9 add their own. */
  level?: BackendSettings["level"];
  /** File of the store's logo. */
  logo?: string | null;
  sandbox?: Partial<SandboxOptions>;
  seed?: CatalogueSeed;
  /** Default: the demo customers, or none with another `seed`. */
  customers?: readonly CustomerSeed[];
  faults?: Faults;
  /** For example SMTP. Without it mails stay in the outbox. */
  mailTransport?: MailTransport;
  settings?: Partial<BackendSettings>;
  log?: (error: unknown) => void;
}

export interface DemoBackend {
  url: string;
  endpoint: string;
  store: Store;
  settings: BackendSettings;
  faults: Faults;
  sandbox: SandboxOptions;
  /** Ids of carts whose order is being placed; `settings.placeOrderDelayMs` delays them. */
  beingOrdered: ReadonlySet<string>;
  /** Until reset. */
  advance(milliseconds: number): void;
  advanceOrders(): number;
  outbox: Outbox;
  reset(): void;
  close(): Promise<void>;
}

export async function createDemoBackend(options: DemoBackendOptions = {}): Promise<DemoBackend> {
  const { dataDir, level } = options;
  const seed = options.seed ?? (await import("./catalogue/catalogue.ts")).catalogueSeed;
  if (dataDir !== undefined) await mkdir(dataDir, { recursive: true });
  const file = options.file ?? (dataDir === undefined ? ":memory:" : join(dataDir, "shop.db"));
  const store = openCheckedStore(file, { giftCards: level !== "2.4.6" });
  const pictures = await openPictures(dataDir);
  try {
    return await startBackend(options, { seed, file, store, pictures });
  } catch (error) {
    await pictures.close();
    store.close();
    throw error;
  }
}

interface Resources {
  seed: CatalogueSeed;
  file: string;
  store: Store;
  pictures: Awaited<ReturnType<typeof openPictures>>;
}

async function startBackend(options: DemoBackendOptions, resources: Resources): Promise<DemoBackend> {
  const { host = "127.0.0.1", faults = createFaults(), log = logError } = options;
  const { seed, file, store, pictures } = resources;
  const { now, ...clock } = createClock(options.now ?? (() => new Date()));
  const sandbox: SandboxOptions = { webhook: "later", slowMilliseconds: 4_000, ...options.sandbox };
  const settings = settingsOf(options);
  if (options.logo)
    settings.storeConfig = { ...(await placeLogo(options.logo, pictures.folder)), ...settings.storeConfig };
  loadSeed(store, seed, now());
  store.transaction(() => store.coupons.writeRules(cartRules));
  const customers = options.customers ?? (options.seed === undefined ? demoCustomers : []);
  await loadCustomers({ store, settings, now: now() }, customers);
  const template = file === ":memory:" ? takeTemplate(store.db) : null;

  const outbox = createOutbox({
    folder: options.dataDir === undefined ? null : join(options.dataDir, "outbox"),
    from: `${settings.storeName} <shop@bijli.example>`,
    now,
    transport: options.mailTransport,
    log,
  });
  const hosted = createHostedPages({ store, settings, now, sandbox, log });
  const razorpay = createRazorpayPages({ store, settings, now, sandbox, log });
  const pages = [hosted, razorpay, createPaypalPages({ store, settings, now, sandbox, log })];
  const payments: HttpRoutes["payments"] = {
    handles: (path) => pages.some((each) => each.handles(path)),
    answer: (request) => (pages.find((each) => each.handles(request.url.pathname)) ?? hosted).answer(request),
  };
  const closePayments = () => {
    hosted.close();
    razorpay.close();
  };
  const beingOrdered = new Set<string>();
  const captcha = createCaptcha(settings);
  const context = { store, now, settings, beingOrdered, sendMail: outbox.send, mediaUrl: mediaUrlOf(settings) };
  const routes: HttpRoutes = {
    graphql: graphqlEndpoint(context, { faults, captcha, log }),
    media: (url, request, response) => answerMedia(pictures.store, url, request, response),
    payments,
    shopPages: createShopPages({ store, outbox, storeName: settings.storeName }),
    welcome: () => welcomePage({ settings, store }),
    log,
  };
  const server = await listen(routes, { port: options.port ?? 0, host });
  const url = `http://${host.includes(":") ? `[${host}]` : host}:${server.port}`;
  settings.baseUrl ||= url;
  return {
    ...{ url, endpoint: `${url}/graphql`, store, settings, faults, sandbox, beingOrdered, outbox },
    advance: clock.advance,
    advanceOrders: () => advanceOrders(store, now()),
    reset() {
      resetTo(template, faults, file);
      captcha.reset();
      store.catalogueChanged();
      closePayments();
      outbox.clear();
      clock.restart();
    },
    async close() {
      closePayments();
      await server.close();
      await outbox.settle();
      await pictures.close();
      store.close();
    },
  };
}

function settingsOf({ quirks = false, level, settings }: DemoBackendOptions): BackendSettings {
  return { ...shopSettings({ quirks }), ...(level === undefined ? {} : { level }), ...settings };
}

type ShopContext = Omit<BackendContext, "currency" | "storeView" | "customerId" | "isSignedIn" | "requireCaptcha">;

interface EndpointOptions {
  faults: Faults;
  captcha: ReturnType<typeof createCaptcha>;
  log(error: unknown): void;
}

function graphqlEndpoint(shop: ShopContext, { faults, captcha, log }: EndpointOptions) {
  const { store, settings, now } = shop;
  return createGraphqlEndpoint({
    schema: createBackendSchema(settings.level, {
      rangeFilters: settings.rangeFilters,
      razorpay: settings.razorpay,
      invoiceAttributes: Object.keys(settings.invoiceAttributes).length > 0,
    }),
    settings,
    faults,
    log,
    contextFor(view, credentials): BackendContext {
      store.applyExternalWrites();
      const { token, captchaToken } = credentials;
      const integration = settings.integrations.find((each) => each.token === token);
      const customerId = integration?.id ?? (token === null ? null : store.tokens.customerOf(token, now()));
      const requireCaptcha = captcha.checkFor({ token: captchaToken, isIntegration: integration !== undefined });
      return { ...view, ...shop, customerId, isSignedIn: customerId !== null, requireCaptcha };
    },
  });
}

function createClock(base: () => Date) {
  let offset = 0;
  return {
    now: () => new Date(base().getTime() + offset),
    advance(milliseconds: number) {
      offset += milliseconds;
    },
    restart() {
      offset = 0;
    },
  };
}

function resetTo(template: { restore(): void } | null, faults: Faults, file: string): void {
  if (template === null)
    throw new Error(`Resetting the shop: only a shop in memory can be reset; stop it and delete ${file} instead`);
  template.restore();
  faults.clear();
}

function mediaUrlOf(settings: BackendSettings) {
  return (file: string | null) => `${settings.baseUrl}/media/catalog/product${file ?? placeholderFile}`;
}

/** Shown for a product without a picture. */
const placeholderFile = "/placeholder/image.jpg";

/** The demo's own pictures, and below `folder` those of a merchant who tries it. */
async function openPictures(dataDir: string | undefined) {
  const folder = dataDir === undefined ? await mkdtemp(join(tmpdir(), "bijli-media-")) : join(dataDir, "media");
  const sources = [folder, fileURLToPath(new URL("media", packageFolder))];
  const store = createPictureStore({ sources, copies: join(folder, ".sized") });
  return {
    folder,
    store,
    async close() {
      await store.settle();
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

function logError(error: unknown): void {
  console.error("demo-backend:", error);
}
