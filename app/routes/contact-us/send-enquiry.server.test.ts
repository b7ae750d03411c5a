import { expect, test } from "vitest";
import { Browser, formOf, redirectOf } from "~/features/checkout/testing/browser";
import { fakeBackend } from "~/features/checkout/testing/fake-backend";
import type { Commerce } from "~/lib/commerce/model/commerce";
import type { Enquiry } from "~/lib/commerce/model/customer";
import { sendEnquiry } from "./send-enquiry.server";

const enquiry = { name: "Asha", email: "asha@example.in", phone: "", text: "When do you open?" };

function write(sent: Enquiry[], changes: Partial<typeof enquiry> = {}, isOpen = true) {
  const account = {
    contact: async (written: Enquiry) => {
      sent.push(written);
      return { ok: true };
    },
  };
  const areas = { account: account as unknown as Commerce["account"] }; // all that is used
  const backend = fakeBackend(null);
  if (!isOpen) backend.missingCapabilities.add("contactUs");
  const browser = new Browser(backend, null, () => areas);
  return browser.visit(({ shop }) => sendEnquiry({ shop, form: formOf({ ...enquiry, ...changes }) }));
}

test("an enquiry is sent unchanged, with a notice", async () => {
  const sent: Enquiry[] = [];
  const { answer, notices } = await write(sent);
  expect(redirectOf(answer)).toBe("/contact-us");
  expect(sent).toEqual([enquiry]);
  expect(notices).toMatchObject([{ kind: "success", persist: true }]);
});

test("nothing is sent if enquiries are disabled, or without a text", async () => {
  const sent: Enquiry[] = [];
  expect((await write(sent, {}, false)).answer).toMatchObject({ status: 404 });
  expect((await write(sent, { text: " " })).answer).toMatchObject({ init: { status: 422 } });
  expect(sent).toEqual([]);
});

test("an email can send at most ten enquiries", async () => {
  const sent: Enquiry[] = [];
  for (let count = 0; count < 10; count += 1) await write(sent, { email: "often@example.in" });
  expect((await write(sent, { email: "often@example.in" })).answer).toMatchObject({ init: { status: 429 } });
  expect(sent).toHaveLength(10);
});
