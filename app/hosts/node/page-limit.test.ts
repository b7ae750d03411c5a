import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { createPageLimit } from "./page-limit";

const connected = { destroyed: false } as ServerResponse; // all that is read of it
const sent = () => Promise.resolve();
const notStored = () => Promise.resolve(false);

/** Renders that end when the test says so. */
function openRenders() {
  const ends: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const render = () =>
    new Promise<string>((resolve) => {
      most = Math.max(most, (running += 1));
      ends.push(() => {
        running -= 1;
        resolve("page");
      });
    });
  return { render, ends, most: () => most };
}

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 1));
}

test("renders a few pages at once, keeps some waiting and rejects the rest", async () => {
  const limit = createPageLimit({ atOnce: 2, waiting: 1 });
  const { render, ends, most } = openRenders();
  const run = () => limit.run({ outgoing: connected, stored: null, render, send: sent });
  const accepted = [run(), run(), run()];
  expect(await run()).toBe(false);
  await until(() => ends.length === 2);
  for (let nth = 0; nth < 3; nth += 1) {
    await until(() => ends.length > nth);
    ends[nth]?.();
  }
  expect(await Promise.all(accepted)).toEqual([true, true, true]);
  expect(most()).toBe(2);
});

test("counts a page until it is sent", async () => {
  const limit = createPageLimit({ atOnce: 1, waiting: 1 });
  let endSending = () => {};
  const send = () => new Promise<void>((resolve) => (endSending = resolve));
  const first = limit.run({ outgoing: connected, stored: null, render: () => Promise.resolve(""), send });
  let isSecondRendered = false;
  const render = () => Promise.resolve((isSecondRendered = true));
  const second = limit.run({ outgoing: connected, stored: null, render, send: sent });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isSecondRendered).toBe(false);
  endSending();
  await Promise.all([first, second]);
  expect(isSecondRendered).toBe(true);
});

test("renders nothing for a client that has left while it waited", async () => {
  const limit = createPageLimit();
  const { render, ends } = openRenders();
  const left = { destroyed: true } as ServerResponse; // all that is read of it
  await limit.run({ outgoing: left, stored: null, render, send: sent });
  expect(ends).toHaveLength(0);
});

test("passes on the error of a render, and frees its place", async () => {
  const limit = createPageLimit({ atOnce: 1, waiting: 1 });
  const failing = {
    outgoing: connected,
    stored: { key: "/", send: notStored },
    render: () => Promise.reject(new Error("no page")),
    send: sent,
  };
  await expect(limit.run(failing)).rejects.toThrow("no page");
  expect(await limit.run({ ...failing, render: () => Promise.resolve("") })).toBe(true);
});

test("guests at one page wait for its render, and render it themselves if it was not stored", async () => {
  const limit = createPageLimit();
  let renders = 0;
  let isStored = false;
  const render = async () => {
    renders += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    // The second one is complete.
    isStored = renders === 2;
  };
  const stored = { key: "/", send: () => Promise.resolve(isStored) };
  const visit = () => limit.run({ outgoing: connected, stored, render, send: sent });
  await Promise.all(Array.from({ length: 100 }, visit));
  expect(renders).toBe(2);
});
