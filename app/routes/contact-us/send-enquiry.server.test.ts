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

test("sendEnquiry sends the enquiry unchanged, with a notice", async () => {
  const sent: Enquiry[] = [];
  const { answer, notices } = await submit(sent);
  expect(redirectOf(answer)).toBe("/contact-us");
  expect(sent).toEqual([enquiry]);
  expect(notices).toMatchObject([{ kind: "success", persist: true }]);
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
