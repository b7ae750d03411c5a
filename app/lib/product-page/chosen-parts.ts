import type { LineRequest } from "~/lib/commerce/model/cart";
import { money, type Money } from "~/lib/commerce/model/money";
import type { Assembly, Part, PartGroup } from "~/lib/commerce/model/part";
import type { Product } from "~/lib/commerce/model/product";

/** Pieces taken of each part, by its id; what is not taken is missing. */
export type ChosenParts = Readonly<Record<string, number>>;

/** Says that a form was sent, because one with nothing ticked in it would look like none. */
export const CHOSEN = "chosen";

export function partName({ id }: PartGroup): string {
  return `part-${id}`;
}

/** Of which only one is taken, that one's number is asked for once. */
export function piecesName(group: PartGroup, { id }: Part): string {
  return `pieces-${group.takes === "one" ? group.id : id}`;
}

/** Reads what is taken from a page's address or from its form; an address that says nothing takes what is usual. */
export function readParts({ groups }: Assembly, source: URLSearchParams | FormData): ChosenParts {
  const taken = groups.flatMap((group) =>
    takenOf(group, source).map((part) => [part.id, readPieces(group, part, source)] as const),
  );
  return Object.fromEntries(taken.filter(([, pieces]) => pieces > 0));
}

function takenOf(group: PartGroup, source: URLSearchParams | FormData): readonly Part[] {
  const { takes, parts } = group;
  if (takes === "all" || takes === "pieces") return parts;
  const ticked = source.has(CHOSEN) ? source.getAll(partName(group)) : null;
  const taken = parts.filter((part) => (ticked ? ticked.includes(part.id) : part.isUsual));
  return takes === "one" ? taken.slice(0, 1) : taken;
}

function readPieces(group: PartGroup, part: Part, source: URLSearchParams | FormData): number {
  const typed = source.get(piecesName(group, part));
  return part.canChangePieces && isPieces(typed, group) ? Number(typed) : part.pieces;
}

/** None of a part is a number of pieces where the number is all there is to say. */
export function isPieces(typed: FormDataEntryValue | null, { takes }: PartGroup): typed is string {
  return typeof typed === "string" && (takes === "pieces" ? /^\d{1,4}$/ : /^0*[1-9]\d{0,3}$/).test(typed.trim());
}

/** What one of the product costs as it was put together. */
export function partsTotal({ basePrice, groups }: Assembly, chosen: ChosenParts): Money {
  const parts = groups.flatMap((group) => group.parts);
  const added = parts.reduce(
    (sum, part) => sum + pieceOf(part, chosen[part.id] ?? 0).minor * (chosen[part.id] ?? 0),
    0,
  );
  return money(basePrice.minor + added, basePrice.currency);
}

function pieceOf({ price, tiers }: Part, pieces: number): Money {
  const reached = tiers.filter(({ quantity }) => quantity <= pieces).map((tier) => tier.price);
  return [price, ...reached].reduce((least, other) => (other.minor < least.minor ? other : least));
}

export function missingGroups({ groups }: Assembly, chosen: ChosenParts): readonly PartGroup[] {
  return groups.filter(({ isRequired, parts }) => isRequired && !parts.some(({ id }) => chosen[id]));
}

/**
 * What goes into the cart. Members of a group go in by themselves. Of a bundle, what is taken as it comes is selected, and
 * where the number was changed it is entered: the uid of a selection holds its usual number.
 */
export function partLines({ sku, assembly }: Product, chosen: ChosenParts, quantity: number): LineRequest[] {
  const groups = assembly?.groups ?? [];
  const taken = groups.flatMap(({ takes, parts }) =>
    takes === "all" ? [] : parts.filter(({ id }) => chosen[id]).map((part) => ({ part, pieces: chosen[part.id] ?? 0 })),
  );
  const ownLines = taken.flatMap(({ part, pieces }) => (part.sku ? [{ sku: part.sku, quantity: pieces }] : []));
  if (ownLines.length > 0) return ownLines;
  const asUsual = taken.filter(({ part, pieces }) => pieces === part.pieces);
  const changed = taken.filter(({ part, pieces }) => pieces !== part.pieces);
  return [
    {
      sku,
      quantity,
      selectedOptions: asUsual.map(({ part }) => part.uid),
      enteredOptions: changed.map(({ part, pieces }) => ({ uid: part.uid, value: String(pieces) })),
    },
  ];
}

type Bought = Required<Pick<LineRequest, "selectedOptions" | "enteredOptions">>;

/** The fields that make the page say what a line of the cart has: the other way round of partLines. */
export function partFields({ groups }: Assembly, { selectedOptions, enteredOptions }: Bought): [string, string][] {
  const piecesOf = ({ uid, pieces }: Part) =>
    enteredOptions.find((entered) => entered.uid === uid)?.value ??
    (selectedOptions.includes(uid) ? String(pieces) : null);
  const fields = groups.flatMap((group) =>
    group.parts.flatMap((part): [string, string][] => {
      const pieces = piecesOf(part);
      if (pieces === null) return [];
      const taken: [string, string] = [partName(group), part.id];
      return part.canChangePieces ? [taken, [piecesName(group, part), pieces]] : [taken];
    }),
  );
  return [[CHOSEN, "1"], ...fields];
}
