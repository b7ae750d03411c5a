import { FLAGGED_LISTS } from "~/features/listing/listing-params";
import { optional } from "~/lib/async/optional";
import { guestOrderProof } from "~/lib/commerce/model/capabilities";
import { ownLinks, type PageLink } from "~/lib/policy-links.server";
import type { Reader } from "~/lib/server/request/shop.server";
import { toWords } from "./kinds";
import type { SuggestedPage } from "./search-data";

interface Row {
  readonly words: string;
  /** Accepted beside one of `words`. */
  readonly also?: string;
  readonly question: string;
  /** A screen, the guest's or the customer's orders, or words of the merchant's footer link. */
  readonly page: PageLink | "orders" | readonly string[];
}

const CONTACT: PageLink = { name: "Contact us", path: "/contact-us" };

const PAGES: readonly Row[] = [
  {
    words: "store shop showroom outlet branch dukan dukaan",
    also: "contact",
    question: "Looking for our stores?",
    page: { name: "Store locator", path: "/store-locator" },
  },
  {
    words: "return refund replace replacement exchange wapas",
    also: "order",
    question: "Want to send something back?",
    page: ["return", "refund"],
  },
  {
    words: "order track tracking parcel invoice bill cancel cancellation status",
    also: "delivery shipping payment gst tax",
    question: "Looking for an order?",
    page: "orders",
  },
  {
    words: "offer sale deal discount friday coupon promo",
    also: "code",
    question: "Looking for offers?",
    page: { name: FLAGGED_LISTS.sale.title, path: FLAGGED_LISTS.sale.path },
  },
  { words: "warranty guarantee claim repair", question: "Looking for the warranty?", page: ["warranty", "guarantee"] },
  {
    words: "emi cod cash upi payment pay kist",
    also: "delivery",
    question: "Looking for ways to pay?",
    page: ["payment", "paying", "pay", "emi"],
  },
  {
    words: "delivery shipping",
    question: "Looking for delivery times?",
    page: ["delivery", "shipping"],
  },
  {
    words: "contact customer care helpline support complaint help",
    question: "Need help?",
    page: CONTACT,
  },
  { words: "bulk wholesale corporate", also: "order enquiry", question: "Buying for a business?", page: CONTACT },
];

/** Say nothing about which page is meant. */
const FILLERS = new Set(
  "where is are the a an my me i do how to can your our of for near nearest nearby paas policy number locator today best black diwali karna kahan hai ka ki no on option charge cost time free later same day next express fast".split(
    " ",
  ),
);

function rowFor(term: string): Row | undefined {
  const words = toWords(term).filter((word) => !FILLERS.has(word));
  return words.length > 0
    ? PAGES.find(({ words: known, also = "" }) => {
        const needed = known.split(" ");
        const accepted = [...needed, ...also.split(" ")];
        return words.every((word) => accepted.includes(word)) && words.some((word) => needed.includes(word));
      })
    : undefined;
}

/** Whether all words of the term name a page: "return policy", "store near me". */
export function namesPage(term: string): boolean {
  return rowFor(term) !== undefined;
}

/** The page that the term asks for; null if it asks for none, or one that the shop lacks. */
export async function suggestPage(reader: Reader, term: string): Promise<SuggestedPage | null> {
  const asked = rowFor(term);
  if (!asked) return null;
  const found = await optional(reader, "page of a search", findPage(reader, asked.page));
  return found ? { question: asked.question, ...found } : null;
}

async function findPage({ commerce }: Reader, page: Row["page"]): Promise<PageLink | undefined> {
  if (page === "orders")
    return guestOrderProof(await commerce.capabilities())
      ? { name: "Find your order", path: "/order-lookup" }
      : { name: "Order history", path: "/customer/order-history" };
  if ("path" in page) return page;
  const { footer_links_block: footer } = await commerce.content.blocks(["footer_links_block"]);
  return ownLinks(footer?.html ?? "").find(
    ({ name, path }) => name !== "" && toWords(`${name} ${path}`).some((word) => page.includes(word)),
  );
}
