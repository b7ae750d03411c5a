import { expect, test } from "vitest";
import { isLastRound, refreshMeta, roundOf } from "./refresh";

test("a page asks again with its question kept, counts, and stops after a minute", () => {
  let at = { pathname: "/checkout/thank-you", search: "?result=approved" };
  let rounds = 0;
  for (let [meta] = refreshMeta(at); meta && "content" in meta; [meta] = refreshMeta(at)) {
    const [seconds, address] = String(meta.content).split(";url=");
    expect(seconds).toBe("5");
    const url = new URL(address ?? "", "http://shop");
    expect(url.searchParams.get("result")).toBe("approved");
    at = { pathname: url.pathname, search: url.search };
    rounds += 1;
  }
  expect(rounds).toBe(12);
  expect(isLastRound(roundOf(new URL(at.pathname + at.search, "http://shop")))).toBe(true);
});

test.each(["-1", "x", "1e9", "99999"])("a round that was made up (%s) does not keep it going", (round) => {
  expect(roundOf(new URL(`http://shop/?round=${round}`))).toBeLessThanOrEqual(12);
});
