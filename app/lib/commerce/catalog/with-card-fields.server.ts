import { type Capabilities, MARKS } from "~/lib/commerce/model/capabilities";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { TypedDocumentString } from "~/lib/commerce/wire/generated/graphql";
import { type CardFact, readCardFacts } from "./card-facts.server";
import { factFields, toFacts } from "./to-facts";

const CARD = "...ProductCard";

/** What only some shops' products have; asked of those that have it. */
export interface WireExtras {
  readonly new?: number | null;
  readonly sale?: number | null;
  /** Written here, from attributes whose names differ from shop to shop. */
  readonly facts?: string;
}

/**
 * A backend that adds to every card the merchant's own marks `new` and `sale` and the attributes shown in lists, where they exist. They are named beside
 * the spread, because for nested products Magento loads only fields named directly in the braces.
 */
export function withCardFields(backend: Backend, capabilities: () => Promise<Capabilities>): Backend {
  return {
    ...backend,
    async readPublic(document, variables) {
      const text = document.toString();
      if (!text.includes(CARD)) return backend.readPublic(document, variables);
      const has = await capabilities();
      const facts = await readCardFacts(backend, has);
      const marks = MARKS.filter((mark) => has.has(mark)).join(" ");
      const fields = [marks, factFields(facts), CARD].filter(Boolean).join(" ");
      const answer = await backend.readPublic(withFields(document, fields), variables);
      if (facts.length > 0) writeFacts(answer.data, facts);
      return answer;
    },
  };
}

function withFields<Data, Variables>(document: TypedDocumentString<Data, Variables>, fields: string): typeof document {
  return new TypedDocumentString(document.toString().replaceAll(CARD, fields), document.__meta__);
}

/** Gives each card in an answer its facts. */
function writeFacts(value: unknown, facts: readonly CardFact[]): void {
  if (typeof value !== "object" || value === null) return;
  if (`fact_${facts[0]?.code}` in value) Object.assign(value, { facts: toFacts({ ...value }, facts) });
  for (const part of Object.values(value)) writeFacts(part, facts);
}
