import type { SharedReadCache } from "~/lib/commerce/transport/read-cache.server";
import type { Trace } from "~/lib/commerce/transport/trace";
import type { Attempts } from "~/lib/server/protection/attempts.server";
import type { SealedValues, SharedStore } from "./shared-store.server";
import type { ShopConfig } from "~/lib/server/protection/config.server";

/** A rendered page that is the same for every shopper without cookies (docs/decisions/0074). */
export interface GuestPage {
  readonly html: Uint8Array;
  readonly headers: Headers;
  /** Tags of its reads, as in /cache-invalidate. */
  readonly tags: readonly string[];
}

/** From an action to the shop's handler, on the redirect of a form with FOLLOW_FIELD. */
export const FOLLOW_HEADER = "X-Follow-Redirect";

/** Passed in by the host with each request. remix-serve passes nothing; then defaults apply. */
export interface HostContext {
  config: ShopConfig;
  requestId: string;
  trace?: Trace | undefined;
  /** For hosts that end work with the response. */
  waitUntil?: (work: Promise<unknown>) => void;
  /** False on workerd, where work may end with the request that began it. */
  workOutlives: boolean;
  sharedCache?: SharedReadCache | undefined;
  /** Shared by all processes; otherwise each counts for itself. */
  attempts?: Attempts | undefined;
  shared?: SealedValues | undefined;
  clientAddress: string | null;
  isForeignPost: boolean;
  /** Script asks for a page's data; Remix hides the suffix from loaders. */
  isDataRequest: boolean;
  /** Path and query of a page that answers a POST (render/follow-redirect). */
  followedTo?: string | undefined;
  /** The backend does not accept the integration's token, or takes it for a customer's. */
  isIntegrationRefused?: (() => boolean) | undefined;
  /** Stores a guest page; absent where this request's page is not cached. */
  storePage?: ((page: GuestPage) => void) | undefined;
  /** Purges the host's own caches of reads with this tag, or all. */
  purgePages?: ((tag: string | undefined) => void | Promise<void>) | undefined;
  /** Of all processes. Absent where they share nothing. */
  switchMaintenance?: SharedStore["switchMaintenance"] | undefined;
}
