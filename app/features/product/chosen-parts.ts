import type { LineRequest } from "~/lib/commerce/model/cart";
import { money, type Money } from "~/lib/commerce/model/money";
import type { Assembly, Part, PartGroup } from "~/lib/commerce/model/part";
import type { Product } from "~/lib/commerce/model/product";
import { tidy, toEntered, toTyped, wrongWith } from "./written";

/** Pieces taken of each part, or what is written there, by its id; what is not taken is missing. */
export type ChosenParts = Readonly<Record<string, number | string>>;

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
  const taken = groups.flatMap((group): (readonly [string, number | string])[] =>
    group.writing
      ? group.parts.map(({ id }) => [id, readWritten(group, source)] as const)
      : takenOf(group, source).map((part) => [part.id, readPieces(group, part, source)] as const),
  );
  return Object.fromEntries(taken.filter(([, what]) => what !== "" && what !== 0));
}

/** What cannot be taken is not written. */
function readWritten(group: PartGroup, source: URLSearchParams | FormData): string {
  const text = tidy(source.get(partName(group)));
  return group.writing && text !== "" && wrongWith(text, group.writing) === null ? text : "";
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
  const added = parts.reduce((sum, part) => {
    const pieces = piecesTaken(chosen[part.id]);
    return sum + pieceOf(part, pieces).minor * pieces;
  }, 0);
  return money(basePrice.minor + added, basePrice.currency);
}

/** Whatever is written, it is written once. */
function piecesTaken(what: number | string | undefined): number {
  return typeof what === "string" ? 1 : (what ?? 0);
}

/** What one costs when so many are taken. */
export function pieceOf({ price, tiers }: Pick<Part, "price" | "tiers">, pieces: number): Money {
  const reached = tiers.filter(({ quantity }) => quantity <= pieces).map((tier) => tier.price);
  return [price, ...reached].reduce((least, other) => (other.minor < least.minor ? other : least));
}

export function missingGroups({ groups }: Assembly, chosen: ChosenParts): readonly PartGroup[] {
  return groups.filter(({ isRequired, parts }) => isRequired && !parts.some(({ id }) => chosen[id]));
}

/**
 * What goes into the cart. Members of a group go in by themselves. Of a bundle, what is taken as it comes is selected, and
 * where the number was changed it is entered, as is what was written: the uid of a selection holds its usual number.
 */
export function partLines({ sku, assembly }: Product, chosen: ChosenParts, quantity: number): LineRequest[] {
  const taken = (assembly?.groups ?? []).flatMap((group) =>
    group.takes === "all"
      ? []
      : group.parts.flatMap((part) => {
          const what = chosen[part.id];
          return what ? [{ group, part, what }] : [];
        }),
  );
  const ownLines = taken.flatMap(({ part, what }) => (part.sku ? [{ sku: part.sku, quantity: Number(what) }] : []));
  if (ownLines.length > 0) return ownLines;
  const asUsual = taken.filter(({ part, what }) => what === part.pieces);
  const entered = taken.filter(({ part, what }) => what !== part.pieces);
  return [
    {
      sku,
      quantity,
      selectedOptions: asUsual.map(({ part }) => part.uid),
      enteredOptions: entered.map(({ group, part, what }) => ({
        uid: part.uid,
        value: group.writing ? toEntered(String(what), group.writing) : String(what),
      })),
    },
  ];
}

type Bought = Required<Pick<LineRequest, "selectedOptions" | "enteredOptions">>;

/** The fields that make the page say what a line of the cart has: the other way round of partLines. */
export function partFields({ groups }: Assembly, { selectedOptions, enteredOptions }: Bought): [string, string][] {
  const whatOf = ({ uid, pieces }: Part) =>
    enteredOptions.find((entered) => entered.uid === uid)?.value ??
    (selectedOptions.includes(uid) ? String(pieces) : null);
  const fields = groups.flatMap((group) =>
    group.parts.flatMap((part): [string, string][] => {
      const what = whatOf(part);
      if (what === null) return [];
      if (group.writing) return [[partName(group), toTyped(what, group.writing)]];
      const taken: [string, string] = [partName(group), part.id];
      return part.canChangePieces ? [taken, [piecesName(group, part), what]] : [taken];
    }),
  );
  return [[CHOSEN, "1"], ...fields];
}
