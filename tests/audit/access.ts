import { nameOf } from "../support/browserless/names.ts";
import type { ReadPage } from "./read-page.ts";
import { linksTo, met, missing, type Statement, textAbout, undecidable, type Verdict, without } from "./statement.ts";

/** WCAG 2.2, levels A and AA, as far as HTML tells. */
export const accessStatements: readonly Statement[] = [
  {
    says: "1.1.1 Pictures have a text, or are marked as decoration",
    judge: ({ pages }) =>
      without(pages, ({ parsed }) =>
        srcOf(parsed.all(({ name, attribs }) => name === "img" && !("alt" in attribs))[0]),
      ),
  },
  {
    says: "1.3.1, 4.1.2 Fields and buttons have names",
    judge: ({ pages }) => without(pages, unnamedControl),
  },
  {
    says: "1.3.5 Fields about the shopper can be filled by the browser",
    judge({ forms: { register } }) {
      if (!register) return undecidable("the audit found no registration");
      const fields = register.parsed.all(
        ({ attribs }) =>
          ["email", "given-name", "family-name"].includes(attribs["autocomplete"] ?? "") ||
          attribs["autocomplete"] === "username",
      );
      return fields.length >= 3
        ? met(register, `${fields.length} fields`)
        : missing(register, `${fields.length} fields`);
    },
  },
  {
    says: "1.4.4 Zooming is not disabled",
    judge: ({ pages }) =>
      without(pages, ({ parsed }) => {
        const [viewport] = parsed.all(({ attribs }) => attribs["name"] === "viewport");
        const content = viewport?.attribs["content"] ?? "";
        return /user-scalable=(?:no|0)|maximum-scale/.test(content) ? content : null;
      }),
  },
  {
    says: "2.4.1 Blocks can be skipped",
    judge: ({ pages }) => without(pages, (page) => lacking(linksTo(page, "#main"), "no skip link")),
  },
  {
    says: "2.4.2 Pages have titles",
    judge: ({ pages }) => without(pages, ({ parsed }) => (parsed.title === "" ? "no title" : null)),
  },
  {
    says: "2.4.6 Pages have one main heading",
    judge: ({ pages }) =>
      without(pages, ({ parsed }) => {
        const { length } = parsed.all(({ name }) => name === "h1");
        return length === 1 ? null : `${length} of level 1`;
      }),
  },
  {
    says: "3.1.1 Pages say their language",
    judge: ({ pages }) =>
      without(pages, ({ parsed }) =>
        lacking(
          parsed.all(({ name, attribs }) => name === "html" && (attribs["lang"] ?? "") !== ""),
          "no language",
        ),
      ),
  },
  {
    says: "3.2.6 Help is in the same order on every page",
    judge({ home, pages, checkout }) {
      const others = pages.filter((page) => page !== checkout);
      const order = helpOf(home);
      if (order === "") return missing(home, "no link to help");
      const different = others.find((page) => helpOf(page) !== order);
      return different ? missing(different, helpOf(different)) : met(home, `${order} on ${others.length} pages`);
    },
  },
  {
    says: "3.3.8 Passwords can be pasted and filled by a manager",
    judge({ forms }) {
      const page = forms["log-in"];
      const [field] = page?.parsed.all(({ attribs }) => attribs["type"] === "password") ?? [];
      if (!page || !field) return undecidable("the audit found no log-in");
      const purpose = field.attribs["autocomplete"] ?? "";
      return purpose === "current-password" ? met(page, purpose) : missing(page, `autocomplete “${purpose}”`);
    },
  },
  { says: "There is a statement about accessibility", judge: (shop) => textAbout(shop, /accessib/) },
  {
    says: "2.4.11 What has the focus is not covered",
    judge: ({ home, inBrowser }) =>
      inBrowser
        ? faultless(home, inBrowser.coveredStops, `${inBrowser.stops} stops of the Tab key on ${inBrowser.pages} pages`)
        : undecidable(NO_BROWSER),
  },
  {
    says: "2.5.8 Targets are large enough, or far enough from others",
    judge: ({ home, inBrowser }) =>
      inBrowser
        ? faultless(home, inBrowser.smallTargets, `axe finds none too small on ${inBrowser.pages} pages`)
        : undecidable(NO_BROWSER),
  },
];

const NO_BROWSER = "needs Chromium: only with `--browser`";

function faultless(home: ReadPage, faults: readonly string[], seen: string): Verdict {
  return faults[0] === undefined ? met(home, seen) : missing(home, faults[0]);
}

function srcOf(picture: { readonly attribs: Readonly<Record<string, string>> } | undefined): string | null {
  return picture ? (picture.attribs["src"] ?? "a picture") : null;
}

function unnamedControl(page: ReadPage): string | null {
  const controls = page.all("button", "textbox", "searchbox", "combobox", "spinbutton", "checkbox", "radio", "link");
  const unnamed = controls.find((control) => nameOf(control) === "");
  return unnamed ? `${unnamed.name} ${unnamed.attribs["name"] ?? unnamed.attribs["href"] ?? ""}` : null;
}

function lacking(found: readonly unknown[], what: string): string | null {
  return found.length === 0 ? what : null;
}

/** Around the content, in the order of the page. */
function helpOf({ parsed }: ReadPage): string {
  const isHelp = (href: string) => href.startsWith("tel:") || href === "/contact-us" || href === "/chat";
  const outside = parsed.all(({ name, attribs }) => name === "a" && isHelp(attribs["href"] ?? ""));
  return outside
    .filter((link) => !isInMain(link))
    .map(({ attribs }) => attribs["href"])
    .join(", ");
}

function isInMain(link: { readonly parent: unknown }): boolean {
  for (let node = link.parent; typeof node === "object" && node !== null; node = "parent" in node ? node.parent : null)
    if ("name" in node && node.name === "main") return true;
  return false;
}
