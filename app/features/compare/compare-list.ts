import type { Sku } from "~/lib/commerce/model/ids";
import { asId } from "~/lib/commerce/model/ids";

/** What a browser knows of its compare list: the backend's id of it, and what is on it, so that no page has to ask. */
export interface CompareList {
  readonly uid: string;
  readonly skus: readonly Sku[];
}

/** More would not fit side by side, even on a wide screen. */
export const MOST_COMPARED = 4;

/** The payload of the signed cookie; anything else is no list. */
export function parseCompareList(payload: string | null): CompareList | null {
  const [uid, ...skus] = (payload ?? "").split("\n");
  if (!uid || !/^[A-Za-z0-9]{1,64}$/.test(uid)) return null;
  return {
    uid,
    skus: skus
      .filter(Boolean)
      .slice(0, MOST_COMPARED)
      .map(asId<Sku>),
  };
}

export function writeCompareList({ uid, skus }: CompareList): string {
  return [uid, ...skus].join("\n");
}
