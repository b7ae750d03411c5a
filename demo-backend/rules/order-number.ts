/** Nine digits; further store views are prefixed with their id, as Magento's sequences are ("2000000001"). */
export function orderNumber(storeViewId: number, count: number): string {
  return `${storeViewId > 1 ? storeViewId : ""}${String(count).padStart(9, "0")}`;
}
