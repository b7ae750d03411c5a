import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createAttempts } from "~/lib/server/protection/attempts.server";
import { createOnce } from "~/lib/server/request/once.server";
import { type SealedValues, sealValues, type SharedStore } from "~/lib/server/request/shared-store.server";
import { openRedis } from "../../tests/support/redis/redis-server";
import { openDurableObjects } from "../../tests/support/store/durable-objects";
import { openRedisStore } from "./node/redis-store";
import { createWorkerStore, type StoreObjects } from "./worker-store";

const SECRETS = ["a secret of the tests that is long enough for the shop"];
const EMAIL = "asha@example.in";

interface Order {
  readonly number: string;
  readonly email: string;
}

type Values = NonNullable<SharedStore["values"]>;

/** Two processes or isolates; for a process alone two requests of it. */
interface Peers {
  readonly attempts: readonly [SharedStore["attempts"], SharedStore["attempts"]];
  readonly values: readonly [Values, Values] | null;
  /** What the store was sent: names and texts. */
  readonly sent: () => string;
  close(): Promise<void>;
}

const STORES: Readonly<Record<string, () => Promise<Peers>>> = {
  async "one process"() {
    const attempts = createAttempts();
    return { attempts: [attempts, attempts], values: null, sent: () => "", close: () => Promise.resolve() };
  },
  async "two processes with Redis"() {
    const redis = await openRedis();
    const open = async () => {
      const options = { url: redis.url, log: () => undefined, release: "a", secrets: SECRETS };
      const store = await openRedisStore({ ...options, onPurge: () => undefined, onMaintenance: () => undefined });
      await vi.waitFor(() => expect(store.isDegraded()).toBe(false), { timeout: 8_000 });
      return store;
    };
    const [one, other] = [await open(), await open()];
    const { sent, recorded } = record();
    return {
      attempts: [one.attempts, other.attempts],
      values: [recorded(one.values), recorded(other.values)],
      sent,
      async close() {
        one.close();
        other.close();
        await redis.stop();
      },
    };
  },
  async "two isolates with Durable Objects"() {
    const { objects, stop } = await openDurableObjects();
    const texts: string[] = [];
    const recording: StoreObjects = {
      idFromName(name) {
        texts.push(name);
        return objects.idFromName(name);
      },
      get: (id) => ({
        async fetch(request) {
          texts.push(await request.clone().text());
          return objects.get(id).fetch(request);
        },
      }),
    };
    const options = { location: "apac", maxWaitMs: 25_000, onDegraded: () => undefined };
    const [one, other] = [createWorkerStore(recording, options), createWorkerStore(recording, options)];
    return {
      attempts: [one.attempts, other.attempts],
      values: [one.values, other.values],
      sent: () => texts.join("\n"),
      close: stop,
    };
  },
};

function record() {
  const texts: string[] = [];
  const recorded = (values: Values): Values => {
    const get =
      (target: Values, name: keyof Values) =>
      (...args: never[]) => {
        texts.push(args.join(" "));
        return (target[name] as (...args: never[]) => unknown)(...args); // of the same method
      };
    return new Proxy(values, { get: (target, name) => get(target, name as keyof Values) }); // only these are read
  };
  return { sent: () => texts.join("\n"), recorded };
}

