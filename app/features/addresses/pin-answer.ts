/** Result of a PIN code look-up by script; null when unknown. */
export interface PinAnswer {
  readonly place: { readonly city: string; readonly region: string } | null;
}
