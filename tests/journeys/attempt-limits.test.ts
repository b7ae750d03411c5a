import { expect, inject, test } from "vitest";
import { hosts } from "../support/modes.ts";

function post(origin: string, path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(new URL(path, origin), {
    method: "POST",
    headers: { Origin: origin },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}

test.each(hosts)("only ten of forty concurrent password guesses reach the backend: %s", async (host) => {
  const origin = inject("origins")[host];
  const email = `guessed-${host}-${Date.now()}@example.in`;
  const guesses = Array.from({ length: 40 }, (_, at) =>
    post(origin, "/login", { email, password: `Wrong-guess-${at}` }),
  );
  const answers = await Promise.all(guesses);
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array<number>(10).fill(422), ...Array<number>(30).fill(429)]);
});

test.each(hosts)("only ten of fifteen coupon codes on one cart reach the backend: %s", async (host) => {
  const origin = inject("origins")[host];
  const cookie = `cart=${crypto.randomUUID().replaceAll("-", "")}`;
  const rejections = [];
  for (let count = 0; count < 15; count++) {
    const answer = await fetch(new URL("/cart", origin), {
      method: "POST",
      headers: { Origin: origin, Cookie: cookie },
      body: new URLSearchParams({ intent: "apply-coupon", coupon: `GUESS${count}` }),
      redirect: "manual",
    });
    if (answer.status === 429) rejections.push(count);
  }
  expect(rejections).toEqual([10, 11, 12, 13, 14]);
});
