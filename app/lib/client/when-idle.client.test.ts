import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchAhead, whenIdle } from "./fetch-ahead.client";

const work = vi.fn();
let readyState: DocumentReadyState;
let onLoad: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  readyState = "complete";
  vi.stubGlobal("document", {
    get readyState() {
      return readyState;
    },
  });
  vi.stubGlobal("addEventListener", (_event: "load", listener: () => void) => (onLoad = listener));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  work.mockReset();
  onLoad = undefined;
});

test("waits for an idle browser, two seconds at most", () => {
  const requestIdleCallback = vi.fn();
  vi.stubGlobal("window", { requestIdleCallback });
  vi.stubGlobal("requestIdleCallback", requestIdleCallback);
  whenIdle(work);
  expect(requestIdleCallback.mock.calls).toEqual([[work, { timeout: 2_000 }]]);
});

test("waits two seconds where the browser does not say when it is idle, and for the page before that", () => {
  vi.stubGlobal("window", {});
  readyState = "loading";
  whenIdle(work);
  vi.advanceTimersByTime(10_000);
  expect(work).not.toHaveBeenCalled();
  onLoad?.();
  vi.advanceTimersByTime(1_999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
});

interface Rules {
  readonly prefetch: readonly [
    {
      readonly eagerness: string;
      readonly where: {
        readonly and: readonly [unknown, { readonly not: { readonly href_matches: readonly string[] } }];
      };
    },
  ];
}

/** A document that accepts one script element, and its content. */
function openDocument() {
  const body: { type?: string; nonce?: string; textContent?: string }[] = [];
  vi.stubGlobal("document", {
    createElement: () => ({ remove: () => body.splice(0) }),
    body: { append: (script: object) => body.push(script) },
  });
  return body;
}

test("has the browser fetch pages that are anybody's, as the policy allows, until it is stopped", () => {
  vi.stubGlobal("HTMLScriptElement", { supports: () => true });
  const body = openDocument();
  const { stop } = fetchAhead("a-nonce", ["/cart", "/checkout", "/customer", "/log"]);
  expect(body).toMatchObject([{ type: "speculationrules", nonce: "a-nonce" }]);
  const { prefetch } = JSON.parse(body[0]?.textContent ?? "") as Rules; // written by fetchAhead
  expect(prefetch[0].eagerness).toBe("moderate");
  expect(prefetch[0].where.and[0]).toEqual({ href_matches: "/*" });
  expect(prefetch[0].where.and[1].not.href_matches[0]).toBe("/(cart|checkout|customer|log|media/)(.*)");
  stop();
  expect(body).toEqual([]);
});

test("leaves browsers alone that know no such rules", () => {
  vi.stubGlobal("HTMLScriptElement", {});
  const body = openDocument();
  fetchAhead("a-nonce", []).stop();
  expect(body).toEqual([]);
});
