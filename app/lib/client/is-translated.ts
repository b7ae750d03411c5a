/** Marks of Chrome, Edge and, on each text, other translators. */
export function isTranslated(): boolean {
  return document.querySelector("html[class*=translated-], [_msttexthash], font") !== null;
}
