import { type Settled, trackSettled } from "~/lib/deferred";

const fieldsOfPage = () => [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")];

/** For `onRecoverableError`: if an extension changed the page, copies input and focus to the new fields. */
export function restoreInputsAfterHydrationError(): (error: unknown) => void {
  const before = fieldsOfPage();
  const focused = document.activeElement;
  return (error) => {
    reportError(error);
    const now = fieldsOfPage();
    for (const [index, from] of before.splice(0).entries()) {
      const field = now[index];
      if (from.isConnected || field?.name !== from.name) continue;
      if (field.checked !== from.checked) field.click();
      if (field.value !== from.value) {
        // Bypasses React's setter, which would consider the value known.
        Reflect.set(Object.getPrototypeOf(field) as object, "value", from.value, field);
        for (const event of ["input", "change"]) field.dispatchEvent(new Event(event, { bubbles: true }));
      }
      if (from === focused) field.focus({ preventScroll: true });
    }
  };
}

/** Waits for deferred data, then removes placeholders: the DOM is then what React would render. */
export async function allSettled(loaderData: unknown): Promise<void> {
  await Promise.all(promisesIn(loaderData, 4).map(trackSettled));
  for (const bridge of document.querySelectorAll("[data-ssr], script[type$='ld+json']")) bridge.remove();
}

function promisesIn(value: unknown, depth: number): Promise<Settled<unknown>>[] {
  if (value instanceof Promise) return [value];
  if (depth === 0 || typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.values(value).flatMap((part) => promisesIn(part, depth - 1));
}
