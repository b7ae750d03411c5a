/** Like Magento's sequences: "000000001", "2000000001" in store view 2. */
export function orderNumber(storeViewId: number, count: number): string {
  return `${storeViewId > 1 ? storeViewId : ""}${String(count).padStart(9, "0")}`;
}
