import type { Cookie } from "./browserless/cookie-jar.ts";

export type Role =
  | "alert"
  | "article"
  | "banner"
  | "button"
  | "checkbox"
  | "combobox"
  | "complementary"
  | "contentinfo"
  | "dialog"
  | "form"
  | "group"
  | "heading"
  | "img"
  | "link"
  | "list"
  | "listbox"
  | "listitem"
  | "main"
  | "navigation"
  | "radio"
  | "radiogroup"
  | "region"
  | "row"
  | "search"
  | "searchbox"
  | "spinbutton"
  | "status"
  | "table"
  | "textbox";

/** A string is the whole accessible name; a pattern may match a part. */
export type Name = string | RegExp;

/** What a person can see and do within a part of the page. The first match counts. */
export interface Scope {
  follow(link: Name): Promise<void>;
  /** Fails when the button has not been pressed after `limitMs`, 30 s unless given. */
  press(button: Name, limitMs?: number): Promise<void>;
  fill(field: Name, text: string): Promise<void>;
  /** A radio button of the group with this name. */
  choose(group: Name, option: Name): Promise<void>;
  /** An option of a select, by its visible text. */
  select(field: Name, option: string): Promise<void>;
  tick(checkbox: Name): Promise<void>;
  untick(checkbox: Name): Promise<void>;
  value(field: Name): Promise<string>;
  /** What can be read in this part, hidden things left out, white space single. */
  text(): Promise<string>;
  sees(text: Name): Promise<void>;
  seesNo(text: Name): Promise<void>;
  count(role: Role, name?: Name): Promise<number>;
  /** The accessible names of everything with this role. */
  names(role: Role): Promise<string[]>;
  within(role: Role, name?: Name): Scope;
  /** Each part of the page with this role, in reading order. */
  each(role: Role): Promise<Scope[]>;
}

/** One person with one browser, or with less than one. */
export interface Shopper extends Scope {
  readonly origin: string;
  /** From here on documents may answer with these statuses beside the good ones. */
  expecting(...statuses: number[]): this;
  goto(path: string): Promise<void>;
  /** Waits until the address (path and query) is this one. */
  arrivesAt(address: Name): Promise<void>;
  address(): string;
  /** Where a step begins: scrolled to the top, with the heading or what is wrong with the form in view. Each arrival asks it. */
  seesTop(): Promise<void>;
  /** Whole text of the page's title. */
  title(): Promise<string>;
  /** The status of the document last loaded by address, link or form. */
  status(): number;
  cookie(name: string): Promise<string | null>;
  /** Goes on with the cookies of another shopper. */
  adopt(cookies: readonly Cookie[]): Promise<void>;
}

export function fits(name: Name | undefined, given: string): boolean {
  if (name === undefined) return true;
  return typeof name === "string" ? given === name : name.test(given);
}
