import { expect, test } from "vitest";
import { dataScript } from "./in-order.server";

test("dataScript settles deferred data and escapes script tags in its JSON", async () => {
  const reviews = { promise: Promise.resolve({ ok: true, value: ["Good"] }) };
  const broken = { promise: Promise.reject(new Error("no answer")) };
  const html = "<p>Fine</p></script><!-- <SCRIPT>alert(1)</SCRIPT>";
  const script = await dataScript({
    loaderData: { root: { html }, product: { reviews, delivery: { offers: broken } } },
    actionData: null,
    errors: null,
  });
  const json = /^<script type="text\/x-page-data">(.*)<\/script>$/.exec(script)?.[1] ?? "";
  expect(json).not.toMatch(/<\/?script|<!/i);
  expect(json).toContain("<p>Fine</p>");
  expect(JSON.parse(json)).toEqual({
    loaderData: {
      root: { html },
      product: { reviews: { ok: true, value: ["Good"] }, delivery: { offers: { ok: false, isEnded: false } } },
    },
    actionData: null,
    errors: null,
  });
});
