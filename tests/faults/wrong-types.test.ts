import { setTimeout } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { operationNames, readDocuments } from "../contract/documents.ts";
import { randomOf } from "../fuzz/random.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { exchange } from "../support/browserless/exchange.ts";
import { type Host, hosts, isFullMatrix, sharedCodeHosts } from "../support/modes.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { corrupt } from "./corrupt-answers.ts";
import { type Asked, forms, pages } from "./every-request.ts";
import { purge, PURGE_SECRET } from "../support/shop/purge.ts";

const all = [...pages, ...forms];

/**
 * Requests of each kind per host. `npm test` sends every third one once, to one host. SEED=…
 * repeats a run.
 */
const TIMES = Number(process.env["WRONG_ANSWERS_TIMES"] ?? (isFullMatrix ? 8 : 0));
const SEED = Number(process.env["SEED"] ?? 1);
const EACH = Math.max(1, TIMES);
const askedOn = (host: Host) => all.filter((_, at) => TIMES > 0 || hosts[at % 6] === host);

/** Any other status is a crash. */
const EXPECTED_STATUSES = [200, 301, 302, 303, 404, 422, 429, 502, 503];

/** Operations that none of these requests sends. */
const NOT_SENT = [
  // Covered by tests/fuzz/answers.test.ts.
  ...["AddCustomised", "AddCustomisedVariants", "AddCustomisedBundles", "AddCustomisedDownloads", "AddToWishlist"],
  ...["AssignCompareList", "DeleteAccount", "DeleteSavedCard", "MergeCarts", "CustomerCart", "CustomerCompareList"],
  ...["PlaceOrder", "ProductUrls", "Reachable", "ResetPassword", "Selection", "UpdateCartLine"],
  ...["RazorpayAccount", "ResetRazorpayCart", "StartRazorpayPayment", "VerifyRazorpayPayment"],
  ...["StartPaypalApproval", "CaptchaForms", "AddToNewCart", "FeedProducts", "UpdateAddressByUid"],
  ...["DeleteAddressByUid", "RequestGuestOrderCancel", "ConfirmCancelOrder"],
  // Covered by unit tests beside the source.
  ...["CreateCart", "CartGiftNotes", "SetGiftNote", "Integration", "OriginFilter"],
];

const reached = new Set<string>();

describe.each(sharedCodeHosts)("backend answers with wrong types: %s", (host) => {
  const { shop, proxy } = withOwnShop(host, { LOG_LEVEL: "error", PURGE_SECRET });
  let answers = 0;

  /** What the backend can do outlives a purge until it is read again: the first page may fail. */
  async function prepareAfterRefresh(prepare: Asked["prepare"], tries = 25): ReturnType<Asked["prepare"]> {
    try {
      return await prepare(shop.origin);
    } catch (error) {
      if (tries === 0) throw error;
      await setTimeout(200);
      return prepareAfterRefresh(prepare, tries - 1);
    }
  }

  test.each(askedOn(host))("$name is answered without a crash", async ({ name, prepare }) => {
    proxy.behave("pass");
    await purge(shop.origin);
    const ask = await prepareAfterRefresh(prepare);
    const isForm = forms.some((form) => form.name === name);
    for (let count = 0; count < EACH; count += 1) {
      const random = randomOf(SEED * 100_000 + hashOf(name) + count);
      // First every answer is wrong. For forms only the writes are, because a wrong read ends the
      // request earlier.
      const [reads, writes] = count === 0 ? [isForm ? 0 : 100, 100] : [random.of([1, 30, 100]), 60];
      await purge(shop.origin);
      const wrong: string[] = [];
      proxy.behave((text, { operation, path }) => {
        if (path.startsWith("/media/")) return "pass";
        reached.add(operation);
        if (!random.chance(/\bmutation\b/.test(text) ? writes : reads)) return "pass";
        wrong.push(operation);
        return { rewrite: (answer) => corrupt(answer, random) };
      });
      const { status, body, headers } = await ask(count);
      answers += wrong.length;
      const why = `SEED=${SEED} ${name} #${count}, of ${wrong.join(", ")}`;
      expect(status, why).toBeOneOf(EXPECTED_STATUSES);
      expect(String(body), why).not.toMatch(/Unexpected Server Error|\bat .+\.[jt]s:\d/);
      if (headers["content-type"]?.startsWith("text/html")) expect(String(body), why).toContain("</html>");
      expect(shop.said(), why).not.toMatch(/\b(?:Type|Range|Reference|Syntax)Error\b/);
    }
  });

  test("the shop works afterwards and has cached none of them", async () => {
    expect(answers).toBeGreaterThan(TIMES > 0 ? 2_000 : 60);
    proxy.behave("pass");
    await purge(shop.origin);
    const shopper = new Browserless(shop.origin);
    for (const path of ["/", "/cart", "/categories"]) await shopper.goto(path);
    expect((await exchange(new URL("/healthz", shop.origin))).status).toBe(200);
  });
});

if (TIMES > 0) {
  test("every operation is reached except those of other tests", () => {
    const missed = operationNames(readDocuments()).filter((name) => !reached.has(name));
    expect(missed.filter((name) => !NOT_SENT.includes(name))).toEqual([]);
  });
}

function hashOf(name: string): number {
  return [...name].reduce((hash, char) => (hash * 31 + char.charCodeAt(0)) % 90_000, 0);
}