describe.each(Object.entries(STORES))("what processes share: %s", (_, openPeers) => {
  let peers: Peers;
  let sealed: readonly [SealedValues | null, SealedValues | null];
  beforeAll(async () => {
    peers = await openPeers();
    const [one, other] = peers.values ?? [];
    sealed = [one ? sealValues(one, SECRETS) : null, other ? sealValues(other, SECRETS) : null];
  });
  afterAll(() => peers.close());

  const key = () => crypto.randomUUID();

  /**
   * Orders, verified payments and form answers are all made by `createOnce`; a process alone has
   * one.
   */
  function openOnce(isReusable: boolean) {
    const open = () => createOnce<Order>({ name: "test", timeoutMs: 5_000, isReusable: () => isReusable });
    const one = open();
    const other = peers.values ? open() : one;
    return [
      {
        run: (id: string, work: () => Promise<Order | null>) => one.run(id, work, sealed[0]),
        once: one,
        shared: sealed[0],
      },
      {
        run: (id: string, work: () => Promise<Order | null>) => other.run(id, work, sealed[1]),
        once: other,
        shared: sealed[1],
      },
    ] as const;
  }

  const order: Order = { number: "000000012", email: EMAIL };
  const slowly = (result: Order | null) =>
    vi.fn(() => new Promise<Order | null>((done) => setTimeout(done, 150, result)));

  test("simultaneous attempts get different numbers, and can be taken back", async () => {
    const [one, other] = peers.attempts;
    const account = key();
    const numbers = await Promise.all(Array.from({ length: 30 }, (_, at) => (at % 2 ? one : other)?.count(account)));
    expect(new Set(numbers).size).toBe(30);
    await one?.uncount(account);
    expect(await other?.count(account)).toBe(30);
    await one?.reset(account);
    expect(await other?.count(account)).toBe(1);
  });

  test("an order that is placed at both at once is placed once, and both learn its number", async () => {
    const [one, other] = openOnce(true);
    const [id, work] = [key(), slowly(order)];
    expect(await Promise.all([one.run(id, work), other.run(id, work), one.run(id, work)])).toEqual([
      order,
      order,
      order,
    ]);
    expect(work).toHaveBeenCalledTimes(1);
    expect(await other.run(id, work)).toEqual(order);
    expect(await other.once.get(id, other.shared)).toEqual(order);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test("a form that is sent to both at once is answered once, and later anew", async () => {
    const [one, other] = openOnce(false);
    const [id, work] = [key(), slowly(order)];
    expect(await Promise.all([one.run(id, work), other.run(id, work)])).toEqual([order, order]);
    expect(work).toHaveBeenCalledTimes(1);
    await other.run(id, work);
    expect(work).toHaveBeenCalledTimes(2);
  });

  test("work that fails leaves no claim behind", async () => {
    const [one, other] = openOnce(true);
    const id = key();
    await expect(one.run(id, () => Promise.reject(new Error("refused")))).rejects.toThrow("refused");
    expect(await other.run(id, slowly(order))).toEqual(order);
  });

  test("a deleted order can be placed anew", async () => {
    const [one, other] = openOnce(true);
    const id = key();
    const placed = await one.run(id, slowly(order));
    if (placed) await one.once.delete(id, placed, one.shared);
    const next = { ...order, number: "000000013" };
    expect(await other.run(id, slowly(next))).toEqual(next);
  });

  test("holds and registered writes are seen by both, and end", async () => {
    const [one, other] = sealed;
    if (!one || !other) return;
    const [hold, writes] = [key(), key()];
    await one.set(hold, "first", 60_000);
    expect(await other.get(hold)).toBe("first");
    await other.delete(hold, "second");
    expect(await one.get(hold)).toBe("first");
    await other.delete(hold, "first");
    expect(await one.get(hold)).toBeNull();
    await Promise.all([one.count(writes, 60_000), other.count(writes, 60_000)]);
    expect(await one.get(writes)).toBe("2");
    await one.uncount(writes);
    await other.uncount(writes);
    expect(await one.get(writes)).toBeNull();
    await one.uncount(writes);
    expect(await other.get(writes)).toBeNull();
    await one.set(hold, "short", 150);
    await vi.waitFor(async () => expect(await other.get(hold)).toBeNull(), { timeout: 3_000 });
  });

  test("no name or text that is sent to the store tells an address, a cart or an order", async () => {
    const [one] = openOnce(true);
    const cart = `cart-of-${key()}`;
    await one.run(cart, slowly(order));
    for (const private_ of [cart, EMAIL, order.number]) expect(peers.sent()).not.toContain(private_);
  });
});
