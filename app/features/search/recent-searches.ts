const KEY = "recent-searches";
const MOST = 6;

/** Kept on this device alone. A browser that keeps nothing, or something else there, has none. */
export function readRecentSearches(): readonly string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(list) ? list.filter((term) => typeof term === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** The list with a search at its head. */
export function withSearch(recent: readonly string[], term: string): readonly string[] {
  const text = term.trim();
  if (text === "") return recent;
  return [text, ...recent.filter((other) => other.toLowerCase() !== text.toLowerCase())].slice(0, MOST);
}

export function keepSearch(term: string): void {
  write(withSearch(readRecentSearches(), term));
}

export function forgetSearches(): void {
  write([]);
}

function write(recent: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // storage is full or forbidden: searches are then not remembered
  }
}
