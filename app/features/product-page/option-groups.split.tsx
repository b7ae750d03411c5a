import { useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { BUY_FORM, missingOptions, type Picks } from "~/features/product/form-fields";
import type { OptionPicks } from "~/features/product/read-choice.server";
import { Swatch } from "~/features/product/swatch";
import { changeText, soldOutText, type ValueNote } from "~/features/product/variants";
import { isTranslated } from "~/lib/client/is-translated";
import type { Product, ProductOption, ProductOptionValue } from "~/lib/commerce/model/product";
import { useContentLang } from "~/lib/root-data";
import { describedBy, FieldNotes } from "~/ui/field";
import { Link } from "~/ui/link";
import { useCommitEffect } from "~/ui/use-commit-effect";
import { errorOf, type SubmissionResult } from "~/lib/forms/submission";

interface OptionGroupsProps {
  product: Product;
  choice: OptionPicks;
  state: SubmissionResult | null;
}

/**
 * What is sold out stays chosen. What is not made gives way to the last pick, and the page says so.
 */
export function OptionGroups({ product, choice, state }: OptionGroupsProps) {
  const { options } = product;
  const { picks, notes, unavailable } = choice;
  const update = useLastPick(product.path);
  const [resolved, setResolved] = useState<{ before: Picks; by: string } | null>(null);
  const codes = new Set(options.map(({ code }) => code));
  const onPick = ({ form, name }: HTMLInputElement, isMade: boolean) => {
    if (!form) return;
    setResolved(isMade ? null : { before: picks, by: name });
    // The server resolves incompatible values.
    if (!isMade)
      for (const other of form.querySelectorAll<HTMLInputElement>("[type=radio]"))
        if (codes.has(other.name)) other.checked &&= other.name === name;
    update(form);
  };
  const isSoldOut = unavailable === "sold-out" && missingOptions(options, picks).length === 0;
  return (
    <>
      {options.map((option) => (
        <OptionGroup
          key={option.code}
          option={option}
          picked={picks[option.code]}
          notes={notes[option.code] ?? {}}
          error={errorOf(state, option.code)}
          onPick={onPick}
        />
      ))}
      <p className="text-s empty:sr-only" role="status">
        {[resolved && changeText(options, { ...resolved, now: picks }), isSoldOut && soldOutText(options, picks)]
          .filter(Boolean)
          .join(" ")}
      </p>
      {isSoldOut && <InStock {...{ product, choice }} />}
    </>
  );
}

/** Combinations in stock that differ from the sold-out one in one option. */
function InStock({
  product: { options, path },
  choice: { picks, notes },
}: Pick<OptionGroupsProps, "product" | "choice">) {
  const offered = options.flatMap(({ code, values }) =>
    values
      .filter(({ uid, index }) => uid !== picks[code]?.uid && !notes[code]?.[index]?.unavailable)
      .map((value) => Object.entries({ ...picks, [code]: value })),
  );
  if (offered.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-5 text-s">
      <span className="content-center">Available:</span>
      {offered.map((picked) => {
        const query = new URLSearchParams(picked.map(([code, { index }]) => [code, String(index)])).toString();
        return (
          <Link key={query} className="link-btn" to={`${path}?${query}#${BUY_FORM}`}>
            {picked.map(([, { label }]) => label).join(", ")}
          </Link>
        );
      })}
    </p>
  );
}

interface OptionGroupProps {
  option: ProductOption;
  picked: ProductOptionValue | undefined;
  notes: Readonly<Record<string, ValueNote>>;
  error: string | undefined;
  onPick: (picked: HTMLInputElement, isMade: boolean) => void;
}

/**
 * Values that do not fit the other choices can be picked, because the shopper may want to change
 * those instead.
 */
function OptionGroup({ option, picked, notes, error, onPick }: OptionGroupProps) {
  const lang = useContentLang();
  const group = useRef<HTMLFieldSetElement>(null);
  const inputs = () => [...(group.current?.querySelectorAll("input") ?? [])];
  // Picked before hydration. A passive effect would run too late: a press before it would be
  // submitted first and then aborted.
  useCommitEffect(() => {
    const early = inputs().find(({ checked, value }) => checked && value !== String(picked?.index));
    // The router listens from the end of this commit.
    if (early) queueMicrotask(() => onPick(early, notes[early.value]?.unavailable !== "not-made"));
  }, []);
  // Empty after an incompatible value was picked, until the server has selected a compatible one.
  useEffect(() => {
    if (inputs().some(({ checked }) => checked)) return;
    for (const input of inputs()) input.checked = input.value === String(picked?.index);
  }, [picked]);
  return (
    <fieldset
      ref={group}
      className="flex flex-wrap gap-2"
      role="radiogroup"
      {...describedBy({ name: option.code, error })}
    >
      <legend className="pb-1 text-s" lang={lang}>
        {option.label}
      </legend>
      {error && (
        <div className="w-full">
          <FieldNotes id={option.code} error={error} />
        </div>
      )}
      {option.values.map((value, index) => {
        const note = notes[value.index];
        return (
          <label
            key={value.uid}
            className={note?.unavailable ? "option-btn unavailable text-muted" : "option-btn"}
            lang={lang}
          >
            <input
              type="radio"
              name={option.code}
              id={index === 0 ? option.code : undefined}
              value={value.index}
              defaultChecked={value.uid === picked?.uid}
              onChange={({ currentTarget }) => onPick(currentTarget, note?.unavailable !== "not-made")}
            />
            {value.swatch && <Swatch colour={value.swatch} />}
            {value.label}
            {note && <small className="text-xs text-muted">{` ${note.text}`}</small>}
          </label>
        );
      })}
    </fieldset>
  );
}

/**
 * Submits the form by GET to update the page for its choice. Changes wait for the end of a
 * navigation, so that the last one wins and none is aborted.
 */
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
