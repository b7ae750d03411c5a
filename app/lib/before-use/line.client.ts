interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Not in every browser. */
function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {}; // missing in TypeScript's DOM types
}

/** The shopper asked for as little as possible. */
export function savesData(): boolean {
  return connection().saveData === true;
}

/** Nothing is fetched ahead then (spec section 9). */
export function isFrugal(): boolean {
  return savesData() || /2g/.test(connection().effectiveType ?? "");
}

const BACK_FOR_MS = 3_000;

/** Marks the document while there is no line, and a moment after it is back: the style sheet shows the words for both. */
export function watchLine(): void {
  const { dataset } = document.documentElement;
  const tell = () => {
    if (!navigator.onLine) dataset["line"] = "off";
    else if (dataset["line"] === "off") {
      dataset["line"] = "back";
      setTimeout(() => dataset["line"] === "back" && delete dataset["line"], BACK_FOR_MS);
    }
  };
  addEventListener("online", tell);
  addEventListener("offline", tell);
  tell();
}
