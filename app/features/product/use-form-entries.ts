import { useEffect, useState } from "react";
import { BUY_FORM } from "./form-fields";

/**
 * Entries of the product form, with changes from before hydration. Null on the server, and until
 * the form was read after a render for another choice.
 */
export function useFormEntries(renderedFor: unknown): FormData | null {
  const [now, setNow] = useState<{ of: unknown; entries: FormData } | null>(null);
  useEffect(() => {
    const form = document.getElementById(BUY_FORM);
    if (!(form instanceof HTMLFormElement)) return undefined;
    const follow = () => setNow({ of: renderedFor, entries: new FormData(form) });
    follow();
    form.addEventListener("input", follow);
    return () => form.removeEventListener("input", follow);
  }, [renderedFor]);
  return now !== null && now.of === renderedFor ? now.entries : null;
}

export function quantityIn(entries: FormData | null, rendered: string): number {
  return Number(entries?.get("quantity") ?? rendered) || 1;
}
