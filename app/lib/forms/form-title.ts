export const ERROR_PREFIX = "Error: ";

/** Title of a page with a form: a screen reader announces it first, so an error is said there. */
export function formTitle(title: string, data: { readonly wasInvalid: boolean } | null | undefined): string {
  return data?.wasInvalid ? `${ERROR_PREFIX}${title}` : title;
}
