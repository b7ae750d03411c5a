import type { Sku } from "~/lib/commerce/model/ids";
import { asId } from "~/lib/commerce/model/ids";
import { defineCookie } from "~/lib/server/define-cookie.server";

/** The browser's copy of its compare list, id and skus, so that no page has to read it. */
export interface CompareList {
  readonly uid: string;
  readonly skus: readonly Sku[];
}

/** More would not fit side by side, even on a wide screen. */
export const MOST_COMPARED = 4;

export const compareCookie = defineCookie<CompareList>({
  name: "compare",
  seal: "signed",
  maxAge: 30 * 24 * 3600,
  forgottenAt: ["session-end"],
  parse(text) {
    const [uid, ...skus] = text.split("\n");
    if (!uid || !/^[A-Za-z0-9]{1,64}$/.test(uid)) return null;
    return {
      uid,
      skus: skus
        .filter(Boolean)
        .slice(0, MOST_COMPARED)
        .map(asId<Sku>),
    };
  },
  format: ({ uid, skus }) => [uid, ...skus].join("\n"),
});
