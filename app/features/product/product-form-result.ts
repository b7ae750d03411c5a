import type { ProductSelection } from "~/lib/commerce/model/product";
import type { SubmissionResult } from "~/lib/forms/submission";
import type { ChosenComponents } from "./chosen-components";
import type { Picks } from "./form-fields";
import type { ValueNotes } from "./variants";

export interface OptionPicks {
  readonly picks: Picks;
  /** Nothing is picked yet; the shop proposes these. */
  readonly isProposed: boolean;
  readonly selection: ProductSelection | null;
  /** Why no matching variant can be bought; null if one can. */
  readonly unavailable: "sold-out" | "not-made" | null;
  readonly notes: ValueNotes;
  readonly components: ChosenComponents | null;
}

export interface ProductFormResult {
  readonly state: SubmissionResult;
  readonly chosen: OptionPicks | null;
}
