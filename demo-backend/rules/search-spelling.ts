/** Short words are never corrected, because too many others are near them. */
export function allowedEdits(word: string): number {
  if (word.length < 4 || !/^\p{L}+$/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** With transpositions; `limit + 1` if it is larger than `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let rowMinimum = i;
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let edits = Math.min(replaced, at(last, j) + 1, at(row, j - 1) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, at(beforeLast, j - 2) + 1);
      row.push(edits);
      rowMinimum = Math.min(rowMinimum, edits);
    }
    if (rowMinimum > limit) return limit + 1;
    [beforeLast, last] = [last, row];
  }
  return at(last, b.length);
}

function at(row: readonly number[], place: number): number {
  return row[place] ?? Infinity;
}

/** One bit per letter. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i += 1) bits |= 1 << ((word.charCodeAt(i) - 97) & 31);
  return bits;
}

/** One edit changes at most two letters of the set. */
export function mayMatch(a: number, b: number, maxEdits: number): boolean {
  let differing = a ^ b;
  for (let remaining = maxEdits * 2; differing !== 0; remaining -= 1) {
    if (remaining === 0) return false;
    differing &= differing - 1;
  }
  return true;
}
