import { createHash } from "node:crypto";
import { findAll, textContent } from "domutils";
import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { ParsedPage } from "../support/browserless/parsed-page.ts";
import { hosts } from "../support/modes.ts";
import { browserManifest, screenPaths } from "../support/shop/build-output.ts";
import { registerByRequest } from "../support/steps/account.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";

const paths = ["/", categoryPath, phone.path, "/cart", "/search-results?term=phone", "/no-such-page"];

/**
 * Endpoints for machines: two authenticate by a secret and do not exist without it; one reads
 * reports.
 */
const rejectionsOf: Record<string, number[]> = {
  "routes/cache-invalidate": [401, 403, 404],
  "routes/maintenance": [404],
  "routes/csp-report": [400],
  // A payment provider posts here from its own site. An unsealed state leads to the cart and
  // changes nothing.
  "routes/checkout.return.$state": [303],
};

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(";").map((part): [string, string[]] => {
      const [name = "", ...values] = part.trim().split(/\s+/);
      return [name, values];
    }),
  );
}

describe.each(hosts)("security headers and cross-site requests: %s", (host) => {
  const origin = () => inject("origins")[host];
  const enter = () => new Browserless(origin());

  test.each(paths)("%s has a strict content security policy with hashes of its inline code", async (path) => {
    const reply = await enter().send(path);
    expect(reply.headers["x-content-type-options"]).toBe("nosniff");
    expect(reply.headers["referrer-policy"]).toBeTruthy();
    expect(reply.headers["permissions-policy"]).toBeTruthy();
    const policy = directives(String(reply.headers["content-security-policy"]));
    expect(policy.get("default-src")).toEqual(["'none'"]);
    expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
    expect(policy.get("base-uri")).toEqual(["'none'"]);
    expect(policy.get("form-action")).toEqual(["'self'"]);
    expect(policy.get("script-src")).not.toContain("'unsafe-inline'");
    expect(policy.get("script-src")).not.toContain("'unsafe-eval'");
    expect(policy.get("style-src")).not.toContain("'unsafe-inline'");
    const page = new ParsedPage(reply);
    requireNoHandlers(page);
    requireHashes(page, policy);
  });

  test("pages with a customer's data repeat nothing of their query, where a guess would compress better", async () => {
    const shopper = enter();
    await registerByRequest(shopper);
    await addPhoneToCart(shopper);
    await shopper.goto(phone.path);
    await shopper.within("main").press("Add to wishlist");
    await shopper.goto("/cart");
    const remove = shopper.page.all(({ attribs }) => attribs["href"]?.startsWith("/cart/remove/") ?? false);
    const own = screenPaths("hasLoader").filter((path) => /^\/(customer|cart|checkout|change-password)/.test(path));
    const fixed = own.filter((path) => !path.includes(":") && !/panel|\/cart\/add|export|confirm|pin/.test(path));
    expect(fixed.length).toBeGreaterThan(15);
    const shown = [];
    for (const path of [...fixed, remove[0]?.attribs["href"] ?? ""]) {
      const { status, body } = await shopper.send(`${path}?guess=Zq9Asha&page=1`);
      expect([path, String(body).includes("Zq9Asha")]).toEqual([path, false]);
      if (status === 200) shown.push(path);
    }
    expect(shown).toEqual(
      expect.arrayContaining(["/cart", "/customer/my-profile", "/customer/my-wishlist", remove[0]?.attribs["href"]]),
    );
  });

  test("all cookies are HttpOnly, and the cart cookie is SameSite=Lax", async () => {
    const shopper = enter();
    await addPhoneToCart(shopper);
    const cart = shopper.jar.get("cart");
    expect(cart).toMatchObject({ httpOnly: true, path: "/" });
    expect(cart?.sameSite?.toLowerCase()).toBe("lax");
    for (const cookie of shopper.jar.all()) {
      expect(cookie.httpOnly, `${cookie.name} is HttpOnly`).toBe(true);
    }
  });

  test("only a customer's pages are isolated from windows of other sites", async () => {
    const shopper = enter();
    const isolation = async () => (await shopper.send("/")).headers["cross-origin-opener-policy"];
    expect(await isolation()).toBeUndefined();
    await registerByRequest(shopper);
    expect(await isolation()).toBe("same-origin");
  });

  test("pages with a shopper's own content are not for shared caches", async () => {
    const shopper = enter();
    await addPhoneToCart(shopper);
    for (const path of ["/cart", "/checkout/user-account", "/"]) {
      const reply = await shopper.send(path);
      expect(String(reply.headers["cache-control"]), path).toMatch(/private|no-store/);
    }
  });

  test("every route with an action rejects forms from other sites", async () => {
    const shopper = enter();
    const withAction = Object.values(browserManifest().routes).filter((route) => route.hasAction);
    expect(withAction.length).toBeGreaterThan(4);
    for (const route of withAction) {
      const path = pathOf(route.id);
      const reply = await shopper.post(path, "intent=add", {
        origin: "https://evil.example",
        "sec-fetch-site": "cross-site",
      });
      const rejections = rejectionsOf[route.id] ?? [403];
      expect(rejections, `POST ${path} (${route.id})`).toContain(reply.status);
    }
  });

  test("data requests from other sites are rejected too", async () => {
    const shopper = enter();
    const reply = await shopper.post("/cart.data", "intent=add&sku=KST-AURA-5G&quantity=1", {
      origin: "https://evil.example",
      "sec-fetch-site": "cross-site",
    });
    expect(reply.status).toBe(403);
    expect(reply.setCookies.filter((cookie) => cookie.startsWith("cart="))).toEqual([]);
  });

  test("accepts reports of policy violations up to a size limit", async () => {
    const shopper = enter();
    const policy = String((await shopper.send("/")).headers["content-security-policy"]);
    const [reportPath = ""] = directives(policy).get("report-uri") ?? [];
    const report = { "effective-directive": "img-src", "blocked-uri": "inline", "document-uri": `${shopper.origin}/` };
    const statusOf = async (body: string) => {
      const headers = { "content-type": "application/csp-report" };
      return (await shopper.send(reportPath, { method: "POST", headers, body })).status;
    };
    expect(await statusOf(JSON.stringify({ "csp-report": report }))).toBe(204);
    expect(await statusOf(JSON.stringify({ "csp-report": { ...report, "script-sample": "x".repeat(20_000) } }))).toBe(
      400,
    );
    expect((await shopper.send(reportPath)).status).toBe(404);
  });

  test("sends no header that names the server software", async () => {
    const reply = await enter().send("/");
    expect(reply.headers["x-powered-by"]).toBeUndefined();
    expect(reply.headers["server"] ?? "").not.toMatch(/\d/);
  });
});

