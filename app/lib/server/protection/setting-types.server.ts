import { z } from "zod";
import { parseJson } from "~/lib/async/parse-json";
import {
  type AttributeMeaning,
  INVOICE_ATTRIBUTES,
  type InvoiceMeaning,
  NAMED_ATTRIBUTES,
} from "~/lib/commerce/model/named-attributes";
import { LanguagePackError, parseLanguagePack } from "~/lib/commerce/transport/language-pack.server";

/**
 * Blocked by `fetch`: https://fetch.spec.whatwg.org/#port-blocking. Without 0, which selects a free
 * port.
 */
export const BLOCKED_PORTS: readonly number[] = [
  ...[1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109],
  ...[110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530],
  ...[531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190],
  ...[5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080],
];

export function wholeNumber(error: string, least: number, most = Infinity) {
  return z.coerce.number(error).int(error).min(least, error).max(most, error);
}

export const port = wholeNumber("has to be a port, 0 to 65535", 0, 65_535).refine(
  isAskable,
  "is a port that browsers and fetch never ask (a blocked port of the Fetch standard): choose another",
);

export const httpUrl = z
  .url({ protocol: /^https?$/, error: "has to be an http(s) address" })
  .refine(
    (value) => !URL.canParse(value) || isAskable(Number(new URL(value).port)),
    "has a port that browsers and fetch never ask (a blocked port of the Fetch standard)",
  );
export const origin = httpUrl.transform((value) => new URL(value).origin);

export function textMatching(pattern: RegExp, error: string) {
  return z.string().regex(pattern, error);
}

export const line = z.string().trim().min(1, "is empty").max(200, "has more than 200 characters");

export const list = z.string().transform((value) =>
  value
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean),
);

const PAIR = /^(\w+)\s*=\s*([a-z]\w{0,59})$/;

/** "meaning=code" pairs. */
function attributeCodes<Meaning extends string>(meanings: readonly Meaning[]) {
  return list.transform((pairs, issue): Partial<Record<Meaning, string>> => {
    const codes: Partial<Record<Meaning, string>> = {};
    for (const pair of pairs) {
      const [, name, code] = PAIR.exec(pair) ?? [];
      const meaning = meanings.find((each) => each === name);
      if (meaning && code) codes[meaning] = code;
      else
        issue.addIssue({
          code: "custom",
          message: `has to be pairs such as ${meanings[0]}=code, of ${meanings.join(", ")}`,
        });
    }
    return codes;
  });
}

export const productAttributes = attributeCodes(Object.keys(NAMED_ATTRIBUTES) as AttributeMeaning[]); // its own keys
export const invoiceAttributes = attributeCodes(Object.keys(INVOICE_ATTRIBUTES) as InvoiceMeaning[]); // its own keys

export const json = z.string().transform((text, issue) => {
  const value = parseJson(text); // checked by the schema it is piped into
  if (value === undefined) issue.addIssue({ code: "custom", message: "has to be JSON" });
  return value;
});

export const languagePack = z.string().transform((csv, issue) => {
  try {
    return parseLanguagePack(csv);
  } catch (error) {
    if (!(error instanceof LanguagePackError)) throw error;
    issue.addIssue({ code: "custom", message: error.message });
    return z.NEVER;
  }
});

const TOO_SHORT = "needs at least 32 characters (each, if there are several with commas between)";
export const secrets = list.pipe(z.array(z.string().min(32, TOO_SHORT)).min(1, TOO_SHORT));

/** Used in URLs and scripts, so no character may have a special meaning there. */
export const key = textMatching(/^[\w/-]{3,80}$/, "has to be letters, digits, hyphens and slashes");

export const categoryPath = textMatching(/^\/\S{1,250}$/, "has to be a path like /sale.html");

function isAskable(port: number): boolean {
  return !BLOCKED_PORTS.includes(port);
}
