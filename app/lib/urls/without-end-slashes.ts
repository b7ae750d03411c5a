/** Counted from the end: a regular expression would try every run of slashes in the middle, which is quadratic. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}
