import type { ProductSelection } from "~/lib/commerce/model/product";
import type { SubmissionResult } from "~/lib/forms/submission";
import type { ChosenComponents } from "./chosen-components";
import type { Picks } from "./picks";

/** The shopper's choice so far. */
export interface ProductChoice {
  readonly picks: Picks;
  /** Null until something is chosen. */
  readonly selection: ProductSelection | null;
  /** Null unless the product is composite. */
  readonly components: ChosenComponents | null;
}

/** Result of one of the page's forms, rendered by the page. */
export interface ProductAnswer {
  readonly state: SubmissionResult;
  /** Overrides the URL's choice, if the form has one. */
  readonly chosen: ProductChoice | null;
}
