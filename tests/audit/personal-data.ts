import type { Element } from "domhandler";
import { findAll, findOne } from "domutils";
import { textOf } from "../support/browserless/names.ts";
import { foreignScript } from "./fairness.ts";
import { mainOf, type ReadPage } from "./read-page.ts";
import {
  met,
  missing,
  said,
  type Statement,
  textAbout,
  textsAbout,
  undecidable,
  type Verdict,
  without,
} from "./statement.ts";

/** Digital Personal Data Protection Act 2023 and its rules of 2025. */
export const dataStatements: readonly Statement[] = [
  { says: "Registration says what it collects and why", judge: ({ forms }) => noticed(forms.register, /password/) },
  { says: "The checkout says what it collects and why", judge: ({ checkout }) => noticed(checkout, /address/) },
  {
    says: "The newsletter says what it collects and why",
    judge: ({ forms }) => noticed(forms.newsletter, /newsletter/),
  },
  { says: "The contact form says what it collects and why", judge: ({ forms }) => noticed(forms.contact, /answer/) },
  { says: "The form for reviews says what it collects and why", judge: ({ forms }) => noticed(forms.review, /review/) },
  { says: "A privacy notice is linked", judge: (shop) => textAbout(shop, /privacy/) },
  { says: "It says how to withdraw consent", judge: (shop) => said(textsAbout(shop, /privacy/), /withdraw[^.]{0,60}/) },
  {
    says: "It says how to see, correct and erase data",
    judge: (shop) => said(textsAbout(shop, /privacy/), /(?:erase|delete|erasure)[^.]{0,60}/),
  },
  {
    says: "It says where to complain: the Data Protection Board",
    judge: (shop) => said(textsAbout(shop, /privacy/), /Data Protection Board[^.]{0,20}/),
  },
  { says: "Nothing of others is loaded before consent", judge: ({ pages }) => without(pages, foreignScript) },
  {
    says: "Customers can take out and erase their data themselves",
    judge: ({ account }) =>
      account
        ? said([account], /Export my data.*Delete my account/)
        : undecidable("makes an account and deletes it: only with `--register`"),
  },
];

/** A sentence about data with a link, within the content. Merchants may word it, so any will do. */
function noticed(page: ReadPage | null, words: RegExp): Verdict {
  if (!page) return undecidable("the audit found no such form");
  const main = mainOf(page);
  const isNotice = (node: Element) => {
    const text = textOf(node);
    return /\b(?:We|we) (?:keep|use|show|need|collect|store)\b/.test(text) && words.test(text) && hasLink(node);
  };
  // The innermost element is the last one.
  const found = main && findAll(isNotice, main.children).at(-1);
  return found ? met(page, `“${textOf(found).slice(0, 80)}”`) : missing(page, "no sentence with a link");
}

function hasLink({ children }: Element): boolean {
  return findOne(({ name }) => name === "a", children) !== null;
}
