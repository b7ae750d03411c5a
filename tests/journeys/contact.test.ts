import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { submissionOf } from "../support/browserless/submission.ts";
import { hydrated } from "../support/chromium/hydrated.ts";
import { eventually } from "../support/eventually.ts";
import { browserTest, formJourney, hosts, inChromium } from "../support/modes.ts";
import type { Shopper } from "../support/shopper.ts";
import { newEmail } from "../support/steps/checking-out.ts";

formJourney("an enquiry gets a number to quote, which is in the merchant's mail", async (shopper) => {
  const email = newEmail();
  await fillEnquiry(shopper, email);
  await shopper.press("Send message");
  await shopper.within("region", "Notifications").sees("Thank you for writing to us.");
  expect(await mailedNumbers(email)).toEqual([await shownNumber(shopper)]);
});

describe.each(hosts)("an enquiry: %s", (host) => {
  test("sent twice has one number", async () => {
    const email = newEmail();
    const shopper = new Browserless(inject("origins")[host]);
    await fillEnquiry(shopper, email);
    const { url, entries } = submissionOf(shopper.find(["button"], "Send message"), shopper.page.url);
    const replies = await Promise.all([shopper.post(url, entries), shopper.post(url, entries)]);
    expect(replies.map(({ status }) => status)).toEqual([303, 303]);
    const mailed = new Set(await mailedNumbers(email));
    await shopper.goto("/contact-us");
    expect(mailed).toEqual(new Set([await shownNumber(shopper)]));
  });

  browserTest(host, "has a button that copies its number", () =>
    inChromium(inject("origins")[host], async (shopper) => {
      await shopper.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await fillEnquiry(shopper, newEmail());
      await hydrated(shopper);
      await shopper.press("Send message");
      await shopper.press("Copy the number");
      await shopper.sees("Copied");
      const copied = await shopper.page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await shownNumber(shopper));
    }),
  );
});

async function fillEnquiry(shopper: Shopper, email: string): Promise<void> {
  await shopper.goto("/contact-us");
  const form = shopper.within("main");
  await form.fill("Name", "Asha");
  await form.fill("Email", email);
  await form.fill("How can we help?", "Where is my order?");
}

async function shownNumber(shopper: Shopper): Promise<string | undefined> {
  const text = await shopper.within("region", "Notifications").text();
  return /[2-9B-Z]{4}-[2-9B-Z]{4}/.exec(text)?.[0];
}

/** As the merchant's mails have them. */
/** Of the mails with this address, once there is one: the demo writes them in the background. */
async function mailedNumbers(email: string): Promise<(string | undefined)[]> {
  const endpoint = inject("endpoint");
  let found: string[] = [];
  const isMailed = async () => {
    const list = await (await fetch(new URL("/outbox", endpoint))).text();
    const paths = [...list.matchAll(/href="(\/outbox\/[^"]+)"/g)].map(([, path]) => path ?? "");
    const mails = await Promise.all(paths.map(async (path) => (await fetch(new URL(path, endpoint))).text()));
    found = mails.filter((mail) => mail.includes(email));
    return found.length > 0;
  };
  await eventually(isMailed, () => `No mail names ${email}`);
  return found.map((mail) => /Reference: (\S+)/.exec(mail)?.[1]);
}
