import { optional } from "~/lib/async/optional";
import { raceTimeout, TIME_BUDGETS } from "~/lib/async/timeouts";
import type { Sources } from "~/lib/commerce/content/content.server";
import { FLAGS } from "~/lib/commerce/model/capabilities";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import { attributesInLists, readMerchantAttributes } from "./merchant-attributes.server";
import { NAMED_ATTRIBUTES_MARK, namedCodes, type NamedCodes, withNamedFields } from "./named-attributes.server";
import { type CardFact, factFields, toFacts } from "./to-facts.server";

const CARD = "...ProductCard";

export interface WireExtras {
  readonly new?: number | null;
  readonly sale?: number | null;
  /** Computed here, from attributes whose names differ from shop to shop. */
  readonly facts?: string;
}

/**
 * Of products in other products (related ones, members of a group) Magento loads only fields named
 * in the braces: those that only a spread names are null, and prices 0. Which fields below them are
 * named does not matter.
 */
const NAMED =
  "name url_key new_from_date new_to_date small_image { label } price_range { minimum_price { final_price { value } } }";

export function nameBesideCards(text: string, ...fields: readonly string[]): string {
  return text.replaceAll(CARD, [NAMED, ...fields, CARD].filter(Boolean).join(" "));
}

/** Magento refuses a query of more than 300 fields; a list asks for at most so many attributes. */
const MAX_CANDIDATES = 60;

/**
 * Adds `new`, `sale` and the attributes used in listings to card queries, and the named attributes
 * to product queries. Until the answer which attributes are used, a query with one kind of card
 * asks for all of them; others wait for it.
 */
export function withCardFields({ backend, capabilities }: Sources, configured: NamedCodes): Backend {
  return {
    ...backend,
    async readPublic(document, variables) {
      const text = document.toString();
      if (!text.includes(CARD) && !text.includes(NAMED_ATTRIBUTES_MARK)) return backend.readPublic(document, variables);
      const features = await capabilities();
      const codes = attributesInLists(features);
      const attributesPromise = readMerchantAttributes(backend, features, configured);
      const limit = { name: "attributes of the merchant", budgetMs: TIME_BUDGETS.cardFacts };
      const known =
        codes.length > MAX_CANDIDATES || text.split(CARD).length > 2
          ? { value: await optional(backend, limit, attributesPromise) }
          : await raceTimeout(TIME_BUDGETS.firstPiece, attributesPromise).catch(() => null);
      const flags = FLAGS.filter((flag) => features.has(flag)).join(" ");
      const shownCodes = known ? (known.value?.facts ?? []).map(({ code }) => code) : codes;
      const whole = withNamedFields(
        nameBesideCards(text, flags, factFields(shownCodes)),
        namedCodes(features, configured),
      );
      const request: typeof document = new gql.TypedDocumentString(whole, document.__meta__);
      const answerPromise = backend.readPublic(request, variables);
      const read = known
        ? known.value
        : await optional(backend, { ...limit, startAfter: answerPromise }, attributesPromise);
      const facts = read?.facts ?? [];
      const answer = await answerPromise;
      if (facts.length > 0) writeFacts(answer.data, facts);
      return answer;
    },
  };
}

/** For a page that may show cards later: they will not have to wait. */
export async function prepareCardFacts({ backend, capabilities }: Sources, configured: NamedCodes): Promise<void> {
  await readMerchantAttributes(backend, await capabilities(), configured);
}

function writeFacts(value: unknown, facts: readonly CardFact[]): void {
  if (typeof value !== "object" || value === null) return;
  if (`fact_${facts[0]?.code}` in value) Object.assign(value, { facts: toFacts({ ...value }, facts) });
  for (const part of Object.values(value)) writeFacts(part, facts);
}
