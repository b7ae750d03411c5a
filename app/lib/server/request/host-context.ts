import type { AnswerStore } from "~/lib/commerce/transport/read-cache.server";
import type { Watch } from "~/lib/commerce/transport/watch";
import type { Attempts } from "~/lib/server/protection/attempts.server";
import type { SealedValues } from "./shared-store.server";
import type { ShopConfig } from "~/lib/server/protection/config.server";

/** A rendered page that is the same for every shopper without cookies (docs/decisions/0057). */
export interface GuestPage {
  readonly html: string;
  readonly headers: Headers;
  /** Tags of the reads it was rendered from, as /cache-invalidate names them. */
  readonly tags: readonly string[];
}

/** What a host passes in with each request. remix-serve passes nothing; then defaults apply. */
export interface HostContext {
  config: ShopConfig;
  requestId: string;
  /** Sees the questions that this request asks the backend. */
  watch?: Watch;
  /** Keeps work alive after the response, on hosts that need it. */
  waitUntil: (work: Promise<unknown>) => void;
  /** False on workerd, where work may end with the request that began it. */
  workOutlives: boolean;
  /** Of the backend's answers, on hosts whose processes come and go. */
  answers?: AnswerStore;
  /** Counts of attempts that all processes share; without it each counts for itself. */
  attempts?: Attempts;
  /** What all processes of the shop can read; without it each keeps its own. */
  shared?: SealedValues;
  /** The client's IP address, if known; for rate limits. */
  clientAddress: string | null;
  /** The host's check of an unsafe request's origin; see guard-request. */
  isForeignPost: boolean;
  /** Stores a page that is the same for every guest; absent where the host does not cache this request's page. */
  storePage?: (page: GuestPage) => void;
  /** Drops cached pages made from reads with this tag, or all of them. */
  purgePages?: (tag: string | undefined) => void | Promise<void>;
}
