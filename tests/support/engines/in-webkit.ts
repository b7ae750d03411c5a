import type { Cookie } from "../browserless/cookie-jar.ts";
import { normalizeText } from "../browserless/names.ts";
import { eventually } from "../eventually.ts";
import { fits, type Name, type Role, type Scope, type Shopper } from "../shopper.ts";
import { openWebKit, type Session } from "./webdriver.ts";

/** Elements with a role, as HTML maps them. Their names come from WebKit. */
const SELECTORS: Partial<Record<Role, string>> = {
  alert: "[role=alert]",
  button: "button, summary, [role=button]",
  checkbox: "input[type=checkbox]",
  combobox: "select, [role=combobox]",
  dialog: "dialog",
  form: "form",
  group: "fieldset, details, [role=group]",
  heading: "h1, h2, h3, h4",
  link: "a[href]",
  list: "ul, ol",
  listitem: "li",
  main: "main",
  navigation: "nav",
  radio: "input[type=radio]",
  radiogroup: "[role=radiogroup]",
  region: "section, [role=region]",
  searchbox: "input[type=search]",
  spinbutton: "input[type=number]",
  status: "[role=status]",
  textbox: "input, textarea",
};
const FIELDS: readonly Role[] = ["textbox", "combobox"];
const GROUPS: readonly Role[] = ["group", "radiogroup"];

/** A reference to an element: its id under the key of the standard. */
type Reference = Readonly<Record<string, string>>;
type Find = () => Promise<Reference | null>;

class PartOfWebKit implements Scope {
  protected readonly session: Session;
  readonly #root: Find;

  constructor(session: Session, root: Find = async () => null) {
    this.session = session;
    this.#root = root;
  }

  async follow(link: Name): Promise<void> {
    await this.#click(() => this.find(["link"], link));
  }

  async press(button: Name): Promise<void> {
    await this.#click(() => this.find(["button"], button));
  }

  async fill(field: Name, text: string): Promise<void> {
    await this.#act(async () => {
      const id = idOf(await this.find(FIELDS, field));
      await this.session.post(`element/${id}/clear`);
      await this.session.post(`element/${id}/value`, { text });
    });
  }

  async choose(group: Name, option: Name): Promise<void> {
    const around = new PartOfWebKit(this.session, () => this.find(GROUPS, group));
    // A swatch may hide the radio itself; a person presses the label.
    await this.#click(async () =>
      this.#run("return arguments[0].labels[0] ?? arguments[0]", await around.find(["radio"], option)),
    );
  }

  async select(field: Name, option: string): Promise<void> {
    const script = "return [...arguments[0].options].find((one) => one.text === arguments[1])";
    await this.#click(async () => this.#run(script, await this.find(["combobox"], field), option));
  }

  tick(checkbox: Name): Promise<void> {
    return this.#check(checkbox, true);
  }

  untick(checkbox: Name): Promise<void> {
    return this.#check(checkbox, false);
  }

  async value(field: Name): Promise<string> {
    return String(await this.session.run("return arguments[0].value", await this.find(FIELDS, field)));
  }

  async text(): Promise<string> {
    const script = "return (arguments[0] ?? document.body).innerText";
    return normalizeText(String(await this.session.run(script, await this.#root())));
  }

  async sees(text: Name): Promise<void> {
    await eventually(
      async () => contains(await this.text().catch(() => ""), text),
      async () => `Sees no ${String(text)}, but: ${(await this.text()).slice(0, 1500)}`,
    );
  }

  async seesNo(text: Name): Promise<void> {
    await eventually(
      async () => !contains(await this.text(), text),
      () => `Still sees ${String(text)}`,
    );
  }

  async count(role: Role, name?: Name): Promise<number> {
    return (await this.findAll([role], name)).length;
  }

  async names(role: Role): Promise<string[]> {
    return Promise.all((await this.findAll([role])).map((one) => this.#nameOf(one)));
  }

  within(role: Role, name?: Name): Scope {
    return new PartOfWebKit(this.session, () => this.find([role], name));
  }

  async each(role: Role): Promise<Scope[]> {
    return (await this.findAll([role])).map((one) => new PartOfWebKit(this.session, async () => one));
  }

  async find(roles: readonly Role[], name?: Name): Promise<Reference> {
    let found: Reference | undefined;
    await eventually(
      async () => {
        [found] = await this.findAll(roles, name);
        return found !== undefined;
      },
      async () => `No ${roles.join("/")} ${String(name)}, but: ${(await this.text()).slice(0, 1500)}`,
    );
    return found ?? {};
  }

  /** Visible ones. */
  async findAll(roles: readonly Role[], name?: Name): Promise<Reference[]> {
    const selector = roles.flatMap((role) => SELECTORS[role] ?? []).join(", ");
    if (!selector) throw new Error(`No elements are known for the roles ${roles.join(", ")}`);
    const script =
      "return [...(arguments[0] ?? document).querySelectorAll(arguments[1])].filter((one) => one.checkVisibility())";
    let fitting: Reference[] = [];
    await this.#act(async () => {
      const candidates = (await this.session.run(script, await this.#root(), selector)) as Reference[]; // elements
      fitting = [];
      for (const one of candidates) if (name === undefined || fits(name, await this.#nameOf(one))) fitting.push(one);
    });
    return fitting;
  }

  async #nameOf(element: Reference): Promise<string> {
    return normalizeText(String(await this.session.get(`element/${idOf(element)}/computedlabel`)));
  }

  async #run(script: string, ...args: readonly unknown[]): Promise<Reference> {
    return (await this.session.run(script, ...args)) as Reference; // the scripts here return an element
  }

  async #check(checkbox: Name, isChecked: boolean): Promise<void> {
    const box = await this.find(["checkbox"], checkbox);
    if ((await this.session.run("return arguments[0].checked", box)) !== isChecked)
      await this.#click(async () => this.#run("return arguments[0].labels[0] ?? arguments[0]", box));
  }

  #click(find: () => Promise<Reference>): Promise<void> {
    return this.#act(async () => {
      const element = await find();
      // WebDriver scrolls it to an edge of the window, where bars of the shop may cover it.
      await this.session.run("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);
      await this.session.post(`element/${idOf(element)}/click`);
    });
  }

  /**
   * Tries again when React or a navigation has replaced an element between finding and using it.
   */
  async #act(use: () => Promise<void>): Promise<void> {
    let failure: unknown;
    await eventually(
      () =>
        use().then(
          () => true,
          (error: unknown) => {
            failure = error;
            if (!/stale element|not interactable|click intercepted|no such element|unknown error/.test(String(error)))
              throw error;
            return false;
          },
        ),
      () => String(failure),
    );
  }
}

