import { expect, test } from "vitest";
import { Browser, formOf, redirectOf } from "~/lib/testing/browser";
import { fakeBackend } from "~/lib/testing/fake-backend";
import type { Enquiry } from "~/lib/commerce/model/customer";
import { sendEnquiry } from "./send-enquiry.server";

const enquiry = { name: "Asha", email: "asha@example.in", phone: "", text: "When do you open?" };

function submit(sent: Enquiry[], changes: Partial<typeof enquiry> = {}, isOpen = true) {
  const account = {
    contact: async (written: Enquiry) => {
      sent.push(written);
      return { ok: true };
    },
  };
  const backend = fakeBackend(null);
  if (!isOpen) backend.missingCapabilities.add("contactUs");
  const browser = new Browser(backend, null, () => ({ account }));
  return browser.visit(({ shop }) => sendEnquiry({ shop, form: formOf({ ...enquiry, ...changes }) }));
}

test("sendEnquiry sends the enquiry with the number that its notice shows", async () => {
  const sent: Enquiry[] = [];
  const { answer, notices } = await submit(sent);
  expect(redirectOf(answer)).toBe("/contact-us");
  const [notice] = notices;
  expect(notice).toMatchObject({ kind: "success", persist: true });
  expect(notice?.reference).toMatch(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/);
  expect(sent).toEqual([{ ...enquiry, text: `Reference: ${notice?.reference}\n\n${enquiry.text}` }]);
});

test("sendEnquiry gives an enquiry sent twice one number, and others another", async () => {
  const numberOf = async (changes: Partial<typeof enquiry> = {}) => (await submit([], changes)).notices[0]?.reference;
  const first = await numberOf();
  expect(await numberOf()).toBe(first);
  expect(await numberOf({ text: "When do you close?" })).not.toBe(first);
  expect(await numberOf({ email: "ravi@example.in" })).not.toBe(first);
});

test("sendEnquiry sends nothing when enquiries are disabled or the text is blank", async () => {
  const sent: Enquiry[] = [];
  expect((await submit(sent, {}, false)).answer).toMatchObject({ status: 404 });
  expect((await submit(sent, { text: " " })).answer).toMatchObject({ init: { status: 422 } });
  expect(sent).toEqual([]);
});

test("sendEnquiry sends at most ten enquiries per email", async () => {
  const sent: Enquiry[] = [];
  for (let count = 0; count < 10; count += 1) await submit(sent, { email: "often@example.in" });
  expect((await submit(sent, { email: "often@example.in" })).answer).toMatchObject({ init: { status: 429 } });
  expect(sent).toHaveLength(10);
});
