/** Something the shopper can act on, in words for the shopper. `code` is for the program. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  /** Form field the problem belongs to, when there is one. */
  readonly field?: string;
}

export type Refused = { readonly ok: false; readonly problems: readonly Problem[] };
export type Outcome<T> = ({ readonly ok: true } & T) | Refused;

export function refused(...problems: Problem[]): Refused {
  return { ok: false, problems };
}
