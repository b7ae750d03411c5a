/** What a form that runs script hears about a PIN code; null when nothing is known. */
export interface PinAnswer {
  readonly place: { readonly city: string; readonly region: string } | null;
}
