import { type Capabilities, MARKS } from "~/lib/commerce/model/capabilities";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { TypedDocumentString } from "~/lib/commerce/wire/generated/graphql";

const CARD = "...ProductCard";

/** What a card may say beyond its fragment; shops without these attributes are not asked. */
export interface WireMarks {
  readonly new?: number | null;
  readonly sale?: number | null;
}

/**
 * A backend that is asked with every card for the merchant's own marks, where it has them. They stand beside the spread,
 * since for related products Magento loads only what is named in the braces themselves.
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
