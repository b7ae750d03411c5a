import { markSelector } from "./marks";

const fieldsOfPage = () => [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")];

/**
 * For `onRecoverableError`: if an extension changed the page, copies input and focus to the new
 * fields.
 */
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

/**
 * Elements that only serve the page without script, or while it arrives: React would not render
 * them.
 */
export function removeServerOnly(): void {
  for (const element of document.querySelectorAll(`${markSelector("ssr")}, script[type$='ld+json']`)) element.remove();
}
