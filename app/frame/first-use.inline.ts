import type { FOLLOW_FIELD } from "~/lib/cart-addition";
import type { MarkAttributes, Marks } from "~/lib/client/marks";

/**
 * Inline in every document. Runs entry.client 200 ms after the load event, so as not to delay
 * painting, or at the first sign of use. scripts/inline-scripts.ts makes it small.
 */
{
  // A classic script, as it runs; typed names, as in marksOf. It can import types only.
  const marks = (document.currentScript as HTMLScriptElement).dataset as Marks;
  // A page that is left while this loads needs no script.
  const run = () => void import(/* @vite-ignore */ marks.entry ?? "").catch(() => undefined);
  const onUse = (event: Event) => {
    const { type, target, pointerType, movementX, movementY } = event as PointerEvent; // undefined in other events
    const isTap = type === "focusin" || pointerType === "touch";
    const control = isTap && (target as Element).closest<HTMLAnchorElement>("a,button"); // events of elements
    if (control) {
      // A tap on a link is no sign of use. One on a button does not load React.
      if (!control.href) run();
      return;
    }
    // A mouse that rests where the page appears is no sign either.
    if (pointerType === "mouse" && !movementX && !movementY) return;
    if (marks.used && type.startsWith("p")) return;
    marks.used = type;
    run();
  };
  // Back may change the URL before entry.client runs.
  marks.at = location.pathname + location.search;
  addEventListener("formdata", ({ formData }) => {
    if (formData.has("add") || formData.get("intent") === "add")
      formData.set("follow" satisfies typeof FOLLOW_FIELD, "1");
  });
  addEventListener("load", () => setTimeout(run, 200));
  for (const type of ["pointerover", "pointermove", "keydown", "focusin", "input"]) addEventListener(type, onUse);
  // Before the load event, so that Back does not return to it.
  document.querySelector<HTMLFormElement>("[data-auto-submit]" satisfies `[${keyof MarkAttributes}]`)?.submit();
  // After an addition at once, to scroll back to the place.
  if (document.querySelector("[data-success]" satisfies `[${keyof MarkAttributes}]`)) run();
}
