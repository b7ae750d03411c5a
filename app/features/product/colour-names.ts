/** Common colour names, for facets without swatches. */
const COLOURS: Readonly<Record<string, string>> = {
  black: "#1f2124",
  graphite: "#4a4d52",
  grey: "#80868b",
  silver: "#c5c9ce",
  white: "#f4f4f1",
  beige: "#dccfb8",
  gold: "#cfae74",
  brown: "#7a5238",
  red: "#b3343a",
  coral: "#e8765f",
  orange: "#e08a2e",
  yellow: "#e9c83f",
  sage: "#9db39a",
  green: "#3f7d58",
  teal: "#1f7a7a",
  "sky blue": "#8fbcdc",
  blue: "#2f5fa8",
  navy: "#1f2f57",
  lavender: "#b7a6d6",
  purple: "#6b4c8f",
  pink: "#e4a3b5",
};

export function colourOf(label: string): string | null {
  const name = label.trim().toLowerCase();
  return Object.hasOwn(COLOURS, name) ? (COLOURS[name] ?? null) : null;
}
