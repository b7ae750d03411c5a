import type { AnswerStore } from "~/lib/commerce/transport/read-cache.server";
import type { Watch } from "~/lib/commerce/transport/watch";
import type { Attempts } from "./attempts.server";
import type { ShopConfig } from "./config.server";
import type { PublicPage } from "./public-page.server";

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
  /** The client's IP address, if known; for rate limits. */
  clientAddress: string | null;
  /** The host's check of an unsafe request's origin; see guard-request. */
  isForeignPost: boolean;
  /** Takes a page that may be kept for everybody, under its own key or another; absent where the request is somebody's. */
  keepDocument?: (page: PublicPage, key?: string) => void;
  /** Drops kept documents made from reads with this tag, or all of them. */
  purgeDocuments?: (tag: string | undefined) => void | Promise<void>;
}
