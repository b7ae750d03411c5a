/** Nine digits; every further store view puts its id in front, as Magento's series do ("2000000001"). */
export function orderNumber(storeViewId: number, count: number): string {
  return `${storeViewId > 1 ? storeViewId : ""}${String(count).padStart(9, "0")}`;
}
