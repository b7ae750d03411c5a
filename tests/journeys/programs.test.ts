import type { Element } from "domhandler";
import { expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { labelsOf, textOf } from "../support/browserless/names.ts";
import { controlsOf, isDisabled, optionsOf, submissionOf, valueOf } from "../support/browserless/submission.ts";
import { isFullMatrix } from "../support/modes.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { newEmail } from "../support/steps/checking-out.ts";

/** What the person has told the program, by words of a label. */
const TOLD: readonly (readonly [RegExp, string])[] = [
  [/phone|mobile/i, "+91 98450 12345"],
  [/pin code/i, "560001"],
  [/city/i, "Bengaluru"],
  [/state/i, "Karnataka"],
  [/flat|house|building/i, "12 Residency Road"],
  [/first name/i, "Asha"],
  [/last name/i, "Rao"],
  [/message/i, "For you"],
  [/name/i, "Asha Rao"],
  [/amount/i, "1000"],
];

/** What the person prefers, last first. Dear orders cannot be paid in cash. */
const PAYMENTS = [/bank transfer/i, /cash on delivery/i];

/** In the order in which the checkout has them. */
const STEPS = ["deliver_to", "choose_shipping", "bill_to", "place_order"];

const PRODUCTS = isFullMatrix ? 20 : 5;

/**
 * Knows nothing of this shop's screens: it reads `/llms.txt`, and then only the descriptions of
 * forms and the labels of their fields.
 */
class Program extends Browserless {
  readonly #email = newEmail();

  tools(): Element[] {
    return this.page.all((element) => "toolname" in element.attribs);
  }

  async use(name: string): Promise<void> {
    const form = this.tools().find(({ attribs }) => attribs["toolname"] === name);
    if (!form) throw new Error(`No tool ${name} at ${this.address()}`);
    const controls = controlsOf(form).filter((control) => !isDisabled(control));
    for (const control of controls) this.#complete(control, controls);
    // As Enter does.
    const button = controls.find(
      ({ name: tag, attribs }) => tag === "button" && (attribs["type"] ?? "submit") === "submit",
    );
    if (!button) throw new Error(`Tool ${name} has no button`);
    await this.submit(submissionOf(button, this.page.url));
  }

  #complete(control: Element, all: readonly Element[]): void {
    const { attribs } = control;
    const label = labelsOf(control).map(textOf).join(" ");
    const type = control.name === "input" ? (attribs["type"] ?? "text") : control.name;
    if (type === "radio") {
      const rivals = all.filter((other) => other.attribs["name"] === attribs["name"]);
      const chosen = rivals.find((other) => "checked" in other.attribs);
      if (!chosen || preference(control) > preference(chosen)) {
        delete chosen?.attribs["checked"];
        attribs["checked"] = "";
      }
    }
    if (type === "checkbox" && ("required" in attribs || /accept|same as/i.test(label))) attribs["checked"] = "";
    if (["hidden", "radio", "checkbox", "button"].includes(type) || valueOf(control) !== "") return;
    const told = /email/i.test(label) ? this.#email : TOLD.find(([words]) => words.test(label))?.[1];
    if (type !== "select") attribs["value"] = told ?? "";
    else {
      const options = optionsOf(control).filter((option) => option.attribs["value"] !== "");
      const option = options.find((one) => textOf(one) === told) ?? options[0];
      if (option) option.attribs["selected"] = "";
    }
  }
}

function preference(radio: Element): number {
  return PAYMENTS.findIndex((words) => words.test(labelsOf(radio).map(textOf).join(" ")));
}

/** Addresses of products in stock, from the departments of `/llms.txt` and their Markdown. */
async function findProducts(origin: string): Promise<string[]> {
  const guest = new Browserless(origin);
  const read = async (path: string) => (await guest.send(path)).body.toString();
  const links = (text: string) => [...text.matchAll(/\]\((http[^)]+)\)(.*)/g)];
  const found: string[] = [];
  for (const [, department = ""] of links(await read("/llms.txt")).filter(([, href]) => href?.endsWith(".md"))) {
    const products = links(await read(new URL(department).pathname)).filter(([, , rest]) =>
      rest?.includes(", in stock"),
    );
    found.push(...products.slice(0, 4).map(([, href = ""]) => new URL(href).pathname));
  }
  return [...new Set(found)].slice(0, PRODUCTS);
}

// A backend of its own, because it buys what is scarce.
const { shop } = withOwnShop("node", {}, { backend: {} });

test(`a program that reads only forms and their descriptions buys ${PRODUCTS} products of ${PRODUCTS}`, async () => {
  const { origin } = shop;
  const products = await findProducts(origin);
  expect(products).toHaveLength(PRODUCTS);
  const failed: string[] = [];
  for (const path of products) {
    const program = new Program(origin).expecting(422);
    try {
      await program.goto(path);
      await program.use("add_to_cart");
      await program.goto("/checkout");
      for (let step = 0; step < STEPS.length + 1 && !program.address().startsWith("/checkout/thank-you"); step += 1) {
        const names = new Set(program.tools().map(({ attribs }) => attribs["toolname"]));
        await program.use(STEPS.find((name) => names.has(name)) ?? "a step of the checkout");
      }
      await program.sees("Order placed. Thank you");
    } catch (error) {
      failed.push(`${path}: ${String(error).slice(0, 400)}`);
    }
  }
  expect(failed).toEqual([]);
});

test("each tool has its own name on a page and a description, in at most 600 bytes", async () => {
  const program = new Program(inject("origins").node);
  for (const path of ["/", "/login", "/register", "/kestriva-aura-5g.html"]) {
    await program.goto(path);
    const tools = program.tools().map(({ attribs }) => attribs);
    const names = tools.map(({ toolname }) => toolname);
    expect(new Set(names).size, path).toBe(names.length);
    expect(names, path).toContain("search");
    const bytes = tools.map(({ toolname, tooldescription = "" }) => {
      expect(tooldescription.length, `${path} ${toolname}`).toBeGreaterThan(10);
      return ` toolname="${toolname}" tooldescription="${tooldescription}"`.length;
    });
    expect(
      bytes.reduce((sum, size) => sum + size, 0),
      path,
    ).toBeLessThanOrEqual(600);
  }
});
