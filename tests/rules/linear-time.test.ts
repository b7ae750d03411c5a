import { beforeAll, describe, expect, test } from "vitest";
import { definedCookies } from "~/lib/server/define-cookie.server";
import { createCleanHtml } from "~/lib/commerce/content/clean-html.server";
import { expressionsOfApp, parsersOfApp, type Parser } from "./expressions.ts";
import { root, sourceFiles, textOf } from "./source-tree.ts";
import { worstCasesOf, worstTexts } from "./worst-cases.ts";

/** Milliseconds for 100 KB, on a machine that does other things too. */
const LIMIT_MS = 50;
/** A text that takes too long is found while it is short. */
const LENGTHS = [40, 1_000, 10_000, 100_000];

/** Of the processor's time, as others use it too; the shortest of three. */
function millisecondsOf(run: () => unknown): number {
  let shortest = Infinity;
  for (let tries = 0; tries < 3 && shortest > LIMIT_MS; tries += 1) {
    const begun = process.cpuUsage();
    try {
      run();
    } catch {
      // It says no.
    }
    const { user, system } = process.cpuUsage(begun);
    shortest = Math.min(shortest, (user + system) / 1_000);
  }
  return shortest;
}

/** The texts that take a function longer than allowed, the first of each length. */
function tooSlow(
  run: (text: string) => unknown,
  texts: (length: number) => Iterable<string>,
  longest = 100_000,
): string[] {
  for (const length of LENGTHS.filter((each) => each <= longest)) {
    for (const text of texts(length)) {
      const taken = millisecondsOf(() => run(text));
      if (taken > LIMIT_MS) return [`${Math.round(taken)} ms for ${length} × ${JSON.stringify(text.slice(0, 20))}`];
    }
  }
  return [];
}

describe("every regular expression", () => {
  const expressions = expressionsOfApp();

  test("is found", () => expect(expressions.length).toBeGreaterThan(100));

  test.each(expressions)("takes linear time: $where", ({ expression }) => {
    const everywhere = new RegExp(expression.source, [...new Set(`${expression.flags}g`)].join("").replace("y", ""));
    const run = (text: string) => text.replace(everywhere, "");
    expect(tooSlow(run, (length) => worstCasesOf(expression, length))).toEqual([]);
  });
});

describe("every function that takes texts", () => {
  const parsers = parsersOfApp();
  const functions = new Map<Parser, (...given: unknown[]) => unknown>();
  beforeAll(async () => {
    for (const parser of parsers) {
      const module = (await import(`${root}/${parser.path}`)) as Record<string, (...given: unknown[]) => unknown>; // found by its types
      const run = module[parser.name];
      if (run) functions.set(parser, run);
    }
  });

  test("is found", () => {
    expect(parsers.length).toBeGreaterThan(60);
    for (const name of ["parsePicturePath", "sameOriginPath", "parsePartName", "specificationRows"]) {
      expect(parsers.map((parser) => parser.name)).toContain(name);
    }
  });

  test.each(parsers)("takes linear time: $name of $path", (parser) => {
    const run = (text: string) => {
      const answer = functions.get(parser)?.(...parser.takes.map((made) => MAKERS[made](text)));
      // What it does later is not what is measured; that it is refused then is no error here.
      if (answer instanceof Promise) answer.catch(() => undefined);
    };
    expect(tooSlow(run, worstTexts)).toEqual([]);
  });

  test("so does reading every cookie", async () => {
    const definesOne = sourceFiles().filter(
      (path) => path.startsWith("app/") && path.endsWith(".server.ts") && textOf(path).includes(" = defineCookie"),
    );
    for (const path of definesOne) await import(`${root}/${path}`);
    expect(definedCookies().length).toBeGreaterThanOrEqual(definesOne.length);
    for (const cookie of definedCookies()) {
      expect(
        tooSlow((text) => cookie.parse(text), worstTexts),
        cookie.name,
      ).toEqual([]);
    }
  });

  test("so does cleaning the backend's HTML", () => {
    const bases = { media: "https://shop.example/media/", shop: "https://shop.example/" };
    const clean = createCleanHtml(bases as never, { rewriteMedia: (url) => url }); // only its addresses' origins count
    // Its work for each element is larger, and its text the merchant's.
    expect(tooSlow(clean, worstTexts, 10_000)).toEqual([]);
  });
});

const MAKERS = {
  text: (text: string) => text,
  query: (text: string) =>
    new URLSearchParams([
      ["q", text],
      ["page", text],
      [text, "1"],
    ]),
  url: (text: string) => new URL(`/${text}?${text}`, "https://shop.test"),
  number: () => 1,
  boolean: () => true,
} as const;
