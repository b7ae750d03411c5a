/** Request headers that pages differ by: on a slow connection, or for who saves data, they carry less. */
export const CONNECTION_HINTS = ["Save-Data", "ECT"] as const;

/** `isFrugal` also where the browser reports a very slow connection. */
export function connectionOf(header: (name: string) => string | null | undefined): {
  readonly savesData: boolean;
  readonly isFrugal: boolean;
} {
  const savesData = header("Save-Data") === "on";
  return { savesData, isFrugal: savesData || /2g/.test(header("ECT") ?? "") };
}
