import { nameOf } from "../support/browserless/names.ts";
import type { ReadPage } from "./read-page.ts";
import { linked, linksTo, met, missing, said, saidOnEach, textAbout, textsAbout, undecidable } from "./statement.ts";
import type { Statement } from "./statement.ts";

/** Consumer Protection (E-Commerce) Rules 2020. */
export const ecommerceStatements: readonly Statement[] = [
  {
    says: "The seller’s legal name is shown",
    judge: ({ home, texts }) =>
      said([home, ...texts], /[A-Z][a-z]+ (?:Private Limited|Pvt\.? Ltd|Limited|LLP|LLC|Inc\.)/),
  },
  {
    says: "A postal address with its PIN code is shown",
    judge: ({ home, texts }) => said([home, ...texts], /[A-Z][a-z]+,? [1-9]\d{2} ?\d{3}\b/),
  },
  { says: "Customer care has a telephone number", judge: ({ home, texts }) => linked([home, ...texts], "tel:") },
  { says: "Customer care has an email address", judge: ({ home, texts }) => linked([home, ...texts], "mailto:") },
  {
    says: "A grievance officer is named, with a way to reach him",
    judge(shop) {
      const [page] = textsAbout(shop, /grievance/);
      if (!page) return missing(shop.home, "the footer links to no page about grievances");
      const ways = [...linksTo(page, "mailto:"), ...linksTo(page, "tel:")];
      return ways[0]
        ? met(page, `${ways[0]}; the audit does not check the name`)
        : missing(page, "no way to reach him");
    },
  },
  { says: "Complaints are acknowledged within 48 hours", judge: ({ texts }) => said(texts, /[^.]{0,40}48 hours/) },
  {
    says: "Complaints are settled within one month",
    judge: (shop) => said(textsAbout(shop, /grievance|complaint/), /within (?:one month|a month|30 days)/),
  },
  {
    says: "An enquiry gets a number that the shopper can quote",
    judge: ({ enquiry }) =>
      enquiry
        ? said([enquiry], /[A-Z\d]{3,}(?:-[A-Z\d]{3,})+/)
        : undecidable("sends an enquiry: only with `--enquiry`"),
  },
  { says: "Terms are linked", judge: (shop) => textAbout(shop, /terms/) },
  { says: "Return, refund and exchange are explained", judge: (shop) => textAbout(shop, /return|refund/) },
  { says: "Delivery is explained", judge: (shop) => textAbout(shop, /ship|deliver/) },
  { says: "Ways to pay are explained", judge: (shop) => textAbout(shop, /payment/) },
  { says: "Warranty is explained", judge: (shop) => textAbout(shop, /warrant/) },
  {
    says: "Cancelling costs nothing",
    judge(shop) {
      const verdict = said(
        shop.texts,
        /cancel[^.]{0,80}(?:no fee|any fee|no charge|any charge|for free|costs nothing)/i,
      );
      return verdict.result === "met" ? verdict : undecidable("no text says what cancelling costs");
    },
  },
  {
    says: "No box is ticked beforehand",
    judge({ forms, checkout, cart }) {
      const pages = [...Object.values(forms), checkout, cart?.page].flatMap((page) => page ?? []);
      const boxes = pages.flatMap((page) => page.all("checkbox").map((box) => ({ page, box })));
      const ticked = boxes.find(({ box }) => "checked" in box.attribs);
      if (ticked) return missing(ticked.page, `ticked: “${nameOf(ticked.box)}”`);
      return boxes[0] ? met(boxes[0].page, `${boxes.length} boxes, none ticked`) : undecidable("no boxes were found");
    },
  },
  {
    says: "The cart shows the whole sum with all charges",
    judge: ({ cart }) => said([cart?.page ?? null], /(?:Total|total)[^.]{0,40}₹[\d,]+/),
  },
];

/** By number: two or more. */
const MEASURED = /Net quantity (?:[\d.]+ ?(?:g|kg|ml|l|m)|(?:[2-9]|\d{2,}) ?(?:N|U|pieces?|pairs?))\b/;

/** Legal Metrology (Packaged Commodities) Rules 2011, with rule 6(10A) of 2026. */
export const goodsStatements: readonly Statement[] = [
  {
    says: "Goods show their maximum retail price",
    judge({ products }) {
      const verdict = said(products, /MRP ₹[\d,]+/);
      return verdict.result === "met" ? verdict : undecidable("the goods read have one price each");
    },
  },
  {
    says: "Prices include all taxes, and say so",
    judge: ({ products }) => saidOnEach(products, /[Ii]nclusive of all taxes/),
  },
  {
    says: "Goods show their country of origin",
    judge: ({ products }) => saidOnEach(products, /Country of origin \w+/),
  },
  {
    says: "Lists can be filtered by country of origin",
    judge: ({ listing }) =>
      control(listing, "a filter", (page) =>
        page.parsed.all(({ attribs }) => attribs["name"] === "country_of_manufacture").map(() => "Country of origin"),
      ),
  },
  {
    says: "Lists can be sorted by country of origin",
    judge: ({ listing }) =>
      control(listing, "a sort order", (page) =>
        page.parsed
          .all(
            ({ name, attribs }) => name === "option" && (attribs["value"] ?? "").startsWith("country_of_manufacture"),
          )
          .map(({ attribs }) => attribs["value"] ?? ""),
      ),
  },
  { says: "Goods show their generic name", judge: ({ products }) => saidOnEach(products, /Generic name \w+/) },
  { says: "Goods show their net quantity", judge: ({ products }) => saidOnEach(products, /Net quantity \w+/) },
  {
    says: "Imported goods show who imports them",
    judge({ products }) {
      const imported = products.filter(({ text }) => /Country of origin (?!India)\w/.test(text));
      return imported.length > 0
        ? saidOnEach(imported, /Importer \w[^.]{0,30}/)
        : undecidable("none of those read is imported");
    },
  },
  {
    says: "Goods by weight, volume or number show their unit price",
    judge({ products }) {
      const measured = products.filter(({ text }) => MEASURED.test(text));
      return measured.length > 0
        ? saidOnEach(measured, /Unit price ₹?[\d,.]+/)
        : undecidable("none of those read is sold like that");
    },
  },
  {
    says: "Pages of goods have a number for consumer care",
    judge({ products }) {
      const lacking = products.find((page) => linksTo(page, "tel:").length === 0);
      return lacking ? missing(lacking, "no telephone number") : linked(products, "tel:");
    },
  },
];

function control(listing: ReadPage | null, what: string, find: (page: ReadPage) => string[]) {
  if (!listing) return undecidable("the audit found no list of products");
  const [found] = find(listing);
  return found === undefined ? missing(listing, `${what} is missing`) : met(listing, found);
}
