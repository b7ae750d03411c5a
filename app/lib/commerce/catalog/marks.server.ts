import { type Capabilities, MARKS } from "~/lib/commerce/model/capabilities";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { TypedDocumentString } from "~/lib/commerce/wire/generated/graphql";

const CARD = "...ProductCard";

/** Optional attributes of a card; only requested from shops that have them. */
export interface WireMarks {
  readonly new?: number | null;
  readonly sale?: number | null;
}

/**
 * A backend that adds the merchant's own attributes `new` and `sale` to every card, where they exist. They are named beside the spread, because for
 * nested products Magento loads only fields named directly in the braces.
 */
export function withMarks(backend: Backend, capabilities: () => Promise<Capabilities>): Backend {
  return {
    ...backend,
    async readPublic(document, variables) {
      const text = document.toString();
      if (!text.includes(CARD)) return backend.readPublic(document, variables);
      const { has } = await capabilities();
      const marks = MARKS.filter((mark) => has(mark)).join(" ");
      return backend.readPublic(new TypedDocumentString(text.replaceAll(CARD, `${marks} ${CARD}`)), variables);
    },
  };
}
