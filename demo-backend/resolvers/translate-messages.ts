import { isObjectType, type GraphQLSchema } from "graphql";
import { readdirSync, readFileSync } from "node:fs";
import { packageFolder } from "../package-folder.ts";
import { createTranslate, type Translate } from "../rules/translation.ts";
import type { BackendContext } from "./context.ts";

const folder = new URL("messages/", packageFolder);

/** Locales other than English that messages can be in. */
export const languages = readdirSync(folder).map((name) => name.replace(/\.csv$/, ""));

const known = new Map<string, Translate>();
const english: Translate = (message) => message;

/** As Magento does it: by the store view's locale. */
export function translateFor({ storeView: { locale } }: Pick<BackendContext, "storeView">): Translate {
  if (!languages.includes(locale)) return english;
  const translate = known.get(locale) ?? createTranslate(readFileSync(new URL(`${locale}.csv`, folder), "utf8"));
  known.set(locale, translate);
  return translate;
}

/**
 * Magento finds these types' codes by looking for English words in the translated message
 * (AddProductsToCartError, ErrorMapper), and finds none in another language.
 */
const codesOfWords = new Set([
  "CartUserInputError",
  "CheckoutUserInputError",
  "PlaceOrderError",
  "WishlistCartUserInputError",
]);

interface WithMessage {
  code: string;
  message: string;
}

/** Translates messages among the data: of every type that has a code and a message. */
export function translateMessages(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    const { code, message } = isObjectType(type) ? type.getFields() : {};
    if (!code || !message) continue;
    message.resolve = (source: WithMessage, _, context: BackendContext) => translateFor(context)(source.message);
    if (!codesOfWords.has(type.name)) continue;
    code.resolve = ({ code: known, message: text }: WithMessage, _, context: BackendContext) =>
      translateFor(context)(text) === text ? known : "UNDEFINED";
  }
  return schema;
}
