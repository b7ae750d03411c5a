import type { Element } from "domhandler";
import type { Browserless } from "../support/browserless/browserless.ts";
import { textOf } from "../support/browserless/names.ts";
import type { ParsedPage } from "../support/browserless/parsed-page.ts";
import { PartOfPage } from "../support/browserless/part-of-page.ts";
import type { Role } from "../support/shopper.ts";

/** A page as a shopper without script gets it. */
export interface ReadPage {
  readonly path: string;
  /** Visible text with single spaces. */
  readonly text: string;
  readonly parsed: ParsedPage;
  all(...roles: Role[]): Element[];
}

/** The page that the shopper has open. */
export function openPage(shopper: Browserless): ReadPage {
  const parsed = shopper.page;
  const scope = new PartOfPage(() => parsed);
  return {
    path: shopper.address(),
    text: textOf(parsed.document),
    parsed,
    all: (...roles) => scope.findAll(roles),
  };
}

export function mainOf(page: ReadPage): Element | null {
  return page.all("main")[0] ?? null;
}
