import { ATTEMPTS_WINDOW_MS, type Attempts } from "~/lib/server/protection/attempts.server";

/** The part of Cloudflare's Durable Objects API used here. */
export interface AttemptsNamespace {
  idFromName(name: string): object;
  get(id: object): { fetch(request: Request): Promise<Response> };
}
interface CounterState {
  readonly storage: {
    get(key: string): Promise<unknown>;
    put(key: string, value: unknown): Promise<void>;
    setAlarm(at: number): Promise<void>;
    deleteAll(): Promise<void>;
  };
}
interface Tried {
  count: number;
  until: number;
}

/** Exact across locations: a Durable Object per key. Without its answer `here` counts instead. */
export function createSharedAttempts(counters: AttemptsNamespace, here: Attempts): Attempts {
  const ask = async (key: string, change: string): Promise<number> => {
    const counter = counters.get(counters.idFromName(key));
    const answer = await counter.fetch(new Request(`https://attempts.invalid/${change}`, { method: "POST" }));
    return Number(await answer.text());
  };
  return {
    count: (key) => ask(key, "count").catch(() => here.count(key)),
    uncount: (key) => ask(key, "uncount").then(nothing, () => here.uncount(key)),
    reset: (key) => ask(key, "reset").then(nothing, () => here.reset(key)),
  };
}

const nothing = () => undefined;

export class AttemptCounter {
  constructor(private readonly state: CounterState) {}

  async fetch(request: Request): Promise<Response> {
    const { storage } = this.state;
    const stored = (await storage.get("tried")) as Tried | undefined; // written below
    const tried = stored && stored.until > Date.now() ? stored : { count: 0, until: Date.now() + ATTEMPTS_WINDOW_MS };
    const change = new URL(request.url).pathname.slice(1);
    const count = { count: tried.count + 1, uncount: Math.max(tried.count - 1, 0), reset: 0 }[change] ?? tried.count;
    await storage.put("tried", { ...tried, count });
    if (tried !== stored) await storage.setAlarm(tried.until);
    return new Response(String(count));
  }

  async alarm(): Promise<void> {
    await this.state.storage.deleteAll();
  }
}
