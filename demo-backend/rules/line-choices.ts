/** What a shopper picked inside a product: selections of a bundle, or links of a downloadable. */
export interface BundleChoice {
  kind: "bundle";
  optionId: number;
  selectionId: number;
  /** Pieces in one unit of the bundle. */
  quantity: number;
}

interface LinkChoice {
  kind: "link";
  linkId: number;
}

export type LineChoice = BundleChoice | LinkChoice;

/** One text for one set of choices, whatever order they were sent in: lines with equal texts are the same line. */
export function formatChoices(choices: readonly LineChoice[]): string {
  return choices.map(formatChoice).sort().join(" ");
}

export function parseChoices(text: string): LineChoice[] {
  return text.split(" ").flatMap((word): LineChoice[] => {
    const [kind, first, second, third] = word.split("/");
    if (kind === "link") return [{ kind, linkId: Number(first) }];
    if (kind !== "bundle") return [];
    return [{ kind, optionId: Number(first), selectionId: Number(second), quantity: Number(third) }];
  });
}

function formatChoice(choice: LineChoice): string {
  return choice.kind === "link"
    ? `link/${choice.linkId}`
    : `bundle/${choice.optionId}/${choice.selectionId}/${choice.quantity}`;
}
