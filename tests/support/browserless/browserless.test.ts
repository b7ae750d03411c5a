import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { Browserless } from "./browserless.ts";

let server: Server | null = null;
afterEach(() => void server?.close());

interface ReceivedRequest {
  method: string;
  url: string;
  body: string;
  headers: IncomingMessage["headers"];
}

async function shopperOf(pages: Record<string, (incoming: ReceivedRequest, response: ServerResponse) => string>) {
  const requests: ReceivedRequest[] = [];
  const listening = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const entry = { method: request.method ?? "", url: request.url ?? "", body, headers: request.headers };
      requests.push(entry);
      const page = pages[`${entry.method} ${entry.url.split("?")[0]}`];
      if (page) response.end(page(entry, response));
      else response.writeHead(404).end("<main>Page not found</main>");
    });
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  const { port } = listening.address() as AddressInfo; // a listening TCP server's address is never a string
  return { shopper: new Browserless(`http://127.0.0.1:${port}`), requests };
}

describe("Browserless", () => {
  test("submits the pressed button, ticked boxes, selected options and hidden fields", async () => {
    const { shopper, requests } = await shopperOf({
      "GET /": () => `<form method="post" action="/cart"><input type=hidden name=sku value=A1>
        <label for=q>Quantity</label><input id=q name=quantity type=number min=1 value=1>
        <label><input type=checkbox name=gift> Gift</label><label><input type=checkbox name=later> Later</label>
        <label>State <select name=state><option value=KA>Karnataka<option value=KL>Kerala</select></label>
        <fieldset><legend>Colour</legend><label><input type=radio name=c value=1 checked> Black</label>
          <label><input type=radio name=c value=2> Blue</label></fieldset>
        <button name=intent value=save>Save</button><button name=intent value=add>Add to cart</button></form>`,
      "POST /cart": (_, response) => (response.writeHead(303, { location: "/done" }), ""),
      "GET /done": () => "<main><h1>Done</h1></main>",
    });
    await shopper.goto("/");
    await shopper.fill("Quantity", "2");
    await shopper.tick("Gift");
    await shopper.select("State", "Kerala");
    await shopper.choose("Colour", "Blue");
    await shopper.press("Add to cart");
    await shopper.arrivesAt("/done");
    expect(requests[1]?.body).toBe("sku=A1&quantity=2&gift=on&state=KL&c=2&intent=add");
    expect(requests[1]?.headers).toMatchObject({ origin: shopper.origin, "sec-fetch-site": "same-origin" });
  });

  test("rejects a form with an empty required or invalid field", async () => {
    const { shopper } = await shopperOf({
      "GET /": () =>
        `<form method=post action=/x><label>Email <input name=e type=email required></label><button>Go</button></form>`,
    });
    await shopper.goto("/");
    await expect(shopper.press("Go")).rejects.toThrow('"Email" is required');
    await shopper.fill("Email", "nobody");
    await expect(shopper.press("Go")).rejects.toThrow("no e-mail address");
  });

  test("cannot press a button that needs script", async () => {
    const { shopper } = await shopperOf({ "GET /": () => "<button type=button>Open</button>" });
    await shopper.goto("/");
    await expect(shopper.press("Open")).rejects.toThrow("belongs to no form");
  });

  test("rejects a post form without an action", async () => {
    const { shopper } = await shopperOf({ "GET /": () => "<form method=post><button>Go</button></form>" });
    await shopper.goto("/");
    await expect(shopper.press("Go")).rejects.toThrow("no action");
  });

  test("ignores hidden parts of the page", async () => {
    const { shopper } = await shopperOf({
      "GET /": () =>
        `<main>Here<div hidden id="S:1">Parked</div><p aria-hidden=true>Quiet</p><script>"Code"</script></main>`,
    });
    await shopper.goto("/");
    await shopper.sees("Here");
    for (const unseen of ["Parked", "Quiet", "Code"]) await shopper.seesNo(unseen);
    await expect(shopper.sees("Parked")).rejects.toThrow("Sees no Parked");
  });

  test("submits a GET form with its fields in the URL", async () => {
    const { shopper } = await shopperOf({
      "GET /": () =>
        `<form role=search action="/search-results"><input type=search name=search aria-label="Search products"><button>Search</button></form>`,
      "GET /search-results": () => "<main>Results</main>",
    });
    await shopper.goto("/");
    await shopper.fill("Search products", "5G phone");
    await shopper.press("Search");
    await shopper.arrivesAt("/search-results?search=5G+phone");
  });

  test("sends cookies and deletes expired ones", async () => {
    const { shopper, requests } = await shopperOf({
      "GET /": (_, response) => (
        response.setHeader("set-cookie", ["cart=abc; Path=/; HttpOnly", "old=1; Max-Age=0"]),
        ""
      ),
      "GET /next": () => "",
    });
    await shopper.goto("/");
    await shopper.goto("/next");
    expect(requests[1]?.headers.cookie).toBe("cart=abc");
    expect(shopper.jar.get("cart")).toMatchObject({ httpOnly: true, path: "/" });
  });

  test("fails on an unexpected status and shows an expected one", async () => {
    const { shopper } = await shopperOf({});
    await expect(shopper.goto("/nowhere")).rejects.toThrow("status 404");
    await shopper.expecting(404).goto("/nowhere");
    await shopper.sees("Page not found");
    expect(shopper.status()).toBe(404);
  });
});
