import { expect, test } from "vitest";
import { downloadStatus, fromDownloadKey, remainingDownloads, toDownloadKey } from "./download-key.ts";

const claim = { orderLineId: 12, linkId: 3 };

test("a download key can be read only with its secret", () => {
  const key = toDownloadKey(claim, "secret");
  expect(fromDownloadKey(key, "secret")).toEqual(claim);
  expect(fromDownloadKey(key, "another")).toBeNull();
  expect(fromDownloadKey(key.replace("12-", "13-"), "secret")).toBeNull();
  expect(fromDownloadKey("12-3", "secret")).toBeNull();
});

test("each purchased piece allows five downloads", () => {
  expect(remainingDownloads(2, 3)).toBe(7);
  expect(remainingDownloads(1, 9)).toBe(0);
});

test.each([
  ["new", 5, "pending"],
  ["pending_payment", 5, "pending"],
  ["processing", 5, "available"],
  ["complete", 1, "available"],
  ["complete", 0, "expired"],
  ["closed", 5, "expired"],
  ["canceled", 5, "expired"],
])("a download of an order %s with %i left is %s", (state, remaining, status) => {
  expect(downloadStatus(state, remaining)).toBe(status);
});
