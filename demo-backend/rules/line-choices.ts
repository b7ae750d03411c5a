export interface BundleChoice {
  kind: "bundle";
  optionId: number;
  selectionId: number;
  /** Per unit of the bundle. */
  quantity: number;
}

interface LinkChoice {
  kind: "link";
  linkId: number;
}

interface ValueChoice {
  kind: "value";
  optionId: number;
  valueId: number;
}

interface TextChoice {
  kind: "text";
  optionId: number;
  text: string;
}

export type LineChoice = BundleChoice | LinkChoice | ValueChoice | TextChoice;

/** Canonical: lines with equal texts are the same line. */
export function formatChoices(choices: readonly LineChoice[]): string {
  return choices.map(formatChoice).sort().join(" ");
}

export function parseChoices(text: string): LineChoice[] {
  return text.split(" ").flatMap((word): LineChoice[] => {
    const [kind, first, second, third] = word.split("/");
    switch (kind) {
      case "link":
        return [{ kind, linkId: Number(first) }];
      case "bundle":
        return [{ kind, optionId: Number(first), selectionId: Number(second), quantity: Number(third) }];
      case "value":
        return [{ kind, optionId: Number(first), valueId: Number(second) }];
      case "text":
        return [{ kind, optionId: Number(first), text: Buffer.from(second ?? "", "base64url").toString("utf8") }];
      default:
        return [];
    }
  });
}

function formatChoice(choice: LineChoice): string {
  switch (choice.kind) {
    case "link":
      return `link/${choice.linkId}`;
    case "bundle":
      return `bundle/${choice.optionId}/${choice.selectionId}/${choice.quantity}`;
    case "value":
      return `value/${choice.optionId}/${choice.valueId}`;
    case "text":
      return `text/${choice.optionId}/${Buffer.from(choice.text, "utf8").toString("base64url")}`;
  }
}
