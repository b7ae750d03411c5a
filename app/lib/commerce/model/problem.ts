export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly field?: string;
}

export const BEING_ORDERED: Problem = {
  code: "being-ordered",
  message:
    "We are still checking whether your last order went through, so your cart cannot be changed yet. Please check again in a minute.",
};

/** Text of the specification. */
export const MUST_CONFIRM = "You must confirm your account. Please check your email for the confirmation link.";

/** Code of a refusal of a guest's order: by setting, or because of goods that need an account. */
export const GUEST_REJECTED = "guest-rejected";

export type Failure = { readonly ok: false; readonly problems: readonly Problem[] };
export type Result<T> = ({ readonly ok: true } & T) | Failure;

export function fail(...problems: Problem[]): Failure {
  return { ok: false, problems };
}
