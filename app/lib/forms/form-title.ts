export const ERROR_PREFIX = "Error: ";

/** Title of a form page: prefixed after an invalid form, since screen readers announce it first. */
export function formTitle(title: string, data: { readonly wasInvalid: boolean } | null | undefined): string {
  return data?.wasInvalid ? `${ERROR_PREFIX}${title}` : title;
}
