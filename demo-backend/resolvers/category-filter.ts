import { incorrectUidMessage, numberFromUid } from "../rules/uid.ts";
import type { CategoryRow } from "../store/catalogue-rows.ts";
import { inputError } from "./errors.ts";

export interface EqualFilter {
  eq?: string | null;
  in?: (string | null)[] | null;
}

export interface CategoryFilterInput {
  ids?: EqualFilter | null;
  category_uid?: EqualFilter | null;
  parent_id?: EqualFilter | null;
  parent_category_uid?: EqualFilter | null;
  url_key?: EqualFilter | null;
  url_path?: EqualFilter | null;
  name?: { match?: string | null } | null;
}

const shortestMatch = 3;

export function wantedValues(filter: EqualFilter | null | undefined): string[] | null {
  if (!filter) return null;
  if (filter.eq !== undefined && filter.eq !== null) return [filter.eq];
  return filter.in ? filter.in.filter((value) => value !== null) : null;
}

export function idsFromUids(uids: readonly string[]): number[] {
  return uids.map((uid) => {
    const id = numberFromUid(uid);
    if (id === null) throw inputError(incorrectUidMessage(uid));
    return id;
  });
}

export function categoryFilter(input: CategoryFilterInput): ((category: CategoryRow) => boolean) | null {
  const tests = [
    ofIds(wantedValues(input.ids)?.map(Number), (category) => category.id),
    ofIds(uids(input.category_uid), (category) => category.id),
    ofIds(wantedValues(input.parent_id)?.map(Number), (category) => category.parentId),
    ofIds(uids(input.parent_category_uid), (category) => category.parentId),
    ofTexts(wantedValues(input.url_key), (category) => category.urlKey),
    ofTexts(wantedValues(input.url_path), (category) => category.urlPath),
    ofName(input.name?.match),
  ].filter((test) => test !== null);
  return tests.length === 0 ? null : (category) => tests.every((test) => test(category));
}

function uids(filter: EqualFilter | null | undefined): number[] | undefined {
  const values = wantedValues(filter);
  return values === null ? undefined : idsFromUids(values);
}

function ofIds(ids: number[] | undefined, read: (category: CategoryRow) => number | null) {
  return ids === undefined ? null : (category: CategoryRow) => ids.includes(read(category) ?? 0);
}

function ofTexts(texts: string[] | null, read: (category: CategoryRow) => string | null) {
  return texts === null ? null : (category: CategoryRow) => texts.includes(read(category) ?? "");
}

function ofName(match: string | null | undefined) {
  if (match === undefined || match === null) return null;
  const wanted = match.trim().toLowerCase();
  if (wanted.length < shortestMatch) throw inputError(`Invalid match filter. Minimum length is ${shortestMatch}.`);
  return (category: CategoryRow) => category.name.toLowerCase().includes(wanted);
}
