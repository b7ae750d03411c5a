import { expect, test } from "vitest";
import { BODY_LIMIT_BYTES, readForm } from "./read-form.server";

const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

function post(body: BodyInit, headers: Record<string, string> = FORM): Request {
  return new Request("http://shop.test/", { method: "POST", body, headers, duplex: "half" } as RequestInit); // missing in the DOM types
}

async function statusOf(work: Promise<unknown>): Promise<number | undefined> {
  return work.then(
    () => undefined,
    (thrown: unknown) => (thrown as Response).status, // readForm throws nothing else
  );
}

test("reads the fields of a plain form", async () => {
  const form = await readForm(post("a=1&b=%E2%82%B9"));
  expect([...form]).toEqual([
    ["a", "1"],
    ["b", "₹"],
  ]);
});

test("cleans typed text, but not passwords, tokens and the merchant's values", async () => {
  const typed = " \u200Easha@example.in\u00A0";
  const as = ["email", "note", "password", "confirmPassword", "order_token", "captcha", "sku", "reason"];
  const form = await readForm(post(new URLSearchParams(as.map((name) => [name, typed]))));
  const clean = "asha@example.in";
  expect(Object.fromEntries(form)).toEqual({
    ...Object.fromEntries(as.map((name) => [name, typed])),
    ...{ email: clean, note: clean },
  });
});

test("answers 413 to more than 1,000 fields or 200 names", async () => {
  const repeated = (times: number) => Array.from({ length: times }, () => "a=1").join("&");
  expect(await statusOf(readForm(post(repeated(1_000))))).toBe(undefined);
  expect(await statusOf(readForm(post(repeated(1_001))))).toBe(413);
  const named = Array.from({ length: 201 }, (_, at) => `a${at}=1`).join("&");
  expect(await statusOf(readForm(post(named)))).toBe(413);
});

test("rejects a body that is too large, endless or not a form", async () => {
  expect(await statusOf(readForm(post("a".repeat(BODY_LIMIT_BYTES + 1))))).toBe(413);
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(16_384).fill(97)),
  });
  expect(await statusOf(readForm(post(endless)))).toBe(413);
  expect(await statusOf(readForm(post("{}", { "Content-Type": "application/json" })))).toBe(415);
  expect(await statusOf(readForm(post("--", { "Content-Type": "multipart/form-data; boundary=x" })))).toBe(400);
});
