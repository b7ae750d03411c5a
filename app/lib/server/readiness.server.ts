import { steadyNow } from "~/lib/async/steady-now";
import { reachBackend } from "~/lib/commerce/transport/reach-backend.server";
import type { ShopConfig } from "./config.server";

/** Probes, and whoever else asks, cost the backend one question in this time. */
const HELD_MS = 2_000;

let held = { endpoint: "", isReached: false, until: 0 };

/** Whether pages can be made: the backend answers, or the shop says in its place that it is being worked on. */
export async function reachesBackend({ commerceEndpoint, maintenance }: ShopConfig): Promise<boolean> {
  if (maintenance !== null) return true;
  if (held.endpoint !== commerceEndpoint || held.until <= steadyNow()) {
    const isReached = await reachBackend(commerceEndpoint, (input, init) => fetch(input, init));
    held = { endpoint: commerceEndpoint, isReached, until: steadyNow() + HELD_MS };
  }
  return held.isReached;
}
