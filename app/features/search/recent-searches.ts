import { cleanLine } from "~/lib/forms/clean-text";

const KEY = "recent-searches";
const MAX_SEARCHES = 6;

export function readRecentSearches(): readonly string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(list) ? list.filter((term) => typeof term === "string").slice(0, MAX_SEARCHES) : [];
  } catch {
    return [];
  }
}

export function withSearch(recent: readonly string[], term: string): readonly string[] {
  const text = cleanLine(term);
  if (text === "") return recent;
  return [text, ...recent.filter((other) => other.toLowerCase() !== text.toLowerCase())].slice(0, MAX_SEARCHES);
}

export function addRecentSearch(term: string): void {
  write(withSearch(readRecentSearches(), term));
}

export function clearRecentSearches(): void {
  write([]);
}

function write(recent: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // storage is full or forbidden: searches are not remembered
  }
}
