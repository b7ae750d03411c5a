import { parseJson } from "~/lib/async/parse-json";
import { BEING_ORDERED, type Problem } from "~/lib/commerce/model/problem";

/** Survives one redirect and is shown on the next page. */
export interface Notice {
  /**
   * "added": a success after which the cart panel opens. "being-ordered": a danger with a link to
   * check again.
   */
  readonly kind: "success" | "added" | "warning" | "danger" | "being-ordered" | "info";
  readonly title?: string;
  readonly text: string;
  /** A number in the text, for a page that lets the shopper copy it. */
  readonly reference?: string;
  readonly link?: { readonly to: string; readonly text: string };
  /** Stays until dismissed; others fade with script. */
  readonly persist?: boolean;
  /** Request of a removed cart line as JSON: the notice then offers to restore it. */
  readonly undo?: string;
}

export function problemNotice({ code, message }: Problem): Notice {
  return { kind: code === BEING_ORDERED.code ? "being-ordered" : "danger", text: message };
}

/** The newest 3, without duplicates (product P161). */
const MAX_NOTICES = 3;

export function mergeNotices(notices: readonly Notice[]): readonly Notice[] {
  const byText = new Map(notices.map((notice) => [notice.text, notice]));
  return [...byText.values()].slice(-MAX_NOTICES);
}

const LONGEST_TEXT = 400;
const LONGEST_PAYLOAD = 800;

export function packNotices(notices: readonly Notice[]): string {
  let carried = mergeNotices(notices).map((notice) => ({ ...notice, text: notice.text.slice(0, LONGEST_TEXT) }));
  while (carried.length > 1 && JSON.stringify(carried).length > LONGEST_PAYLOAD) carried = carried.slice(1);
  return JSON.stringify(carried);
}

export function parseNotices(payload: string | null): readonly Notice[] {
  const list = parseJson(payload ?? "");
  return Array.isArray(list) ? mergeNotices(list.filter(isNotice)) : [];
}

function isNotice(value: unknown): value is Notice {
  return (
    typeof value === "object" && value !== null && "kind" in value && "text" in value && typeof value.text === "string"
  );
}
