import type { AnyNode, Element } from "domhandler";
import { fits, type Name, type Role, type Scope } from "../shopper.ts";
import { nameOf, textOf } from "./names.ts";
import type { ParsedPage } from "./parsed-page.ts";
import { reachable, roleOf } from "./roles.ts";
import { controlsOf, formOf, isDisabled, optionsOf, submissionOf, valueOf, type Submission } from "./submission.ts";

const fields: Role[] = ["textbox", "searchbox", "spinbutton", "combobox", "listbox"];
const groups: Role[] = ["group", "radiogroup"];

/** Finds elements by role and name; does what HTML without script can do. */
export class PartOfPage implements Scope {
  readonly #pageOf: () => ParsedPage;
  readonly #rootOf: () => AnyNode;
  readonly #shopper: Pick<PartOfPage, "visit" | "submit">;

  constructor(pageOf: () => ParsedPage, rootOf?: () => AnyNode, shopper?: Pick<PartOfPage, "visit" | "submit">) {
    this.#pageOf = pageOf;
    this.#rootOf = rootOf ?? (() => pageOf().document);
    this.#shopper = shopper ?? this;
  }

  visit(url: URL): Promise<void> {
    return this.#shopper.visit(url);
  }

  submit(submission: Submission): Promise<void> {
    return this.#shopper.submit(submission);
  }

  async follow(link: Name): Promise<void> {
    const { href } = this.find(["link"], link).attribs;
    await this.visit(new URL(href ?? "", this.#pageOf().url));
  }

  async press(button: Name): Promise<void> {
    const element = this.find(["button"], button);
    if (isDisabled(element)) throw new Error(`Button ${String(button)} is disabled in the received page`);
    await this.submit(submissionOf(element, this.#pageOf().url));
  }

  async fill(field: Name, text: string): Promise<void> {
    const element = this.field(field);
    if ("readonly" in element.attribs) throw new Error(`Field ${String(field)} is read-only`);
    element.attribs["value"] = text;
  }

  async choose(group: Name, option: Name): Promise<void> {
    const radios = [...reachable(this.find(groups, group))].filter((element) => roleOf(element) === "radio");
    const chosen = radios.find((radio) => fits(option, nameOf(radio)));
    if (!chosen) throw new Error(`No ${String(option)} in ${String(group)}, only: ${radios.map(nameOf).join(" · ")}`);
    if (isDisabled(chosen)) throw new Error(`Radio button ${String(option)} is disabled in the received page`);
    const form = formOf(chosen);
    const rivals = form ? controlsOf(form) : radios;
    for (const rival of rivals) if (rival.attribs["name"] === chosen.attribs["name"]) delete rival.attribs["checked"];
    chosen.attribs["checked"] = "";
  }

  async select(field: Name, option: string): Promise<void> {
    const options = optionsOf(this.field(field));
    const chosen = options.find((one) => textOf(one) === option);
    if (!chosen) throw new Error(`No "${option}" in ${String(field)}, only: ${options.map(textOf).join(" · ")}`);
    for (const one of options) delete one.attribs["selected"];
    chosen.attribs["selected"] = "";
  }

  async tick(checkbox: Name): Promise<void> {
    this.find(["checkbox"], checkbox).attribs["checked"] = "";
  }

  async untick(checkbox: Name): Promise<void> {
    delete this.find(["checkbox"], checkbox).attribs["checked"];
  }

  async value(field: Name): Promise<string> {
    return valueOf(this.field(field));
  }

  async text(): Promise<string> {
    return textOf(this.#rootOf());
  }

  async sees(text: Name): Promise<void> {
    const seen = textOf(this.#rootOf());
    if (!contains(seen, text))
      throw new Error(`Sees no ${String(text)} at ${this.#pageOf().url.pathname}, but: ${seen.slice(0, 1500)}`);
  }

  async seesNo(text: Name): Promise<void> {
    if (contains(textOf(this.#rootOf()), text))
      throw new Error(`Sees ${String(text)} at ${this.#pageOf().url.pathname}`);
  }

  async count(role: Role, name?: Name): Promise<number> {
    return this.findAll([role], name).length;
  }

  async names(role: Role): Promise<string[]> {
    return this.findAll([role]).map(nameOf);
  }

  within(role: Role, name?: Name): Scope {
    return new PartOfPage(this.#pageOf, () => this.find([role], name), this.#shopper);
  }

  async each(role: Role): Promise<Scope[]> {
    return this.findAll([role]).map((one) => new PartOfPage(this.#pageOf, () => one, this.#shopper));
  }

  field(name: Name): Element {
    return this.find(fields, name);
  }

  find(roles: readonly Role[], name?: Name): Element {
    const [first] = this.findAll(roles, name);
    if (first) return first;
    const there = this.findAll(roles).map(nameOf).slice(0, 40);
    throw new Error(
      `No ${roles.join("/")} ${String(name)} at ${this.#pageOf().url.pathname}, only: ${there.join(" · ")}`,
    );
  }

  findAll(roles: readonly Role[], name?: Name): Element[] {
    return [...reachable(this.#rootOf())].filter((element) => {
      const role = roleOf(element);
      return role !== null && roles.includes(role) && fits(name, nameOf(element));
    });
  }
}

function contains(seen: string, text: Name): boolean {
  return typeof text === "string" ? seen.includes(text) : text.test(seen);
}
