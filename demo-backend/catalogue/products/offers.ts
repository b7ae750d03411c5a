import type { Offer } from "./entry.ts";

export const festivalOffer = { from: "2026-10-15", to: "2026-11-10" };
export const winterOffer = { from: "2026-11-14", to: "2027-01-15" };
export const newYearOffer = { from: "2026-12-20", to: "2027-01-10" };

/** Decides whether a dated offer counts as `sale`. */
const referenceDate = "2026-11-21";

export function isOnOffer(special: Offer | undefined): boolean {
  if (special === undefined) return false;
  return (special.from ?? "") <= referenceDate && (special.to ?? "9999") >= referenceDate;
}
