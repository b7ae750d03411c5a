import type { Recording } from "../../tests/contract/recordings.ts";
import type { DemoBackendOptions } from "../create-demo-backend.ts";
import { openTestBackend } from "../test-support/test-backend.ts";
import type { Reply } from "./compare.ts";
import { learn, renameIds, renameIn } from "./names.ts";
import { shopperSteps, type Ask } from "./shopper-steps.ts";

export type Session = Awaited<ReturnType<typeof openSession>>;

/** A rebuilt recorded shop with the mapping of its ids. */
export async function openSession(options: DemoBackendOptions) {
  const shop = await openTestBackend({ quirks: true, level: "2.4.6", ...options });
  const names = new Map<string, string>();
  const tokens: Record<string, string> = {};
  const { store } = shop;
  const started = new Map<string, Promise<Reply>>();

  const ask: Ask = async (query, variables = {}, token) => {
    const { body } = await shop.ask(query, variables, token === undefined ? {} : { authorization: `Bearer ${token}` });
    if (body.errors) throw new Error(body.errors.map((error: { message: string }) => error.message).join("; "));
    return body.data;
  };
  const cartFor = async (recorded: string) => {
    const known = names.get(recorded);
    if (known !== undefined) return known;
    const created: string = (await ask("mutation { createEmptyCart }")).createEmptyCart;
    names.set(recorded, created);
    return created;
  };
  const sendRequest = async ({ request }: Recording, token: string | undefined, endpoint: string): Promise<Reply> => {
    const variables = (await renameIds(request.variables ?? {}, names, cartFor)) as object; // an object stays an object
    const query = renameIn(request.query, names);
    const headers: Record<string, string> = { "content-type": "application/json", ...request.headers };
    if (headers["Authorization"] === "Bearer <token>") headers["Authorization"] = `Bearer ${token}`;
    const params = new URLSearchParams({ query, variables: JSON.stringify(variables) });
    const response =
      request.method === "GET"
        ? await fetch(`${endpoint}?${params.toString()}`, { headers })
        : await fetch(endpoint, { method: "POST", headers, body: JSON.stringify({ query, variables }) });
    const body: unknown = await response.json();
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  };

  return {
    ...shop,
    ...{ names, tokens, ask, cartFor },
    ...shopperSteps({ store, names, tokens, ask, cartFor }),
    send: (recording: Recording, token: string | undefined, endpoint = shop.endpoint): Promise<Reply> =>
      started.get(recording.name) ?? sendRequest(recording, token, endpoint),
    begin(recording: Recording, token: string | undefined): void {
      started.set(recording.name, sendRequest(recording, token, shop.endpoint));
    },
    rename: (text: string) => renameIn(text, names),
    learn: (recorded: unknown, own: unknown) => learn(recorded, own, names),
  };
}
