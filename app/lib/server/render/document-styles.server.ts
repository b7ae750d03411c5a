import { LRUCache } from "lru-cache";
import { type ByStylePart, byStylePart, STYLE_PARTS, type StyleRule } from "~/lib/page-styles";
import { digestSource } from "~/lib/server/protection/security-headers.server";

type Sheet = ByStylePart<readonly StyleRule[]>;

type Classes = ReadonlySet<string>;

interface ChosenStyles {
  readonly css: ByStylePart<string>;
  /** For the policy. Not a promise: on workerd a request cannot wait for another one's. */
  sources: readonly string[] | null;
}

/**
 * Choosing and hashing takes 1.5 ms, and pages of a route use few different sets of rules. 25 KB
 * each.
 */
const chosenStyles = new LRUCache<string, ChosenStyles>({ max: 200 });

/**
 * Makes the styles of a route's documents. A complete document carries the rules that it uses. A
 * streamed one carries all of the route, because its missing parts may use them.
 */
export function createRouteStyles(name: string, sheet: Sheet) {
  const parts = STYLE_PARTS.filter((part) => sheet[part].length > 0);
  const classNames = classNamesOf(sheet);

  /** Null: all rules. */
  function choose(classes: Classes | null): ChosenStyles {
    const key = classes ? `${name} ${classNames.map((one) => (classes.has(one) ? 1 : 0)).join("")}` : name;
    const known = chosenStyles.get(key);
    if (known) return known;
    const chosen = { css: byStylePart((part) => toCss(sheet[part], classes)), sources: null };
    chosenStyles.set(key, chosen);
    return chosen;
  }

  return {
    /** `placeholders` stand for the styles until `fill` has the rendered HTML. */
    forDocument() {
      // Random, so that content of the page cannot contain it.
      const secret = crypto.randomUUID();
      const placeholders = byStylePart((part) => (parts.includes(part) ? `${secret} ${part}` : ""));
      let chosen: ChosenStyles | null = null;
      return {
        placeholders,
        /** The first call decides what the document carries: a stream begins with it. */
        fill(html: string, isComplete: boolean): string {
          const { css } = (chosen ??= choose(isComplete ? classesIn(html) : null));
          // Concatenated, which copies nothing; each `replace` would copy the whole page (0.4 ms).
          let filled = "";
          let end = 0;
          for (const part of parts) {
            const start = html.indexOf(placeholders[part], end);
            if (start < 0) continue;
            filled += html.slice(end, start) + css[part];
            end = start + placeholders[part].length;
          }
          return filled + html.slice(end);
        },
        /** Once filled. */
        async sources(): Promise<readonly string[]> {
          const { css, sources } = (chosen ??= choose(null));
          return sources ?? (chosen.sources = await Promise.all(parts.map((part) => digestSource(css[part]))));
        },
      };
    },
  };
}

function classNamesOf(sheet: Sheet): readonly string[] {
  const classSets = STYLE_PARTS.flatMap((part) => sheet[part].flatMap(([, ...sets]) => sets));
  return [...new Set(classSets.flatMap((set) => set.split(" ")))];
}

/** Without blocks that become empty, but with all layers: their first mention sets their order. */
function toCss(rules: readonly StyleRule[], classes: Classes | null): string {
  const hasAll = (set: string) => classes === null || set.split(" ").every((name) => classes.has(name));
  const begun: string[] = [];
  const used: string[] = [];
  for (const [css, ...classSets] of rules) {
    if (css.endsWith("{") && !css.startsWith("@layer")) begun.push(css);
    else if (css === "}" && begun.length > 0) begun.pop();
    else if (classSets.length === 0 || classSets.some(hasAll)) used.push(...begun.splice(0), css);
  }
  // Joined, because V8 would copy a string of many concatenations for each document.
  return used.join("");
}

/** Too many where a text contains such an attribute, never too few. */
function classesIn(html: string): Classes {
  const [, ...rests] = html.split(' class="');
  const values = new Set(rests.map((rest) => rest.slice(0, rest.indexOf('"'))));
  return new Set([...values].flatMap((value) => value.split(" ")));
}
