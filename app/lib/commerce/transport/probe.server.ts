import { CommerceError } from "~/lib/commerce/model/errors";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import { classify, type GraphqlResult } from "./classify.server";
import { type Fetch, send } from "./send.server";

const PROBE_TIMEOUT_MS = 2_000;

interface Probe {
  readonly endpoint: string;
  readonly fetch: Fetch;
}

/** Never throws. */
export async function reachBackend(probe: Probe): Promise<boolean> {
  const answer = await ask(probe, gql.ReachableDocument, "Reachable").catch(() => null);
  return answer !== null && answer.data.storeConfig !== null;
}

/**
 * Whether a shop in India has no filter by country of origin, which its law demands. False where
 * the backend does not tell. Never throws.
 */
export async function lacksOriginFilter(probe: Probe): Promise<boolean> {
  const answer = await ask(probe, gql.OriginFilterDocument, "OriginFilter").catch(() => null);
  const filters = answer?.data.filters?.inputFields ?? [];
  const isInIndia = answer?.data.storeConfig?.default_display_currency_code === "INR";
  return isInIndia && filters.length > 0 && filters.every(({ name }) => name !== "country_of_manufacture");
}

/**
 * Why an integration's token cannot be used; null if it can. Magento answers 401 unless its setting
 * allows such tokens, and takes an integration for the customer of the same number. Throws without
 * an answer.
 */
export async function integrationProblem(probe: Probe, token: string): Promise<"refused" | "is-a-customer" | null> {
  try {
    const answer = await ask(probe, gql.IntegrationDocument, "Integration", { Authorization: `Bearer ${token}` });
    return answer.data.customer ? "is-a-customer" : null;
  } catch (error) {
    if (error instanceof CommerceError && error.status === 401) return "refused";
    throw error;
  }
}

/** By POST, which page caches do not answer. */
async function ask<Data, Variables>(
  { endpoint, fetch }: Probe,
  document: gql.TypedDocumentString<Data, Variables>,
  name: string,
  more: Record<string, string> = {},
): Promise<GraphqlResult<Data>> {
  const headers = { Accept: "application/json", "Content-Type": "application/json", ...more };
  const body = JSON.stringify({ query: document.toString() });
  const reply = await send({ name, url: endpoint, method: "POST", headers, body, timeoutMs: PROBE_TIMEOUT_MS }, fetch);
  return classify<Data>(reply, { name, carriedToken: false, isRead: true });
}
