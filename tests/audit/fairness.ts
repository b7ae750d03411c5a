import { findAll } from "domutils";
import { nameOf, textOf } from "../support/browserless/names.ts";
import { mainOf, type ReadPage } from "./read-page.ts";
import { cartLines, type ReadShop } from "./read-shop.ts";
import { met, missing, said, type Statement, undecidable, type Verdict, without } from "./statement.ts";

/** Guidelines for Prevention and Regulation of Dark Patterns 2023, in their order. */
export const fairnessStatements: readonly Statement[] = [
  {
    says: "No false urgency: no countdown, no crowd that looks at it too",
    judge: ({ pages }) =>
      without(pages, ({ text }) =>
        find(text, /hurry|ends in \d+ ?[hm:]|\d+ (?:people|shoppers) are (?:looking|viewing)/i),
      ),
  },
  {
    says: "No basket sneaking: one product added is one line",
    judge({ cart }) {
      if (!cart) return undecidable(NO_CART);
      const lines = cartLines(cart.page);
      return lines === 1 ? met(cart.page, "1 line") : missing(cart.page, `${lines} lines`);
    },
  },
  {
    says: "No confirm shaming: no button makes shoppers blame themselves",
    judge: ({ pages }) =>
      without(pages, (page) => find(labelsOf(page), /no,? (?:thanks,? )?i (?:don|hate|prefer|like|do not)/i)),
  },
  {
    says: "No forced action: an order needs no account",
    judge: ({ checkout }) =>
      checkout ? said([checkout], /No account needed|Continue as guest/) : undecidable("no checkout was reached"),
  },
  {
    says: "No subscription trap: the newsletter says how to leave it",
    judge: ({ forms }) => said([forms.newsletter], /unsubscribe[^.]{0,30}/i),
  },
  { says: "No interface interference: consent and refusal look alike", judge: alikeChoices },
  {
    says: "No bait and switch: the cart has the price of the product’s page",
    judge({ cart }) {
      if (!cart) return undecidable(NO_CART);
      const price = priceOf(cart.product);
      if (price === null) return undecidable("the product’s page has no price");
      return cart.page.text.includes(price) ? met(cart.page, price) : missing(cart.page, `${price} is not in the cart`);
    },
  },
  {
    says: "No drip pricing: the cart adds no fee",
    judge: ({ cart }) =>
      cart
        ? without([cart.page], ({ text }) =>
            find(text, /(?:convenience|platform|handling|packaging|booking) (?:fee|charge)/i),
          )
        : undecidable(NO_CART),
  },
  {
    says: "No disguised advertisement: no script or frame of others on the first visit",
    judge: ({ pages }) => without(pages, foreignScript),
  },
  {
    says: "No nagging: no dialog is open on arrival",
    judge: ({ pages }) =>
      without(pages, ({ parsed }) =>
        parsed.all(({ name, attribs }) => name === "dialog" && "open" in attribs).length > 0 ? "an open dialog" : null,
      ),
  },
  {
    says: "No trick wording: no box asks the reverse",
    judge({ pages }) {
      const boxes = pages.flatMap((page) => page.all("checkbox").map((box) => ({ page, label: nameOf(box) })));
      const reverse = boxes.find(({ label }) => /\b(?:do not|don['’]t|opt out|untick|uncheck)\b/i.test(label));
      if (reverse) return missing(reverse.page, `“${reverse.label}”`);
      return boxes[0] ? met(boxes[0].page, `${boxes.length} labels read`) : undecidable("no boxes were found");
    },
  },
  {
    says: "No billing that goes on unasked: nothing renews itself",
    judge: ({ pages }) => without(pages, ({ text }) => find(text, RENEWS)),
  },
  { says: "No rogue malware: pages let no script of others run", judge: ownScriptOnly },
];

const RENEWS =
  /auto-?renew|renews (?:automatically|itself|every)|billed (?:every|monthly|yearly)|recurring (?:payment|charge)/i;

const NO_CART = "the audit could put nothing into the cart";

function find(text: string, words: RegExp): string | null {
  const [seen] = words.exec(text) ?? [];
  return seen === undefined ? null : `“${seen}”`;
}

function labelsOf(page: ReadPage): string {
  return page.all("button", "link").map(nameOf).join(" · ");
}

/** The first amount of the page's content is what the shopper pays. */
function priceOf(product: ReadPage): string | null {
  const main = mainOf(product);
  return main && (/₹[\d,]+/.exec(textOf(main))?.[0] ?? null);
}

/** Also for the Digital Personal Data Protection Act: nothing is loaded before consent. */
export function foreignScript({ parsed }: ReadPage): string | null {
  const [found] = parsed.all(
    ({ name, attribs }) => (name === "script" || name === "iframe") && /^(?:https?:)?\/\//.test(attribs["src"] ?? ""),
  );
  const src = found?.attribs["src"];
  return src === undefined || new URL(src, parsed.url).origin === parsed.url.origin ? null : src;
}

function alikeChoices({ home }: ReadShop): Verdict {
  const [question] = home.all("region").filter((region) => nameOf(region) === "Cookies");
  if (!question) return undecidable("the home page asks for no consent");
  const buttons = findAll(({ name }) => name === "button", question.children);
  const names = buttons.map(nameOf);
  return names.includes("Agree") && names.includes("Decline")
    ? met(home, `${names.join(", ")} side by side; the audit does not see colours`)
    : missing(home, `only ${names.join(", ")}`);
}

function ownScriptOnly({ home, contentSecurityPolicy }: ReadShop): Verdict {
  const directives = (contentSecurityPolicy ?? "").split(";").map((directive) => directive.trim());
  const scripts = directives.find((directive) => directive.startsWith("script-src "));
  if (scripts === undefined) return missing(home, "no Content-Security-Policy for scripts");
  const foreign = scripts
    .split(/\s+/)
    .slice(1)
    .filter((source) => !source.startsWith("'"));
  return foreign.length === 0 && !scripts.includes("'unsafe-inline'")
    ? met(home, scripts.replaceAll(/'(?:sha\d+|nonce)-[^']*'/g, "'…'").slice(0, 80))
    : undecidable(`scripts of ${foreign.join(", ")} may run; what they do is not read`);
}
