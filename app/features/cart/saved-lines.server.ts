import { z } from "zod";
import type { CartLine, LineRequest } from "~/lib/commerce/model/cart";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import type { Cookies, CookieReader } from "~/lib/server/cookies/cookies.server";
import { defineCookie, json } from "~/lib/server/cookies/define-cookie.server";

/** A cart line a guest saved for later, in a cookie; customers have a wishlist. */
export interface SavedLine {
  readonly request: Required<LineRequest>;
  readonly choices: string;
}

/** Size limits, to fit with the other cookies (docs/decisions/0008). */
const MAX_SAVED = 12;
const MAX_PAYLOAD_LENGTH = 1_200;

/** Null when there is no room, so that nothing saved is lost. */
export function saveLine(
  saved: readonly SavedLine[],
  line: Pick<CartLine, "request" | "choices">,
): readonly SavedLine[] | null {
  const choices = line.choices.map(({ value }) => value).join(", ");
  const added = { request: line.request, choices: choices.slice(0, 80) };
  const all = [...saved.filter((other) => savedKey(other) !== savedKey(added)), added];
  return all.length <= MAX_SAVED && formatSavedLines(all).length <= MAX_PAYLOAD_LENGTH ? all : null;
}

export function savedKey({ request }: Pick<SavedLine, "request">): string {
  const entered = request.enteredOptions.map(({ uid, value }) => `${uid}=${value}`);
  return [request.sku, ...[...request.selectedOptions].sort(), ...entered.sort()].join(" ");
}

/** As written: sku, quantity, options, entered texts and the choices to show. */
const savedLine = z
  .tuple([z.string(), z.number(), z.array(z.string()), z.array(z.tuple([z.string(), z.string()])), z.string()])
  .transform(([sku, quantity, selectedOptions, entered, choices]): SavedLine => {
    const enteredOptions = entered.map(([uid, value]) => ({ uid, value }));
    return { request: { sku: asId<Sku>(sku), quantity, selectedOptions, enteredOptions }, choices };
  });

export const savedLinesCookie = defineCookie<readonly SavedLine[]>({
  name: "later",
  seal: "signed",
  maxAge: 30 * 24 * 3600,
  clearedOn: ["log-out"],
  ...json(z.array(savedLine)),
  format: formatSavedLines,
});

export function savedLinesOf(cookies: CookieReader): readonly SavedLine[] {
  return cookies.get(savedLinesCookie) ?? [];
}

export function writeSavedLines(cookies: Cookies, lines: readonly SavedLine[]): void {
  if (lines.length === 0) cookies.clear(savedLinesCookie);
  else cookies.set(savedLinesCookie, lines);
}

function formatSavedLines(lines: readonly SavedLine[]): string {
  const written = lines.map(({ request: { sku, quantity, selectedOptions, enteredOptions }, choices }) => {
    const entered = enteredOptions.map(({ uid, value }) => [uid, value]);
    return [sku, quantity, selectedOptions, entered, choices];
  });
  return JSON.stringify(written);
}
