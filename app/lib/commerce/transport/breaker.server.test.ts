import { expect, test } from "vitest";
import { createBreaker } from "./breaker.server";

interface Call {
  isPrivate?: boolean;
  retryAfterMs?: number | null;
}

function open() {
  let time = 0;
  const { run, backoffMs } = createBreaker(() => time);
  const wait = (ms: number) => void (time += ms);
  return {
    wait,
    backoffMs,
    async call(failAfterMs: number | null, { isPrivate = true, retryAfterMs = null }: Call = {}): Promise<string> {
      const send = async () => {
        if (failAfterMs === null) return { status: 200, text: "ok", retryAfterMs };
        wait(failAfterMs);
        throw new Error("timeout");
      };
      return run({ name: "Cart", isPrivate }, send).then(
        ({ text }) => text,
        (error: unknown) => (String(error).includes("not sent") ? "not sent" : "timeout"),
      );
    },
  };
}

test("opens after five timeouts in a row, and closes when a trial call succeeds", async () => {
  const { call, wait } = open();
  for (let count = 0; count < 5; count += 1) expect(await call(20_000)).toBe("timeout");
  expect(await call(null)).toBe("not sent");
  wait(5_000);
  expect(await call(20_000), "a trial call").toBe("timeout");
  expect(await call(null)).toBe("not sent");
  wait(5_000);
  const [one, other] = await Promise.all([call(null), call(null)]);
  expect([one, other]).toEqual(["ok", "not sent"]);
  expect(await call(null)).toBe("ok");
});

test("does not count quick failures, and resets after a success", async () => {
  const { call } = open();
  for (let count = 0; count < 4; count += 1) await call(20_000);
  for (let count = 0; count < 20; count += 1) await call(100);
  expect(await call(null)).toBe("ok");
  for (let count = 0; count < 4; count += 1) await call(20_000);
  expect(await call(null)).toBe("ok");
});

test("sends no reads during Retry-After, for at most a minute", async () => {
  const { call, wait, backoffMs } = open();
  expect(await call(null, { retryAfterMs: 20_000 })).toBe("ok");
  for (const isPrivate of [true, false]) expect(await call(null, { isPrivate })).toBe("not sent");
  expect(backoffMs()).toBe(20_000);
  wait(20_000);
  expect(await call(null, { isPrivate: false, retryAfterMs: 86_400_000 })).toBe("ok");
  wait(59_999);
  expect(await call(null)).toBe("not sent");
  wait(1);
  expect(await call(null)).toBe("ok");
});

test("does not count timeouts of public reads", async () => {
  const { call } = open();
  for (let count = 0; count < 6; count += 1) await call(20_000, { isPrivate: false });
  expect(await call(null)).toBe("ok");
});
