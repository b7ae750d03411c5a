export interface Row {
  readonly what: string;
  readonly host: string;
  readonly figure: string;
  /** The allowed value. */
  readonly bound: string;
  readonly isMet: boolean;
}

export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map(({ what, host, figure, bound, isMet }) => [
    what,
    host,
    figure,
    bound,
    isMet ? "yes" : "**NO**",
  ]);
  const all = [["what", "host", "measured", "must be", "kept"], ...cells];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => (row[column] ?? "").length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [line(all[0] ?? []), rule, ...all.slice(1).map(line)].join("\n");
}
