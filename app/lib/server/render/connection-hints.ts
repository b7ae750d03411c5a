/** Request headers that pages differ by: on a slow connection, or for who saves data, they carry less. */
export const CONNECTION_HINTS = ["Save-Data", "ECT"] as const;

type ReadHeader = (name: string) => string | null | undefined;

/** `isFrugal` also where the browser reports a very slow connection. */
export function connectionOf(header: ReadHeader): {
  readonly savesData: boolean;
  readonly isFrugal: boolean;
} {
  const savesData = header("Save-Data") === "on";
  return { savesData, isFrugal: savesData || /2g/.test(header("ECT") ?? "") };
}

/** Whether the page may never be opened: the browser fetches it ahead (routes/speculation-rules[.]json). */
export function isPrefetch(header: ReadHeader): boolean {
  return header("Sec-Purpose")?.startsWith("prefetch") === true;
}
