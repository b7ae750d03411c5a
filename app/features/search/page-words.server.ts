import { toWords } from "./kinds";

export interface PageOffer {
  readonly kind: "stores" | "orders" | "returns" | "deals";
  readonly question: string;
}

const TABLE: readonly (PageOffer & { readonly words: string })[] = [
  {
    words: "store shop showroom outlet branch dukan dukaan",
    kind: "stores",
    question: "Looking for our stores?",
  },
  {
    words: "order track tracking parcel invoice bill",
    kind: "orders",
    question: "Looking for an order?",
  },
  {
    words: "return refund replace replacement exchange wapas",
    kind: "returns",
    question: "Want to send something back?",
  },
  { words: "offer sale deal discount friday", kind: "deals", question: "Looking for offers?" },
];

/** Say nothing about which page is meant. */
const FILLERS = new Set(
  "where is are the a an my me i do how to can your our of for near nearest nearby paas status policy number locator today best black diwali karna kahan hai ka ki".split(
    " ",
  ),
);

/** The page that the term asks for, if all of its words do: "return policy", "store near me". */
export function pageOf(term: string): PageOffer | null {
  const words = toWords(term).filter((word) => !FILLERS.has(word));
  const found = TABLE.find(({ words: known }) => words.every((word) => known.split(" ").includes(word)));
  if (words.length === 0 || !found) return null;
  const { words: _words, ...page } = found;
  return page;
}
