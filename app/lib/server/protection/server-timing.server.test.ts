import { expect, test } from "vitest";
import { timeRequest } from "./server-timing.server";

test("reports the total time and the time waiting for the backend, overlaps once", async () => {
  let at = 0;
  const { trace, header } = timeRequest(undefined, () => at);
  expect(header()).toBe('total;dur=0.0, backend;dur=0.0;desc="questions: 0"');
  let end = () => {};
  const held = new Promise<void>((resolve) => (end = resolve));
  const requests = [trace("Store", () => held), trace("Menu", () => Promise.resolve())];
  at = 30;
  expect(header()).toBe('total;dur=30.0, backend;dur=30.0;desc="questions: 2"');
  end();
  await Promise.all(requests);
  at = 50;
  await expect(trace("Cart", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(header()).toBe('total;dur=50.0, backend;dur=30.0;desc="questions: 3"');
});

test("passes the trace's headers to the backend request", async () => {
  const { trace } = timeRequest((_, ask) => ask({ traceparent: "00-1-2-01" }));
  expect(await trace("Store", (headers) => Promise.resolve(headers))).toEqual({ traceparent: "00-1-2-01" });
});
