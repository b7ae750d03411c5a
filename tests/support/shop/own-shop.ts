import { afterAll, beforeAll, inject } from "vitest";
import { openShop, type OpenShop } from "./hosts.ts";
import type { Host } from "../modes.ts";

/**
 * The origin of a shop for tests whose posts are refused unread. The proxy in `wrangler dev` loses its connection to the
 * worker over such a post and answers the next one, whoever sent it, with a 503 of its own; so these tests get a
 * workerd to themselves.
 */
export function ownShop(host: Host): () => string {
  let own: OpenShop | null = null;
  if (host === "workerd") {
    beforeAll(async () => {
      own = await openShop(host, inject("endpoint"));
    });
    afterAll(() => own?.stop());
  }
  return () => own?.origin ?? inject("origins")[host];
}
