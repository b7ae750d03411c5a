const EMAIL = /[^\s@]@[^\s@]{1,253}\.[a-z]/i;
/** Of India, or with a country code. */
const PHONE = /(?:\+|(?<!\d)00)\d{8}|(?<!\d)(?:0|91)?[6-9]\d{9}(?!\d)/;

/**
 * Whether a text, such as a search, contains what looks like an email or a phone number: analytics
 * must not get it.
 */
export function looksPersonal(text: string): boolean {
  return EMAIL.test(text) || PHONE.test(text.replace(/(?<=[\d+])[\s().-]+(?=\d)/g, ""));
}

/** The same for the query of a URL. */
export function hasPersonalQuery(text: string): boolean {
  return URL.canParse(text) && [...new URL(text).searchParams.values()].some(looksPersonal);
}

/**
 * Small enough for the browser, and true for more: then the server decides, for a document. Also
 * for a part of a URL.
 */
export function mayBePersonal(text: string): boolean {
  return /@|%40|(?:\d[^a-z_&=]*){8}/i.test(text);
}
