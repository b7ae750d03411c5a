import { expect } from "vitest";
import { Browserless } from "../browserless/browserless.ts";

/**
 * The operator switches maintenance on at the first process and off at the second; both follow
 * within six seconds.
 */
export async function switchMaintenance([first, second]: readonly [string, string], secret: string): Promise<void> {
  const answers = async () => {
    const replies = await Promise.all([first, second].map((origin) => new Browserless(origin).send("/")));
    return replies.map(({ status, headers }) => `${status} ${headers["retry-after"] ?? ""}`.trim());
  };
  const operate = async (origin: string, query: string, token = secret) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await new Browserless(origin).send(`/maintenance?${query}`, { method: "POST", headers })).status;
  };
  const soon = { timeout: 6_000 };
  expect(await answers()).toEqual(["200", "200"]);
  expect(await operate(first, "for=3600", "a guess")).toBe(404);
  expect(await operate(first, "for=soon")).toBe(400);
  expect(await operate(first, "for=3600&retry-after=900")).toBe(204);
  await expect.poll(answers, soon).toEqual(["503 900", "503 900"]);
  expect(await operate(second, "for=0")).toBe(204);
  await expect.poll(answers, soon).toEqual(["200", "200"]);
  // Ends by itself.
  expect(await operate(second, "for=1")).toBe(204);
  await expect.poll(answers, soon).toEqual(["200", "200"]);
}
