import type { ProductSelection } from "~/lib/commerce/model/product";
import type { SubmissionResult } from "~/lib/forms/submission";
import type { ChosenComponents } from "./chosen-components";
import type { Picks } from "./picks";

/** What a shopper has made of the product so far. */
export interface ProductChoice {
  readonly picks: Picks;
  /** Null until something is chosen. */
  readonly selection: ProductSelection | null;
  /** Null unless the product is put together. */
  readonly components: ChosenComponents | null;
}

/** What came of one of the page's forms, when the page answers it. */
export interface ProductAnswer {
  readonly state: SubmissionResult;
  /** Knows better than the address what was chosen, where the form has it. */
  readonly chosen: ProductChoice | null;
}
