/** The parts of Cloudflare's Durable Object storage used here. */
interface ObjectState {
  readonly storage: {
    get(key: string): Promise<unknown>;
    put(key: string, value: unknown): Promise<void>;
    setAlarm(at: number): Promise<void>;
    deleteAlarm(): Promise<void>;
    deleteAll(): Promise<void>;
  };
}

/**
 * Isolates of two releases send them to one object: add kinds and optional members, never change
 * one.
 */
export type StoreCommand =
  | { readonly kind: "get" | "state" }
  | { readonly kind: "claim" | "set"; readonly text: string; readonly lifeMs: number }
  | { readonly kind: "delete"; readonly text?: string }
  /** `renews`: the number lives from the last increment, else from the first. */
  | { readonly kind: "count"; readonly lifeMs: number; readonly renews: boolean }
  | { readonly kind: "uncount" }
  | { readonly kind: "purge"; readonly tag?: string }
  | { readonly kind: "maintenance"; readonly retryAfter: number | null; readonly lifeMs: number };

/** What all isolates know, in the object of that name. */
export interface StoreState {
  /** Generations grow, also after the object has lost its data. 0 before the first purge. */
  readonly generation: number;
  /** Generation of the last purge of everything. */
  readonly purgedAll: number;
  /** Generation of the last purge by tag. */
  readonly purged: Readonly<Record<string, number>>;
  readonly maintenance: { readonly retryAfter: number; readonly until: number } | null;
}

export const FIRST_STATE: StoreState = { generation: 0, purgedAll: 0, purged: {}, maintenance: null };

/** More purged tags count as a purge of everything. */
const MAX_TAGS = 200;

interface Stored {
  readonly text: string;
  readonly until: number;
}

/**
 * One value of the shared store: Cloudflare runs one object per key in the world, and one command
 * at a time. It deletes itself by its alarm. The object of the state stays.
 */
export class SharedStoreObject {
  constructor(private readonly context: ObjectState) {}

  async fetch(request: Request): Promise<Response> {
    const command = (await request.json()) as StoreCommand; // only isolates of this worker can ask
    return Response.json((await this.execute(command)) ?? null);
  }

  async alarm(): Promise<void> {
    const stored = await this.value();
    // Stored anew while the alarm was on its way.
    if (stored) await this.context.storage.setAlarm(stored.until);
    else await this.context.storage.deleteAll();
  }

  private async execute(command: StoreCommand): Promise<unknown> {
    if (command.kind === "state") return this.state();
    if (command.kind === "purge") return this.purge(command.tag);
    if (command.kind === "maintenance") return this.switchMaintenance(command);
    const stored = await this.value();
    switch (command.kind) {
      case "get":
        return stored?.text;
      case "claim":
        // The same claim again: its answer was lost.
        if (!stored || stored.text === command.text) await this.store(command.text, Date.now() + command.lifeMs);
        return stored?.text === command.text ? null : stored?.text;
      case "set":
        return this.store(command.text, Date.now() + command.lifeMs);
      case "delete":
        return command.text === undefined || stored?.text === command.text ? this.clear() : undefined;
      case "count": {
        const count = Number(stored?.text ?? 0) + 1;
        await this.store(String(count), stored && !command.renews ? stored.until : Date.now() + command.lifeMs);
        return count;
      }
      case "uncount": {
        const count = Number(stored?.text ?? 0) - 1;
        return stored && count > 0 ? this.store(String(count), stored.until) : this.clear();
      }
    }
  }

  private async value(): Promise<Stored | null> {
    const stored = (await this.context.storage.get("value")) as Stored | undefined; // written by `store`
    return stored && stored.until > Date.now() ? stored : null;
  }

  private async store(text: string, until: number): Promise<void> {
    const { storage } = this.context;
    await Promise.all([storage.put("value", { text, until } satisfies Stored), storage.setAlarm(until)]);
  }

  private async clear(): Promise<void> {
    const { storage } = this.context;
    await Promise.all([storage.deleteAlarm(), storage.deleteAll()]);
  }

  private async state(): Promise<StoreState> {
    const stored = (await this.context.storage.get("state")) as StoreState | undefined; // written below
    const state = stored ?? FIRST_STATE;
    return state.maintenance && state.maintenance.until <= Date.now() ? { ...state, maintenance: null } : state;
  }

  private async change(change: (state: StoreState) => StoreState): Promise<StoreState> {
    const state = change(await this.state());
    await this.context.storage.put("state", state);
    return state;
  }

  private purge(tag: string | undefined): Promise<StoreState> {
    return this.change((state) => {
      const generation = Math.max(Date.now(), state.generation + 1);
      const purged = { ...state.purged, ...(tag !== undefined && { [tag]: generation }) };
      if (tag === undefined || Object.keys(purged).length > MAX_TAGS)
        return { ...state, generation, purgedAll: generation, purged: {} };
      return { ...state, generation, purged };
    });
  }

  private switchMaintenance(command: { retryAfter: number | null; lifeMs: number }): Promise<StoreState> {
    const { retryAfter, lifeMs } = command;
    const maintenance = retryAfter === null ? null : { retryAfter, until: Date.now() + lifeMs };
    return this.change((state) => ({ ...state, maintenance }));
  }
}
