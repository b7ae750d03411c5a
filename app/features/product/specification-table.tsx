import type { Product } from "~/lib/commerce/model/product";
import { Prose } from "~/ui/prose";

interface SpecificationTableProps {
  attributes: Product["attributes"];
  /** Sanitised table from the description; it overrides attributes of the same name. */
  html: string;
}

export function SpecificationTable({ attributes, html }: SpecificationTableProps) {
  const own = attributes.filter(({ label }) => !html.includes(`>${label}<`));
  if (own.length === 0 && html === "") return null;
  return (
    <section>
      <h2>Specifications</h2>
      {own.length > 0 && (
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
      )}
      <Prose html={html} />
    </section>
  );
}