/**
 * Every inline script and style is allowed by hash; a style that hides a placeholder of a streamed
 * page by nonce.
 */
function requireHashes(page: ParsedPage, policy: Map<string, string[]>): void {
  const inline = [
    ...scriptsOf(page).map((element) => ["script-src", element] as const),
    ...page.all((element) => element.name === "style").map((element) => ["style-src", element] as const),
  ];
  expect(policy.get("script-src")).toContain("'self'");
  for (const [directive, element] of inline) {
    const { src, nonce } = element.attribs;
    if (src) expect(src).toMatch(/^\/assets\//);
    else if (nonce) expect(policy.get(directive)).toContain(`'nonce-${nonce}'`);
    else expect(policy.get(directive)).toContain(`'sha256-${sha256(textContent(element))}'`);
  }
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

function scriptsOf(page: ParsedPage) {
  const isExecutable = (type: string | undefined) => type === undefined || /^(module|text\/javascript|)$/.test(type);
  return page.all((element) => element.name === "script" && isExecutable(element.attribs["type"]));
}

function requireNoHandlers(page: ParsedPage): void {
  const handlers = findAll(
    (element) => Object.keys(element.attribs).some((name) => /^on[a-z]/.test(name) || name === "style"),
    page.document.children,
  );
  expect(handlers.map((element) => `${element.name} ${Object.keys(element.attribs).join(" ")}`)).toEqual([]);
  for (const link of page.all((element) => /^javascript:/i.test(element.attribs["href"] ?? ""))) {
    throw new Error(`A javascript: address in ${link.name}`);
  }
}

/** A URL of the route: flat-route names with parameters filled in. */
function pathOf(id: string): string {
  const name = id.replace(/^routes\//, "").replace(/\/route$/, "");
  if (name === "root" || name === "_index") return "/?index";
  const parts = name.split(".").filter((part) => !part.startsWith("_"));
  const path = parts.map((part) => part.replace(/_$/, "").replace(/^\$.*/, "x").replace(/[()]/g, ""));
  const index = name.endsWith("._index") ? "?index" : "";
  return `/${path.join("/")}${index}`;
}
