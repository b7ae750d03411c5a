import { readFileSync } from "node:fs";
import { describe, expect, inject, test } from "vitest";
import { sampleShop } from "../../demo-backend/recorded/sample/shop.ts";
import { audit, type Finding } from "../audit/audit.ts";
import { readShop } from "../audit/read-shop.ts";
import { nightly } from "../support/modes.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";

const missingIn = (findings: readonly Finding[]) =>
  findings.filter(({ result }) => result === "missing").map(({ says, at, seen }) => `${says}: ${at} ${seen}`);

describe("the demo shop with analytics", () => {
  const { shop } = withOwnShop("node", { ANALYTICS_ID: "G-AUDIT" });

  test("meets all that the audit asks for", async () => {
    const findings = audit(await readShop(shop.origin, { enquiry: true, register: true, browser: true }));
    expect(findings.filter(({ result }) => result !== "met")).toEqual([]);
    expect(findings.length).toBeGreaterThan(40);
    const documented = readFileSync("docs/audit.md", "utf8").replaceAll(/ +/g, " ");
    for (const { says } of findings) expect(documented).toContain(`| ${says} | met |`);
  });
});

test("without permission the audit neither writes to the merchant nor registers nor needs a browser", async () => {
  const findings = audit(await readShop(inject("origins").node));
  expect(missingIn(findings)).toEqual([]);
  expect(findings.flatMap(({ result, seen }) => (result === "not decidable" ? seen : []))).toEqual([
    "sends an enquiry: only with `--enquiry`",
    "the home page asks for no consent",
    "makes an account and deletes it: only with `--register`",
    ...Array.from({ length: 2 }, () => "needs Chromium: only with `--browser`"),
  ]);
});

describe.each(nightly("a Magento as it is installed, with goods and no texts"))("%s", () => {
  const { shop } = withOwnShop("node", { SUPPORT_PHONE: "" }, { backend: { seed: sampleShop } });

  test("lacks what the merchant has to write, and nothing of the shop's own", async () => {
    const findings = audit(await readShop(shop.origin));
    expect(findings.filter(({ result }) => result === "missing").map(({ says }) => says)).toEqual([
      "The seller’s legal name is shown",
      "A postal address with its PIN code is shown",
      "Customer care has a telephone number",
      "Customer care has an email address",
      "A grievance officer is named, with a way to reach him",
      "Complaints are acknowledged within 48 hours",
      "Terms are linked",
      "Return, refund and exchange are explained",
      "Delivery is explained",
      "Ways to pay are explained",
      "Warranty is explained",
      "Goods show their country of origin",
      "Lists can be filtered by country of origin",
      "Goods show their generic name",
      "Goods show their net quantity",
      "Pages of goods have a number for consumer care",
      "A privacy notice is linked",
    ]);
  });
});
