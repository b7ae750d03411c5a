import type { Locator, Page } from "playwright";
import { normalizeText } from "../browserless/names.ts";
import { eventually } from "../eventually.ts";
import { type Name, type Role, type Scope } from "../shopper.ts";

const fields: Role[] = ["textbox", "searchbox", "spinbutton", "combobox", "listbox"];
const groups: Role[] = ["group", "radiogroup"];
const timeoutMs = { timeout: 30_000 };
/** A closed details around the element, or before its container. */
const closedAround = "xpath=ancestor::details[not(@open)]";
const closedBefore =
  "xpath=ancestor-or-self::*/preceding-sibling::details[not(@open)] | ancestor-or-self::*/preceding-sibling::*[1]/descendant::details[not(@open)]";

export class PartOfScreen implements Scope {
  readonly page: Page;
  readonly #root: Locator;
  /** The same part where it is visible: folded content may be shown in a panel. */
  readonly #shown: Locator;

  constructor(page: Page, root: Locator = page.locator("html"), shown: Locator = root) {
    this.page = page;
    this.#root = root;
    this.#shown = shown;
  }

  async follow(link: Name): Promise<void> {
    await (await this.#reach(["link"], link)).click(timeoutMs);
  }

  async press(button: Name, limitMs?: number): Promise<void> {
    await (await this.#reach(["button"], button, limitMs)).click({ timeout: limitMs ?? timeoutMs.timeout });
  }

  async fill(field: Name, text: string): Promise<void> {
    await (await this.#reach(fields, field)).fill(text, timeoutMs);
  }

  async choose(group: Name, option: Name): Promise<void> {
    const around = await this.#reach(groups, group);
    const radio = around.getByRole("radio", nameOption(option)).first();
    await radio.waitFor({ state: "attached", ...timeoutMs });
    // A swatch may hide the radio itself; a person presses the label.
    const label = radio.locator("xpath=ancestor::label").or(this.#labelFor(await radio.getAttribute("id")));
    if ((await label.count()) > 0) await label.first().click(timeoutMs);
    else await radio.check(timeoutMs);
  }

  async select(field: Name, option: string): Promise<void> {
    await (await this.#reach(fields, field)).selectOption({ label: option }, timeoutMs);
  }

  async tick(checkbox: Name): Promise<void> {
    await (await this.#reach(["checkbox"], checkbox)).check(timeoutMs);
  }

  async untick(checkbox: Name): Promise<void> {
    await (await this.#reach(["checkbox"], checkbox)).uncheck(timeoutMs);
  }

  async value(field: Name): Promise<string> {
    return (await this.#reach(fields, field)).inputValue(timeoutMs);
  }

  async sees(text: Name): Promise<void> {
    await eventually(
      async () => patternOf(text).test(await this.text()),
      async () => `Sees no ${String(text)} at ${this.page.url()}, but: ${(await this.text()).slice(0, 1500)}`,
    );
  }

  async seesNo(text: Name): Promise<void> {
    await eventually(
      async () => !patternOf(text).test(await this.text()),
      () => `Still sees ${String(text)} at ${this.page.url()}`,
    );
  }

  async count(role: Role, name?: Name): Promise<number> {
    return this.#root.getByRole(role, nameOption(name)).count();
  }

  async names(role: Role): Promise<string[]> {
    const all = await this.#root.getByRole(role).all();
    return Promise.all(all.map(async (one) => nameInSnapshot(await one.ariaSnapshot())));
  }

  within(role: Role, name?: Name): Scope {
    // It may be folded now and is opened on use.
    return new PartOfScreen(this.page, this.#by([role], name, true), this.#by([role], name));
  }

  async each(role: Role): Promise<Scope[]> {
    const all = await this.#root.getByRole(role).all();
    return all.map((one) => new PartOfScreen(this.page, one));
  }

  field(name: Name): Locator {
    return this.#by(fields, name);
  }

  async text(): Promise<string> {
    // Between two documents there is no text.
    return normalizeText(await this.#root.innerText({ timeout: 5_000 }).catch(() => ""));
  }

  #by(roles: readonly Role[], name?: Name, includeHidden = false): Locator {
    const root = includeHidden ? this.#root : this.#shown;
    const [first, ...rest] = roles.map((role) => root.getByRole(role, { ...nameOption(name), includeHidden }));
    if (!first) throw new Error("Looking for something without a role");
    return rest.reduce((found, other) => found.or(other), first).first();
  }

  /** Also opens closed details around the element (menus, filters on a phone). */
  async #reach(roles: readonly Role[], name: Name, limitMs?: number): Promise<Locator> {
    const visible = this.#by(roles, name);
    const hidden = this.#by(roles, name, true);
    const around = hidden.locator(closedAround).first();
    const folded = around.or(hidden.locator(closedBefore).first());
    // To look for a role costs as much as a short task of the page.
    let isVisible = false;
    await eventually(
      async () => (isVisible = (await visible.count()) > 0) || (await folded.count()) > 0,
      async () =>
        `No ${roles.join("/")} ${String(name)} at ${this.page.url()}, but: ${(await this.text()).slice(0, 1500)}`,
      limitMs,
    );
    await this.#firstPaint();
    if (isVisible || (await visible.count()) > 0) return visible;
    const closed = (await around.count()) > 0 ? around : hidden.locator(closedBefore).first();
    await closed.locator("summary").first().click(timeoutMs);
    return visible;
  }

  /** Chromium drops clicks before it. */
  async #firstPaint(): Promise<void> {
    const hasPainted = () => performance.getEntriesByType("paint").length > 0;
    await this.page.waitForFunction(hasPainted, undefined, { timeout: 2_000 }).catch(() => undefined);
  }

  #labelFor(id: string | null): Locator {
    return this.page.locator(`label[for=${JSON.stringify(id ?? "")}]`);
  }
}

function nameOption(name: Name | undefined): { name?: Name; exact?: boolean } {
  return name === undefined ? {} : { name, exact: true };
}

function patternOf(text: Name): RegExp {
  return typeof text === "string" ? new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")) : text;
}

/** `- button "Add to cart" [pressed]` → Add to cart */
function nameInSnapshot(snapshot: string): string {
  const [line = ""] = snapshot.split("\n");
  return /"((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? "";
}

/** React marks the element early, and the root when it is done. */
export function isHydrated(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    interface Root {
      readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated?: boolean } } };
    }
    const marked = (on: Node, mark: string) =>
      Object.entries<Root>(on as object as Record<string, Root>).find(([key]) => key.startsWith(mark))?.[1]; // as React 18 keeps it
    const root = marked(document, "__reactContainer$");
    return root?.stateNode.current.memoizedState.isDehydrated === false && marked(node, "__reactFiber$") !== undefined;
  });
}
