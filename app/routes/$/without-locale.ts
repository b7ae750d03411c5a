/** spec section 2: paths of earlier shops began with a locale; `/en_IN/phones.html` is `/phones.html`. */
export function withoutLocale(path: string): string {
  return path.replace(/^\/en(?:[-_]in)?(?=\/|$)/i, "");
}
