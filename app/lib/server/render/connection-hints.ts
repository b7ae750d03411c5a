/** Pages carry less on slow connections and with Save-Data. */
export const CONNECTION_HINTS = ["Save-Data", "ECT"] as const;

type ReadHeader = (name: string) => string | null | undefined;

/** `isFrugal`: also on a very slow connection. */
export function connectionOf(header: ReadHeader): {
  readonly savesData: boolean;
  readonly isFrugal: boolean;
} {
  const savesData = header("Save-Data") === "on";
  return { savesData, isFrugal: savesData || /2g/.test(header("ECT") ?? "") };
}
