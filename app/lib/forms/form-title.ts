export const ERROR_PREFIX = "Error: ";

/** Prefixed after an invalid form, since screen readers announce the title first. */
export function formTitle(title: string, data: { readonly wasInvalid: boolean } | null | undefined): string {
  return data?.wasInvalid ? `${ERROR_PREFIX}${title}` : title;
}
