import * as gql from "~/lib/commerce/wire/generated/graphql";
import { classify } from "./classify.server";
import { type Fetch, send } from "./send.server";

const LIMIT_MS = 2_000;

/** POST bypasses page caches. Never throws. */
export async function reachBackend(endpoint: string, fetch: Fetch): Promise<boolean> {
  const name = "Reachable";
  const headers = { Accept: "application/json", "Content-Type": "application/json" };
  const body = JSON.stringify({ query: gql.ReachableDocument.toString() });
  try {
    const reply = await send({ name, url: endpoint, method: "POST", headers, body, timeoutMs: LIMIT_MS }, fetch);
    return classify<gql.ReachableQuery>(reply, { name, carriedToken: false }).data.storeConfig !== null;
  } catch {
    return false;
  }
}
