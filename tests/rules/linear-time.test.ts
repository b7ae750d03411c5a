import { beforeAll, describe, expect, test } from "vitest";
import { definedCookies } from "~/lib/server/cookies/cookies.server";
import { createContentCleaner } from "~/lib/commerce/content/html/clean-html.server";
import { expressionsOfApp, parsersOfApp, type Parser } from "./expressions.ts";
import { root, sourceFiles, textOf } from "./source-tree.ts";
import { worstCasesOf, worstTexts } from "./worst-cases.ts";

/** CPU time in ms for at most 100 KB. A slower run is measured again with a quarter of the text. */
const SUSPICIOUS_MS = 50;
/** Four times the text takes four times as long in linear time, sixteen times in quadratic time. */
const MOST_GROWTH = 8;
/** Most slow patterns show with short texts. The longest run in the full matrix. */
const LENGTHS = [25, 40, 1_000, 10_000, ...(process.env["TEST_MATRIX"] === "full" ? [100_000] : [])];

function millisecondsOf(run: () => unknown): number {
  const begun = process.cpuUsage();
  try {
    run();
  } catch {}
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000;
}

/**
 * The ratio of the times for a text and for a quarter of it, from its start and its end; each the
 * shortest of up to five.
 */
function growthOf(run: (text: string) => unknown, text: string): number {
  const quarter = text.slice(0, text.length / 8) + text.slice(-text.length / 8);
  let [whole, part] = [Infinity, Infinity];
  let tries = 0;
  do {
    whole = Math.min(
      whole,
      millisecondsOf(() => run(text)),
    );
    part = Math.min(
      part,
      millisecondsOf(() => run(quarter)),
    );
    tries += 1;
  } while (whole > MOST_GROWTH * part && tries < 5);
  return whole / part;
}

/** The first text that takes a function more than linear time. */
function tooSlow(
  run: (text: string) => unknown,
  texts: (length: number) => Iterable<string>,
  longest = 100_000,
): string[] {
  for (const length of LENGTHS.filter((each) => each <= longest)) {
    for (const text of texts(length)) {
      let taken = millisecondsOf(() => run(text));
      // Again, because the garbage collector may have run.
      if (taken > SUSPICIOUS_MS) taken = millisecondsOf(() => run(text));
      if (taken > SUSPICIOUS_MS && growthOf(run, text) > MOST_GROWTH)
        return [`${Math.round(taken)} ms for ${length} × ${JSON.stringify(text.slice(0, 20))}`];
    }
  }
  return [];
}

test("growthOf tells quadratic from linear time", () => {
  const text = "a".repeat(3_000);
  const quadratic = (letters: string) => [...letters].filter((letter) => !letters.includes(`${letter}!`));
  const linear = (letters: string) => {
    let found = 0;
    for (let again = 0; again < 2_000; again += 1) for (const letter of letters) if (letter === "!") found += 1;
    return found;
  };
  expect(growthOf(quadratic, text)).toBeGreaterThan(MOST_GROWTH);
  expect(growthOf(linear, text)).toBeLessThan(MOST_GROWTH);
});

describe("every regular expression", () => {
  const expressions = expressionsOfApp();

  test("is found", () => expect(expressions.length).toBeGreaterThan(100));

  test.each(expressions)("takes linear time: $where", ({ expression }) => {
    const everywhere = new RegExp(expression.source, [...new Set(`${expression.flags}g`)].join("").replace("y", ""));
    const run = (text: string) => text.replace(everywhere, "");
    expect(tooSlow(run, (length) => worstCasesOf(expression, length))).toEqual([]);
  });
});

describe("every function of texts", () => {
  const parsers = parsersOfApp();
  const functions = new Map<Parser, (...given: unknown[]) => unknown>();
  beforeAll(async () => {
    for (const parser of parsers) {
      const module = (await import(`${root}/${parser.path}`)) as Record<string, (...given: unknown[]) => unknown>; // found by its types
      const run = module[parser.name];
      if (run) functions.set(parser, run);
    }
  }, 120_000);

  test("is found", () => {
    expect(parsers.length).toBeGreaterThan(60);
    for (const name of ["parsePicturePath", "sameOriginPath", "readResetLink", "pinOrText"]) {
      expect(parsers.map((parser) => parser.name)).toContain(name);
    }
  });

  test.each(parsers)("takes linear time: $name of $path", (parser) => {
    const run = (text: string) => {
      const answer = functions.get(parser)?.(...parser.takes.map((made) => MAKERS[made](text)));
      // Only the synchronous part is measured; later rejections are expected.
      if (answer instanceof Promise) answer.catch(() => undefined);
    };
    expect(tooSlow(run, worstTexts)).toEqual([]);
  });

  test("parsing every cookie takes linear time", async () => {
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

  test("cleaning the backend's HTML takes linear time", () => {
    const bases = { media: ["https://shop.example/media/"], pages: ["https://shop.example/"] };
    const { clean } = createContentCleaner(bases, {
      rewriteMedia: (url) => url,
      frameOrigins: [],
      parseMedia: () => null,
      readPictureSize: () => Promise.resolve(null),
    });
    // It does more work per element, and its text is the merchant's.
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
