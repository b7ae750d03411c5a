import { randomUUID } from "node:crypto";
import type { Browserless } from "../support/browserless/browserless.ts";
import { openPage, type ReadPage } from "./read-page.ts";

/** The page after the enquiry. Null if it was not accepted, e.g. for want of a captcha. */
export function sendEnquiry(shopper: Browserless): Promise<ReadPage | null> {
  return orNull(async () => {
    await shopper.goto("/contact-us");
    const form = shopper.within("main");
    await form.fill("Name", "Audit of the shop");
    await form.fill("Email", "audit@example.com");
    await form.fill("How can we help?", "A check by npm run audit:shop. Please do not answer.");
    await form.press("Send message");
    return openPage(shopper);
  });
}

/** A new customer's page about his data. Deletes the account. Null if none could be made. */
export function readAccount(shopper: Browserless): Promise<ReadPage | null> {
  return orNull(async () => {
    const password = `Audit-${randomUUID()}`;
    await shopper.goto("/register");
    const form = shopper.within("main");
    await form.fill("First name", "Audit");
    await form.fill("Last name", "Of The Shop");
    await form.fill("Email", `audit-${randomUUID()}@example.com`);
    await form.fill("Password", password);
    await form.press("Create account");
    await shopper.goto("/customer/my-data");
    const page = openPage(shopper);
    await shopper.goto("/customer/my-data/delete");
    await shopper.within("main").fill("Current password", password);
    await shopper.within("main").press("Delete my account");
    return page;
  });
}

async function orNull(reading: () => Promise<ReadPage>): Promise<ReadPage | null> {
  try {
    return await reading();
  } catch {
    return null;
  }
}
