/** A message the shopper can act on, with a code for the program. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  /** Form field the problem belongs to, if any. */
  readonly field?: string;
}

/** While an order of the cart may still be made, the cart takes no changes. */
export const BEING_ORDERED: Problem = {
  code: "being-ordered",
  message:
    "We are still checking whether your last order went through, so your cart cannot be changed yet. Please check again in a minute.",
};

export type Failure = { readonly ok: false; readonly problems: readonly Problem[] };
export type Result<T> = ({ readonly ok: true } & T) | Failure;

export function fail(...problems: Problem[]): Failure {
  return { ok: false, problems };
}
