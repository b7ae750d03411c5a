import type { ReactNode } from "react";
import type { Product } from "~/lib/commerce/model/product";
import { Prose } from "~/ui/prose";

interface SpecificationTableProps {
  attributes: Product["attributes"];
  /** Sanitised table from the description; overrides attributes with the same label. */
  html: string;
}

export function SpecificationTable({ attributes, html }: SpecificationTableProps) {
  const own = attributes.filter(({ label }) => !html.includes(`>${label}<`));
  if (own.length === 0 && html === "") return null;
  return (
    <section className="grid gap-2">
      <h2>Specifications</h2>
      {html !== "" && (
        <Group title="Technical details" isOpen>
          <Prose html={html} />
        </Group>
      )}
      {own.length > 0 && (
        <Group title="General" isOpen={html === ""}>
          <table>
            <tbody>
              {own.map(({ label, value }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Group>
      )}
    </section>
  );
}

function Group({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="text-s">
      <summary className="min-h-11 content-center font-medium">{title}</summary>
      {children}
    </details>
  );
}

interface ProductText {
  readonly description: string;
  readonly specifications: string;
}

/** Magento merchants put the specification table at the end of the description; it gets its own heading. */
export function splitSpecifications(html: string): ProductText {
  const text = html.trim();
  const start = text.lastIndexOf("<table");
  // A nested table: cutting there would leave elements open.
  if (start === -1 || !text.endsWith("</table>")) return { description: text, specifications: "" };
  return { description: text.slice(0, start).trim(), specifications: text.slice(start) };
}

/** The value is HTML. */
export type SpecificationRow = readonly [label: string, value: string];

/** Only rows with a plain-text label. */
export function specificationRows(html: string): SpecificationRow[] {
  const cells = html.split("</td>").slice(0, -1);
  return cells.flatMap((cell) => {
    const [, label, value = ""] = /<th[^<>]*>([^<]*)<\/th>\s*<td[^<>]*>([^]*)/.exec(cell) ?? [];
    return label === undefined ? [] : [[label.trim(), value] as const];
  });
}
