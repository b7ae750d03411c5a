import { onCLS } from "web-vitals/onCLS.js";
import { onINP } from "web-vitals/onINP.js";
import { onLCP } from "web-vitals/onLCP.js";
import { onTTFB } from "web-vitals/onTTFB.js";

/** Reports web vitals once, when the page is hidden or left. */
export function reportFieldData(page: string): void {
  const measured: Record<string, number> = {};
  const note = ({ name, value }: { name: string; value: number }) => void (measured[name.toLowerCase()] = value);
  for (const measure of [onCLS, onINP, onLCP, onTTFB]) measure(note);
  const report = () => {
    if (document.visibilityState !== "hidden") return;
    removeEventListener("visibilitychange", report);
    navigator.sendBeacon("/field-data", JSON.stringify({ page, ...measured }));
  };
  // On the window: after the library's listeners on the document.
  addEventListener("visibilitychange", report);
}
