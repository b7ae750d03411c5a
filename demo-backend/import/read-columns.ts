export type Columns = Record<string, unknown>;

/** An error in a row, for the author of the file. */
export class RowError extends Error {
  override name = "RowError";
}

export const maxSkuLength = 64;
export const maxTextLength = 255;

export function required(columns: Columns, name: string, maxLength: number): string {
  const value = text(columns, name);
  if (value === null) throw new RowError(`has no ${name}`);
  if (value.length > maxLength) throw new RowError(`${name} is longer than ${maxLength} characters`);
  return value;
}

export function text(columns: Columns, name: string): string | null {
  const value = columns[name];
  if (value === undefined || value === null) return null;
  if (typeof value !== "string" && typeof value !== "number") throw new RowError(`${name} is no text`);
  const trimmed = String(value).trim();
  return trimmed === "" ? null : trimmed;
}

export function amount(columns: Columns, name: string): number | null {
  const value = columns[name];
  if (value === undefined || value === null) return null;
  if (typeof value !== "number" || !Number.isFinite(value) || value < 0)
    throw new RowError(`${name} is no number from 0 up`);
  return value;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
