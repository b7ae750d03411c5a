import { useEffect, useRef, useState } from "react";
import type { SubmissionResult } from "~/lib/forms/submission";
import { readComponents, type ChosenComponents } from "./chosen-components";
import { CHOSEN } from "./component-names";
import { ComponentGroupField } from "./component-group-field";
import { CompositeTotal, type CompositeTotalProps } from "./composite-total";

export interface CompositeFieldsProps extends Omit<CompositeTotalProps, "components" | "quantity"> {
  /** As the page was rendered for it. */
  chosen: ChosenComponents;
  quantity: string;
  state: SubmissionResult | null;
}

/** The option groups of a composite product, with the total of the choice. */
export function CompositeFields({ chosen, quantity, state, ...priced }: CompositeFieldsProps) {
  const { composite, locale } = priced;
  const { total, ref } = useFollowedTotal({ composite, chosen, quantity });
  return (
    <>
      <input type="hidden" name={CHOSEN} value="1" ref={ref} />
      <div className="grid gap-4" key={JSON.stringify(chosen)}>
        {composite.groups.map((group) => (
          <ComponentGroupField key={group.id} {...{ group, chosen, state, locale }} />
        ))}
      </div>
      <CompositeTotal {...priced} {...total} />
    </>
  );
}

type Asked = Pick<CompositeFieldsProps, "composite" | "chosen" | "quantity">;

/** What the form around `ref` holds now, with script; until then, and after every navigation, what the page was rendered for. */
function useFollowedTotal({ composite, chosen, quantity }: Asked) {
  const asked = { of: chosen, total: { components: chosen, quantity: Number(quantity) || 1 } };
  const [now, setNow] = useState(asked);
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = ref.current?.form;
    if (!form) return undefined;
    const follow = () => {
      const entries = new FormData(form);
      const components = readComponents(composite, entries);
      setNow({ of: chosen, total: { components, quantity: Number(entries.get("quantity")) || 1 } });
    };
    // Includes changes made before hydration.
    follow();
    form.addEventListener("input", follow);
    return () => form.removeEventListener("input", follow);
  }, [composite, chosen]);
  return { total: now.of === chosen ? now.total : asked.total, ref };
}
