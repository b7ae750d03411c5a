import { steadyNow } from "~/lib/async/steady-now";
import { MAX_ANSWER_MS } from "~/lib/async/timeouts";
import type { CartId } from "~/lib/commerce/model/ids";
import { cartIdOf } from "~/lib/server/cookies/cart-id.server";
import type { CookieReader } from "~/lib/server/cookies/cookies.server";
import { attemptCookie } from "./order-attempt.server";
import type { SharedValues } from "./shared-store.server";

/** A slow backend places the order within this time, or not at all. */
const MAY_STILL_PLACE_MS = 60_000;
/** On workerd a request that is cut off never runs its `finally`. */
const MAX_HOLD_MS = MAX_ANSWER_MS + MAY_STILL_PLACE_MS;

interface Hold {
  readonly by: CookieReader;
  until: number;
}

const SAVE_AGAIN_MS = 1_000;

/** Carts whose order this process has sent. Other tabs do not have its cookie yet. */
const holds = new Map<CartId, Hold>();

interface HoldContext {
  readonly cookies: CookieReader;
  readonly shared: SharedValues | null;
}

interface ChangeContext extends HoldContext {
  /** On workerd the answer would otherwise end the request before the store has its command. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/**
 * Rejects writes to a cart while its order is placed, except by the same request. Resolves when
 * other processes know it, too. Call the result at the end: without an answer the hold continues.
 */
export async function holdCart(cart: CartId, context: ChangeContext): Promise<(hasAnswer: boolean) => void> {
  const { cookies, shared, waitUntil } = context;
  for (const [known, { until }] of holds) if (until < steadyNow()) holds.delete(known);
  const hold: Hold = { by: cookies, until: steadyNow() + MAX_HOLD_MS };
  holds.set(cart, hold);
  const id = crypto.randomUUID();
  // While the store does not answer, this process works alone.
  const save = () => shared?.set(holdKey(cart), id, MAX_HOLD_MS).catch(() => undefined);
  await save();
  // Again, because the store may be emptied or come back while the order is placed.
  const saving = shared && setInterval(save, SAVE_AGAIN_MS);
  return (hasAnswer) => {
    clearInterval(saving ?? undefined);
    const ended = hasAnswer ? shared?.delete(holdKey(cart), id) : shared?.set(holdKey(cart), id, MAY_STILL_PLACE_MS);
    if (ended) waitUntil(ended.catch(() => undefined));
    if (!hasAnswer) hold.until = steadyNow() + MAY_STILL_PLACE_MS;
    else if (holds.get(cart) === hold) holds.delete(cart);
  };
}

const holdKey = (cart: CartId) => `hold ${cart}`;

/**
 * Whether an order of the cart may still be placed, here or by another process. False for the
 * request that holds it.
 */
export async function isBeingOrdered({ cookies, shared }: HoldContext, cart: CartId): Promise<boolean> {
  const hold = holds.get(cart);
  if (hold?.by === cookies) return false;
  if (hold && steadyNow() < hold.until) return true;
  const attempt = cookies.get(attemptCookie);
  // Also ends if the clock was set back in the meantime.
  const isChecked = attempt?.triedAt != null && Math.abs(Date.now() - attempt.triedAt) < MAY_STILL_PLACE_MS;
  if (attempt?.cart === cart && isChecked) return true;
  return Boolean(await shared?.get(holdKey(cart)).catch(() => null));
}

/**
 * The cart being ordered that a write to `cart` would change. `cart` is null for the customer's own
 * cart.
 */
export async function heldCart(holding: HoldContext, cart: CartId | null): Promise<CartId | null> {
  const changed = changedCart(holding, cart);
  return changed !== null && (await isBeingOrdered(holding, changed)) ? changed : null;
}

function changedCart({ cookies }: HoldContext, cart: CartId | null): CartId | null {
  if (cart !== null || !cookies.isCustomer) return cart;
  return cartIdOf(cookies) ?? cookies.get(attemptCookie)?.cart ?? null;
}

/**
 * Longer than a write with the reads before and after it. On workerd one that is cut off never
 * ends.
 */
const WRITING_MS = 50_000;

interface Write {
  readonly cart: CartId;
  readonly until: number;
}

/** Cart writes of this process that are sent and not answered. */
const writes = new Set<Write>();

/**
 * Registers a write to a cart before `heldCart` is asked: then either the order waits for the
 * write, or the write is rejected. Call the result when the write has ended. `cart` is null for the
 * customer's own cart.
 */
export async function beginWrite(context: ChangeContext, cart: CartId | null): Promise<() => void> {
  const changed = changedCart(context, cart);
  if (changed === null) return () => undefined;
  const { shared, waitUntil } = context;
  for (const known of writes) if (known.until <= steadyNow()) writes.delete(known);
  const write: Write = { cart: changed, until: steadyNow() + WRITING_MS };
  writes.add(write);
  const isCounted = await shared?.count(writesKey(changed), WRITING_MS).then(
    () => true,
    () => false,
  );
  return () => {
    writes.delete(write);
    if (shared && isCounted) waitUntil(shared.uncount(writesKey(changed)).catch(() => undefined));
  };
}

const writesKey = (cart: CartId) => `writes ${cart}`;

function isWritten(cart: CartId): boolean {
  return [...writes].some((write) => write.cart === cart && steadyNow() < write.until);
}

/** How long an order waits for writes of other tabs. */
const MAX_WAIT_MS = 5_000;
const POLL_MS = 50;

/**
 * For an order that holds the cart: waits for writes that were sent before. False if they take too
 * long.
 */
export async function awaitWrites(cart: CartId, shared: SharedValues | null): Promise<boolean> {
  const until = steadyNow() + MAX_WAIT_MS;
  for (;;) {
    const others = shared ? await shared.get(writesKey(cart)).catch(() => null) : null;
    if (!isWritten(cart) && Number(others ?? 0) <= 0) return true;
    if (steadyNow() >= until) return false;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