/** One person with WebKitGTK's MiniBrowser, always with script. */
class InWebKit extends PartOfWebKit implements Shopper {
  readonly origin: string;
  #url: URL;
  #status = 0;

  constructor(origin: string, session: Session) {
    super(session);
    this.origin = origin;
    this.#url = new URL(origin);
  }

  /** WebDriver tells no statuses of other documents, so that any may follow. */
  expecting(): this {
    return this;
  }

  async goto(path: string): Promise<void> {
    await this.session.post("url", { url: new URL(path, this.origin).href });
    await this.#look();
  }

  async back(): Promise<void> {
    await this.session.post("back");
    await this.#look();
  }

  async reload(): Promise<void> {
    await this.session.post("refresh");
    await this.#look();
  }

  async arrivesAt(address: Name): Promise<void> {
    await eventually(
      async () => {
        await this.#look();
        return fits(address, this.address());
      },
      async () => `At ${this.address()} instead of ${String(address)}, seeing: ${(await this.text()).slice(0, 800)}`,
    );
    await this.find(["main"]);
  }

  /** Of the last look. */
  address(): string {
    return this.#url.pathname + this.#url.search;
  }

  async seesTop(): Promise<void> {
    await eventually(
      async () => (await this.session.run("return scrollY")) === 0,
      () => `${this.address()} does not begin at its top`,
    );
  }

  async scrollY(): Promise<number> {
    return Number(await this.session.run("return scrollY"));
  }

  async scrollTo(y: number): Promise<void> {
    await this.session.run("scrollTo(0, arguments[0])", y);
  }

  async title(): Promise<string> {
    return String(await this.session.get("title"));
  }

  status(): number {
    return this.#status;
  }

  async cookie(name: string): Promise<string | null> {
    const found = await this.session.get(`cookie/${name}`).catch(() => null);
    return (found as { value: string } | null)?.value ?? null; // as the standard says
  }

  async adopt(cookies: readonly Cookie[]): Promise<void> {
    for (const { name, value, httpOnly } of cookies)
      await this.session.post("cookie", { cookie: { name, value, httpOnly, path: "/" } });
  }

  async #look(): Promise<void> {
    this.#url = new URL(String(await this.session.get("url")));
    const script = "return performance.getEntriesByType('navigation')[0]?.responseStatus ?? 0";
    this.#status = Number(await this.session.run(script).catch(() => 0));
  }
}

/** Runs the walk in the system's WebKit (`webkit2gtk-driver` and `xvfb` of Debian). */
export async function inWebKit(origin: string, walk: (shopper: InWebKit) => Promise<void>): Promise<void> {
  const session = await openWebKit();
  try {
    await walk(new InWebKit(origin, session));
  } finally {
    await session.close();
  }
}

function idOf(element: Reference): string {
  return Object.values(element)[0] ?? "";
}

function contains(text: string, wanted: Name): boolean {
  return typeof wanted === "string" ? text.includes(wanted) : wanted.test(text);
}
