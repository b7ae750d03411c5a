import { afterAll, beforeAll, inject } from "vitest";
import type { DemoBackendOptions } from "../../../demo-backend/create-demo-backend.ts";
import type { Host } from "../modes.ts";
import { type BackendProxy, openBackendProxy } from "./backend-proxy.ts";
import { type OpenBackend, openBackend } from "./backend.ts";
import { type OpenShop, openShops } from "./hosts.ts";

type Settings = Record<string, string>;

interface OwnShopOptions {
  /** A backend of its own, with these settings. Default: the one that all tests share. */
  readonly backend?: DemoBackendOptions;
  /** Runs when the proxy is open and the shop is not. */
  readonly beforeStart?: (proxy: BackendProxy) => void;
  /** Processes, or isolates of one worker. Default: 1. */
  readonly count?: 1 | 2;
}

interface OwnShop {
  /** The first, or only one. */
  readonly shop: OpenShop;
  readonly shops: readonly OpenShop[];
  /** Between shop and backend. */
  readonly proxy: BackendProxy;
  /** Only with `backend`. */
  readonly backend: OpenBackend;
}

/**
 * A shop of the calling file or `describe`, open while its tests run. `settings` may be a function
 * of the backend's endpoint, also for what an earlier `beforeAll` has opened.
 */
export function withOwnShop(
  host: Host,
  settings: Settings | ((endpoint: string) => Settings) = {},
  { backend: changes, beforeStart, count = 1 }: OwnShopOptions = {},
): OwnShop {
  const own: { -readonly [Part in keyof OwnShop]?: OwnShop[Part] } = {};
  beforeAll(async () => {
    if (changes) own.backend = await openBackend(changes);
    const endpoint = own.backend?.endpoint ?? inject("endpoint");
    own.proxy = await openBackendProxy(endpoint);
    beforeStart?.(own.proxy);
    const env = typeof settings === "function" ? settings(endpoint) : settings;
    own.shops = await openShops(host, own.proxy.endpoint, { count, env });
  });
  afterAll(async () => {
    for (const shop of own.shops ?? []) await shop.stop();
    await own.proxy?.close();
    await own.backend?.close();
  });
  return {
    shop: later(() => own.shops?.[0]),
    shops: later(() => own.shops),
    proxy: later(() => own.proxy),
    backend: later(() => own.backend),
  };
}

/** Stands for something that is not open yet. */
function later<Part extends object>(opened: () => Part | undefined): Part {
  const get = (_: Part, name: string | symbol): unknown => {
    const part = opened();
    if (!part) throw new Error(`${String(name)} of a shop's part that is not open`);
    const value: unknown = Reflect.get(part, name);
    return typeof value === "function" ? value.bind(part) : value;
  };
  return new Proxy<Part>(Object.create(null), { get });
}
