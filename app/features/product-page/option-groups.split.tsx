import { OptionGroup } from "~/features/product/option-group";
import type { OptionPicks } from "~/features/product/product-form-result";
import type { Product } from "~/lib/commerce/model/product";
import { errorOf, type SubmissionResult } from "~/lib/forms/submission";
import { useLastPick } from "./use-last-pick";

interface OptionGroupsProps {
  product: Product;
  choice: OptionPicks;
  state: SubmissionResult | null;
}

export function OptionGroups({ product, choice: { picks, notes }, state }: OptionGroupsProps) {
  const update = useLastPick(product.path);
  const codes = new Set(product.options.map(({ code }) => code));
  const onPick = ({ form, name }: HTMLInputElement, isUnavailable: boolean) => {
    if (!form) return;
    // The server resolves incompatible values.
    if (isUnavailable)
      for (const other of form.querySelectorAll<HTMLInputElement>("[type=radio]"))
        if (codes.has(other.name)) other.checked &&= other.name === name;
    update(form);
  };
  return (
    <>
      {product.options.map((option) => (
        <OptionGroup
          key={option.code}
          option={option}
          picked={picks[option.code]}
          notes={notes[option.code] ?? {}}
          error={errorOf(state, option.code)}
          onPick={onPick}
        />
      ))}
    </>
  );
}
