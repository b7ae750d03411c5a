import { shortHash } from "~/lib/urls/short-hash";
import { type Declarations, NONE } from "./declarations.server";

/** An element's own declarations by where they apply. */
export interface Style {
  readonly all?: Declarations;
  /** From 768 px on. */
  readonly wide?: Declarations;
  readonly phone?: Declarations;
  /**
   * In the light theme only: a text colour on the shop's own ground, which the dark theme changes.
   */
  readonly light?: Declarations;
}

/** More is left out as a whole: the content is then plain. */
const MAX_CSS = 32 * 1024;

const MEDIA = {
  all: null,
  wide: "(min-width:768px)",
  phone: "(max-width:767.98px)",
  light: "(prefers-color-scheme:light)",
} as const;

type Part = keyof typeof MEDIA;
const PARTS = Object.keys(MEDIA) as Part[]; // its own keys

export type StyleBook = ReturnType<typeof createStyleBook>;

/**
 * Collects the rules of a content. Class names follow from the declarations, so equal ones share a
 * class, on every page.
 */
export function createStyleBook() {
  const texts = new Map<string, Readonly<Record<Part, string>>>();
  return {
    /** Null without declarations. */
    classFor(style: Style): string | null {
      const parts = Object.fromEntries(PARTS.map((part) => [part, textOf(style[part] ?? NONE)])) as Record<
        Part,
        string
      >; // the same keys
      const text = PARTS.map((part) => parts[part]).join("|");
      if (text.length === PARTS.length - 1) return null;
      const name = `m-${shortHash(text)}`;
      texts.set(name, parts);
      return name;
    },
    css(): string {
      const css = PARTS.map((part) => {
        const rules = [...texts].map(([name, parts]) => (parts[part] ? `.${name}{${parts[part]}}` : "")).join("");
        const media = MEDIA[part];
        return media && rules ? `@media ${media}{${rules}}` : rules;
      }).join("");
      return css.length > MAX_CSS ? "" : css;
    },
  };
}

function textOf(declarations: Declarations): string {
  return [...declarations].map(([property, value]) => `${property}:${value}`).join(";");
}
