import { useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { OptionGroup } from "~/features/product/option-group";
import type { OptionPicks } from "~/features/product/product-form-result";
import { isTranslated } from "~/lib/client/translated-page";
import type { Product } from "~/lib/commerce/model/product";
import { errorOf, type SubmissionResult } from "~/lib/forms/submission";

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

/** Submits the form by GET to update the page for its choice. Changes wait for the end of a navigation, so that the last one wins and none is aborted. */
function useLastPick(action: string): (form: HTMLFormElement) => void {
  const submit = useSubmit();
  const { state } = useNavigation();
  const isUnderway = useRef(false);
  const waiting = useRef<HTMLFormElement | null>(null);

  const send = (form: HTMLFormElement) => {
    if (isTranslated()) return form.requestSubmit(form.querySelector<HTMLButtonElement>("button[formmethod=get]"));
    isUnderway.current = true;
    submit(form, { method: "get", action, replace: true, preventScrollReset: true });
  };
  useEffect(() => {
    if (state !== "idle") return;
    isUnderway.current = false;
    const form = waiting.current;
    waiting.current = null;
    if (form?.isConnected) send(form);
    // Only runs at the end of a navigation.
  }, [state]);

  return (form) => {
    if (isUnderway.current || state !== "idle") waiting.current = form;
    else send(form);
  };
}
