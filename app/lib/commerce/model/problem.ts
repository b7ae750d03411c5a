/** A message the shopper can act on, with a code for the program. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  /** Form field the problem belongs to, if any. */
  readonly field?: string;
}

export type Refused = { readonly ok: false; readonly problems: readonly Problem[] };
export type Outcome<T> = ({ readonly ok: true } & T) | Refused;

export function refused(...problems: Problem[]): Refused {
  return { ok: false, problems };
}
