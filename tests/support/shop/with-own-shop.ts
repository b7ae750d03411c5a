import { afterAll, beforeAll, inject } from "vitest";
import type { DemoBackendOptions } from "../../../demo-backend/create-demo-backend.ts";
import type { Host } from "../modes.ts";
import { type BackendProxy, openBackendProxy } from "./backend-proxy.ts";
import { type OpenBackend, openBackend } from "./backend.ts";
import { type OpenShop, openShop } from "./hosts.ts";

interface OwnShopOptions {
  /** A backend of its own, with these settings. Default: the one that all tests share. */
  readonly backend?: DemoBackendOptions;
  /** Runs when the proxy is open and the shop is not. */
  readonly beforeStart?: (proxy: BackendProxy) => void;
}

interface OwnShop {
  readonly shop: OpenShop;
  /** Between shop and backend. */
  readonly proxy: BackendProxy;
  /** Only with `backend`. */
  readonly backend: OpenBackend;
}

/** A shop of the calling file or `describe`, open while its tests run. */
export function withOwnShop(
  host: Host,
  settings: Record<string, string> = {},
  { backend: changes, beforeStart }: OwnShopOptions = {},
): OwnShop {
  const own: { -readonly [Part in keyof OwnShop]?: OwnShop[Part] } = {};
  beforeAll(async () => {
    if (changes) own.backend = await openBackend(changes);
    own.proxy = await openBackendProxy(own.backend?.endpoint ?? inject("endpoint"));
    beforeStart?.(own.proxy);
    own.shop = await openShop(host, own.proxy.endpoint, settings);
  });
  afterAll(async () => {
    await own.shop?.stop();
    await own.proxy?.close();
    await own.backend?.close();
  });
  return { shop: later(() => own.shop), proxy: later(() => own.proxy), backend: later(() => own.backend) };
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
