import { money } from "~/lib/commerce/model/money";
import type { Assembly } from "~/lib/commerce/model/part";
import { formatMoney } from "~/lib/format/money";
import { partsTotal, type ChosenParts } from "~/lib/product-page/chosen-parts";

interface AssemblyTotalProps {
  assembly: Assembly;
  chosen: ChosenParts;
  quantity: number;
  locale: string;
}

/** What the choice costs; an output, so that a change is read out. */
export function AssemblyTotal({ assembly, chosen, quantity, locale }: AssemblyTotalProps) {
  const { minor, currency } = partsTotal(assembly, chosen);
  return (
    <p className="assembly-total">
      Total <output>{formatMoney(money(minor * quantity, currency), locale)}</output>
    </p>
  );
}
