/**
 * Magento's sentences that the shop recognises, as its source has them. Magento translates them for
 * the store view, so they are the last resort, after category, code and a second read; a language
 * pack adds their translations (docs/your-shop.md). A lint rule keeps other files from comparing
 * texts of Magento's.
 */
const SENTENCES = {
  // Found without words: these spare a second read, and need no translation.
  internal: ["Internal server error"], // of the library that executes GraphQL: never translated
  "cart-gone": [
    'Could not find a cart with ID "%masked_cart_id"',
    "The cart isn't active.",
    'The current user cannot perform operations on cart "%masked_cart_id"',
  ],
  "being-ordered": ["The order has already been placed and is currently processing."],
  "wrong-password": ["Invalid login or password."],

  // Only their words tell these.
  "captcha-refused": ["ReCaptcha validation failed, please try again"],
  "unknown-view": ["Requested store is not found (%1)", "Please correct the target currency"],

  "too-many-wanted": ["The requested qty is not available"],
  "no-source-items": ["There are no source items with the in stock status"],
  "not-salable": ["This product is out of stock.", "Product that you are trying to add is not available."],
  "cart-not-salable": ["Some of the products are out of stock."],
  "cart-short-of-stock": ["Not all of your products are available in the requested quantity."],
  "cart-lacks-options": ["Some of the products below do not have all the required options."],
  "product-not-found": ['Could not find a product with SKU "%sku"'],
  "line-gone": ["Could not find cart item with id: %1."],
  "order-of-other-store": [`Order number "%1" doesn't belong to the current customer`],

  "street-lines": ['"Street Address" cannot contain more than %1 lines.'],
  "region-required": [
    "Region is required.",
    "A region_id is required for the specified country code",
    '"regionId" is required. Enter and try again.',
  ],
  "wrong-region": ["The region_id does not match the selected country or region"],
  "wrong-country": ["Country is not available"],
  "field-required": ['"%fieldName" is required. Enter and try again.'],
  "fields-missing": ["Required parameters are missing: %1"],

  "wrong-first-name": ["First Name is not valid!"],
  "wrong-last-name": ["Last Name is not valid!"],
  "wrong-email": [
    "Invalid email format",
    "Email is invalid",
    "The email address has an invalid format.",
    '"%1" is not a valid email address.',
    "Enter a valid email address.",
    "Please enter a valid email address.",
    "The email address is invalid. Verify the email address and try again.",
  ],
  "weak-password": [
    "The password needs at least %1 characters. Create a new password and try again.",
    "Minimum of different classes of characters in password is %1. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.",
    "The password can't begin or end with a space. Verify the password and try again.",
    "The password can't be the same as the email address. Create a new password and try again.",
    "Please enter a password with at most %1 characters.",
  ],
  unconfirmed: [
    "You must confirm your account. Please check your email for the confirmation link.",
    "This account isn't confirmed. Verify and try again.",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Around another sentence, `%message`. */
const FRAMES = [
  "Could not update the product with SKU %sku: %message",
  'Could not add the product with SKU "%sku" to the shopping cart: %message',
  "Could not add the product with SKU %sku to the shopping cart: %message",
  "Unable to place order: %message",
] as const;

export type SentenceKey = keyof typeof SENTENCES;

export interface Meaning {
  /** Null for a sentence that the shop does not know. */
  readonly key: SentenceKey | null;
  /** What Magento says, without a frame, in the store view's language. */
  readonly text: string;
  /** By placeholder of Magento's source. */
  readonly values: Readonly<Record<string, string>>;
}

export type Recognise = (message: string) => Meaning;

/** Magento's source text and its translation, both with placeholders. */
export type Translation = readonly [source: string, translation: string];

/** With the key; null for a frame. */
const SOURCES: ReadonlyMap<string, SentenceKey | null> = new Map([
  ...Object.entries(SENTENCES).flatMap(
    ([key, sources]) => sources.map((source) => [source, key as SentenceKey] as const), // its own keys
  ),
  ...FRAMES.map((source) => [source, null] as const),
]);

/** Recognises Magento's sentences in English, and in other languages by their translations. */
export function createRecognise(translations: readonly Translation[] = []): Recognise {
  const sentences = [...SOURCES].flatMap(([source, key]) => {
    const translated = translations.filter(([original]) => original === source).map(([, text]) => text);
    return [source, ...translated].map((text) => ({ key, parts: partsOf(text) }));
  });
  return function recognise(message: string): Meaning {
    for (const { key, parts } of sentences) {
      const found = valuesIn(message.trim(), parts);
      if (!found) continue;
      const { message: framed = "", ...values } = found;
      if (key !== null) return { key, text: message, values };
      const meaning = recognise(framed);
      return { ...meaning, values: { ...values, ...meaning.values } };
    }
    return { key: null, text: message, values: {} };
  };
}

export const recogniseEnglish = createRecognise();

export function isKnownSource(source: string): boolean {
  return SOURCES.has(source);
}

export function placeholdersOf(text: string): string[] {
  return partsOf(text).flatMap((part, index) => (index % 2 === 1 ? `%${part}` : []));
}

/** Literal texts and, between them, names of placeholders. */
function partsOf(text: string): string[] {
  return withoutStop(text.trim()).split(/%(\w+)/);
}

/** Releases of Magento differ in it. */
function withoutStop(text: string): string {
  return text.replace(/[.!।]$/, "");
}

/** By placeholder; null if it is another sentence. */
function valuesIn(message: string, parts: readonly string[]): Record<string, string> | null {
  const text = parts.at(-1) === "" ? message : withoutStop(message);
  const [start = "", ...others] = parts;
  if (!text.startsWith(start)) return null;
  const values: Record<string, string> = {};
  let at = start.length;
  for (let next = 1; next < others.length; next += 2) {
    const [name = "", literal = ""] = others.slice(next - 1, next + 1);
    const isLast = next === others.length - 1;
    const end = isLast ? text.length - literal.length : text.indexOf(literal, at);
    if (end <= at || (isLast && !text.endsWith(literal))) return null;
    values[name] = text.slice(at, end);
    at = end + literal.length;
  }
  return at === text.length ? values : null;
}

/** Whether a refusal names a label of the merchant's, which is in the store view's language too. */
export function mentions({ message }: { readonly message: string }, label: string): boolean {
  return message.includes(label);
}
