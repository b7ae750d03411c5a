import type { ShopConfig } from "./config.server";
import type { PublicPage } from "./public-page.server";

/** What a host hands over with each request. remix-serve hands over nothing; then the defaults of open-shop apply. */
export interface HostContext {
  config: ShopConfig;
  requestId: string;
  /** Keeps work alive after the response, where the host needs to be told. */
  waitUntil: (work: Promise<unknown>) => void;
  /** False on workerd, where a promise belongs to the request that made it. */
  shareInFlight: boolean;
  /** Where the request came from, as far as the host can tell; for limits. */
  clientAddress: string | null;
  /** The host's verdict on the Origin of an unsafe request; see guard-request. */
  isForeignPost: boolean;
  /** Takes a page that may be kept for everybody; absent where the request is somebody's. */
  keepDocument?: (page: PublicPage) => void;
  /** Drops kept documents made from reads with this tag, or all of them. */
  purgeDocuments?: (tag: string | undefined) => void | Promise<void>;
}
