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

/** Part of a page, as a person perceives it. The first match counts. */
export interface Scope {
  follow(link: Name): Promise<void>;
  /** Fails after `limitMs` (default: 30 s). */
  press(button: Name, limitMs?: number): Promise<void>;
  fill(field: Name, text: string): Promise<void>;
  /** A radio button of the group with this name. */
  choose(group: Name, option: Name): Promise<void>;
  /** By its visible text. */
  select(field: Name, option: string): Promise<void>;
  tick(checkbox: Name): Promise<void>;
  untick(checkbox: Name): Promise<void>;
  value(field: Name): Promise<string>;
  /** Visible text with single spaces. */
  text(): Promise<string>;
  sees(text: Name): Promise<void>;
  seesNo(text: Name): Promise<void>;
  count(role: Role, name?: Name): Promise<number>;
  /** Accessible names of all elements with this role. */
  names(role: Role): Promise<string[]>;
  within(role: Role, name?: Name): Scope;
  /** In reading order. */
  each(role: Role): Promise<Scope[]>;
}

/** One person with one browser. */
export interface Shopper extends Scope {
  readonly origin: string;
  /** Statuses that documents may have from now on, besides successful ones. */
  expecting(...statuses: number[]): this;
  goto(path: string): Promise<void>;
  /** Path and query. */
  arrivesAt(address: Name): Promise<void>;
  address(): string;
  /**
   * After each navigation: the page is at its top, with the heading or the form's errors in view.
   */
  seesTop(): Promise<void>;
  title(): Promise<string>;
  /** Of the last document. */
  status(): number;
  cookie(name: string): Promise<string | null>;
  /** Continues with the cookies of another shopper. */
  adopt(cookies: readonly Cookie[]): Promise<void>;
}

export function fits(name: Name | undefined, given: string): boolean {
  if (name === undefined) return true;
  return typeof name === "string" ? given === name : name.test(given);
}
