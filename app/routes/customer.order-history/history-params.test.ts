import { expect, test } from "vitest";
import { historyPath, parseHistory } from "./history-params";

test.each([
  ["", { page: 1 }, "/customer/order-history"],
  ["page=2&status=Complete", { page: 2, status: "Complete" }, "/customer/order-history?status=Complete&page=2"],
  ["number=%23000000012+&status=", { page: 1, number: "000000012" }, "/customer/order-history?number=000000012"],
  ["number=+KA%2F1+2", { page: 1, number: "KA/1 2" }, "/customer/order-history?number=KA%2F1+2"],
  ["page=0x2&number=%25", { page: 1 }, "/customer/order-history"],
])("parseHistory reads ?%s as %j", (query, choice, url) => {
  expect(parseHistory(new URLSearchParams(query))).toEqual(choice);
  expect(historyPath(choice)).toBe(url);
});
