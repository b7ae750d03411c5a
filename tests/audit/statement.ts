import type { ReadPage } from "./read-page.ts";
import type { ReadShop } from "./read-shop.ts";

export type Verdict =
  | { readonly result: "met"; readonly at: string; readonly seen: string }
  | { readonly result: "missing"; readonly at: string; readonly seen: string }
  | { readonly result: "not decidable"; readonly at: ""; readonly seen: string };

export interface Statement {
  readonly says: string;
  readonly judge: (shop: ReadShop) => Verdict;
}

/** `seen`: the words or things on that page. Nothing is met without. */
export function met({ path }: ReadPage, seen: string): Verdict {
  return { result: "met", at: path, seen };
}

export function missing({ path }: ReadPage, what: string): Verdict {
  return { result: "missing", at: path, seen: what };
}

export function undecidable(why: string): Verdict {
  return { result: "not decidable", at: "", seen: why };
}

const NOT_FOUND = "the audit found no such page";

/** Met by the first of these pages with such words. Missing at the first page if none has. */
export function said(pages: readonly (ReadPage | null)[], words: RegExp): Verdict {
  const read = pages.flatMap((page) => page ?? []);
  for (const page of read) {
    const [seen] = words.exec(page.text) ?? [];
    if (seen !== undefined) return met(page, `“${seen.trim().slice(0, 80)}”`);
  }
  const [first] = read;
  return first ? missing(first, "not said") : undecidable(NOT_FOUND);
}

/** Met if each of these pages has such words. Missing at the first that has not. */
export function saidOnEach(pages: readonly ReadPage[], words: RegExp): Verdict {
  const verdicts = pages.map((page) => said([page], words));
  const lacking = verdicts.find(({ result }) => result !== "met");
  return lacking ?? summed(verdicts) ?? undecidable(NOT_FOUND);
}

function summed(verdicts: readonly Verdict[]): Verdict | null {
  const [first] = verdicts;
  return first ? { ...first, seen: `${first.seen} on ${countOf(verdicts)}` } : null;
}

/** Met if `faultOf` finds nothing on any of them. */
export function without(pages: readonly ReadPage[], faultOf: (page: ReadPage) => string | null): Verdict {
  for (const page of pages) {
    const fault = faultOf(page);
    if (fault !== null) return missing(page, fault);
  }
  const [first] = pages;
  return first ? met(first, `nothing against it on ${countOf(pages)}`) : undecidable(NOT_FOUND);
}

function countOf({ length }: readonly unknown[]): string {
  return length === 1 ? "this page" : `${length} pages`;
}

export function linksTo({ parsed }: ReadPage, start: string): string[] {
  return parsed
    .all(({ name, attribs }) => name === "a" && (attribs["href"] ?? "").startsWith(start))
    .map(({ attribs }) => attribs["href"] ?? "");
}

/** Met by the first page with a link that begins like this. */
export function linked(pages: readonly ReadPage[], start: string): Verdict {
  for (const page of pages) {
    const [link] = linksTo(page, start);
    if (link !== undefined) return met(page, link);
  }
  const [first] = pages;
  return first ? missing(first, `no link to ${start}`) : undecidable(NOT_FOUND);
}

/** Texts of the merchant whose address has such words. */
export function textsAbout({ texts }: ReadShop, words: RegExp): readonly ReadPage[] {
  return texts.filter(({ path }) => words.test(path));
}

/** Met by a text of the merchant whose address has such words. */
export function textAbout(shop: ReadShop, words: RegExp): Verdict {
  const [page] = textsAbout(shop, words);
  return page ? met(page, page.parsed.title) : missing(shop.home, "the footer links to no such page");
}
