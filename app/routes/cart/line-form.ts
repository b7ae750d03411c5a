/** Name of a line's own form in a FormState. */
export function lineForm(line: string): string {
  return `line-${line}`;
}
