import type { ProductSelection } from "~/lib/commerce/model/product";
import type { SubmissionResult } from "~/lib/forms/submission";
import type { ChosenComponents } from "./chosen-components";
import type { Picks } from "./form-fields";
import type { ValueNotes } from "./variants";

/** The shopper's choice so far. */
export interface OptionPicks {
  readonly picks: Picks;
  /** True while the shopper has picked nothing and the picks are the shop's. */
  readonly isProposed: boolean;
  /** Null until something is chosen. */
  readonly selection: ProductSelection | null;
  /** Why none of the variants that fit the picks can be bought; null when one can. */
  readonly unavailable: "sold-out" | "not-made" | null;
  readonly notes: ValueNotes;
  /** Null unless the product is composite. */
  readonly components: ChosenComponents | null;
}

/** Result of one of the page's forms, rendered by the page. */
export interface ProductFormResult {
  readonly state: SubmissionResult;
  /** Overrides the URL's choice, if the form has one. */
  readonly chosen: OptionPicks | null;
}
