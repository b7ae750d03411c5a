import {
  type Component,
  type ComponentGroup,
  type Composite,
  type Product,
  type TextEntry,
  unitPriceOf,
} from "~/lib/commerce/model/product";
import { formatMoney } from "~/lib/format/money";
import { errorOf, type SubmissionResult, valueOf } from "~/lib/forms/submission";
import { useRootData } from "~/lib/root-data";
import { describedBy, Field, FieldFrame, FieldNotes, TextAreaField, WHOLE_NUMBER } from "~/ui/field";
import { Link } from "~/ui/link";
import { type ChosenComponents, componentsTotal, readComponents } from "./chosen-components";
import { CHOSEN, componentName, quantityName, WHOLE_NUMBER_PATTERN } from "./form-fields";
import type { OptionPicks } from "./read-choice.server";
import { quantityIn, useFormEntries } from "./use-form-entries";

interface CompositeFormProps {
  /** The buttons show the total too: both in one script, which a page with components loads. */
  shows: "fields" | "total";
  product: Product;
  /** For which the page was rendered. */
  choice: OptionPicks;
  quantity: string;
  state: SubmissionResult | null;
}

/** The total is an output element, so that changes are announced. */
export function CompositeForm({ shows, product, choice, quantity, state }: CompositeFormProps) {
  const { composite } = product;
  const { components: chosen } = choice;
  if (!composite || !chosen) return null;
  const total = <Total {...{ product, choice, composite, chosen, quantity }} />;
  if (shows === "total") return total;
  return (
    <>
      <input type="hidden" name={CHOSEN} value="1" />
      <div className="grid gap-4" key={JSON.stringify(chosen)}>
        {composite.groups.map((group) => (
          <ComponentGroupField key={group.id} {...{ group, chosen, state }} isAdded={composite.basePrice.minor > 0} />
        ))}
      </div>
      <p>
        Total <output className="text-xl font-semibold">{total}</output>
      </p>
    </>
  );
}

interface TotalProps extends Pick<CompositeFormProps, "product" | "choice" | "quantity"> {
  composite: Composite;
  chosen: ChosenComponents;
}

function Total({ product, choice, composite, chosen, quantity }: TotalProps) {
  const { locale } = useRootData().store;
  const entries = useFormEntries(chosen);
  const components = entries ? readComponents(composite, entries) : chosen;
  const pieces = quantityIn(entries, quantity);
  const base = { price: composite.basePrice, tiers: product.tierPrices };
  const basePrice = choice.selection?.variant?.price.final ?? unitPriceOf(base, pieces);
  return <>{formatMoney(componentsTotal({ ...composite, basePrice }, components, pieces), locale)}</>;
}

interface ComponentGroupFieldProps {
  group: ComponentGroup;
  chosen: ChosenComponents;
  isAdded: boolean;
  state: SubmissionResult | null;
}

function ComponentGroupField(props: ComponentGroupFieldProps) {
  const { group, chosen, state } = props;
  const { takes, components } = group;
  if (group.textEntry) {
    return <TextOptionField {...props} textEntry={group.textEntry} />;
  }
  const taken = components.find(({ id }) => chosen[id]) ?? components[0];
  return (
    <div className="grid gap-2">
      {group.asSelect ? <ComponentSelect {...props} /> : <ComponentRows {...props} />}
      {takes === "one" && taken && components.some(({ canChangeQuantity }) => canChangeQuantity) && (
        <ComponentQuantity {...{ group, chosen, state }} component={taken} of={group.title} />
      )}
    </div>
  );
}

function ComponentSelect({ group, chosen, isAdded, state }: ComponentGroupFieldProps) {
  const { locale } = useRootData().store;
  const name = componentName(group);
  const error = errorOf(state, name);
  return (
    <FieldFrame name={name} label={titleOf(group)} error={error}>
      <select
        className="w-full"
        id={name}
        name={name}
        defaultValue={group.components.find(({ id }) => chosen[id])?.id}
        {...describedBy({ name, error })}
      >
        <option value="">{group.isRequired ? "Please choose" : "None"}</option>
        {group.components.map((component) => (
          <option key={component.id} value={component.id}>
            {`${component.label}${component.inStock ? "" : " – out of stock"} – ${priceWords(component, locale, isAdded)}`}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

function ComponentRows(props: ComponentGroupFieldProps) {
  const { group, chosen, state } = props;
  const name = componentName(group);
  const error = errorOf(state, name);
  return (
    <fieldset role={group.takes === "one" ? "radiogroup" : undefined} {...describedBy({ name, error })}>
      <legend>{titleOf(group)}</legend>
      <FieldNotes id={name} error={error} />
      {group.components.map((component) => (
        <ComponentRow key={component.id} {...props} component={component} />
      ))}
      {group.takes === "one" && !group.isRequired && (
        <label className="choice">
          <input type="radio" name={name} value="" defaultChecked={!group.components.some(({ id }) => chosen[id])} />
          <span>None</span>
        </label>
      )}
    </fieldset>
  );
}

type ComponentProps = Omit<ComponentGroupFieldProps, "isAdded"> & { component: Component };

function ComponentRow({ isAdded, ...props }: ComponentProps & { isAdded: boolean }) {
  const { group, component, chosen } = props;
  const { locale } = useRootData().store;
  const name = componentName(group);
  const isOne = group.takes === "one";
  const hasQuantity = !isOne && component.canChangeQuantity;
  const words = (
    <>
      <span className="choice-text">
        {component.path ? <Link to={component.path}>{component.label}</Link> : component.label}
        {!component.inStock && <small> – out of stock</small>}
      </span>
      <b>{priceWords(component, locale, isAdded)}</b>
    </>
  );
  return (
    <div
      className={`${hasQuantity ? "grid grid-cols-[1fr_5rem]" : "flex"} items-center gap-3 border-b border-line py-0.5`}
    >
      {isOne || group.takes === "some" ? (
        <label className="choice min-w-0 flex-1">
          <input
            type={isOne ? "radio" : "checkbox"}
            id={component === group.components[0] ? name : undefined}
            name={name}
            value={component.id}
            defaultChecked={Boolean(chosen[component.id])}
          />
          {words}
        </label>
      ) : (
        <p className="choice min-w-0 flex-1">{words}</p>
      )}
      {component.sampleUrl && (
        <a className="py-2" href={component.sampleUrl}>
          Sample<span className="sr-only"> of {component.label}</span>
        </a>
      )}
      {hasQuantity && <ComponentQuantity {...props} of={component.label} />}
    </div>
  );
}

function priceWords({ price, quantity, canChangeQuantity }: Component, locale: string, isAdded: boolean): string {
  if (price.minor === 0) return "included";
  const each = formatMoney(price, locale);
  const words = quantity > 1 && !canChangeQuantity ? `${quantity} × ${each}` : each;
  return isAdded && price.minor > 0 ? `+${words}` : words;
}

function ComponentQuantity({ group, component, of, chosen, state }: ComponentProps & { of: string }) {
  const name = quantityName(group, component);
  const min = group.takes === "pieces" ? 0 : 1;
  const error = errorOf(state, name);
  const typed = error === undefined ? undefined : valueOf(state, name, undefined);
  return (
    <div className="no-print">
      <label htmlFor={name} className="sr-only">
        Quantity of {of}
      </label>
      <FieldNotes id={name} error={error} />
      <input
        {...WHOLE_NUMBER}
        id={name}
        className="w-20 text-center"
        name={name}
        pattern={WHOLE_NUMBER_PATTERN}
        required
        defaultValue={typed ?? chosen[component.id] ?? (min === 0 ? 0 : component.quantity)}
        {...describedBy({ name, error })}
      />
    </div>
  );
}

function titleOf({ title, isRequired, takes }: ComponentGroup): string {
  return isRequired || takes === "all" ? title : `${title} (optional)`;
}

function TextOptionField({ group, textEntry, chosen, state }: ComponentGroupFieldProps & { textEntry: TextEntry }) {
  const { locale } = useRootData().store;
  const name = componentName(group);
  const [component] = group.components;
  const error = errorOf(state, name);
  const isText = textEntry.as === "text" || textEntry.as === "lines";
  const notes = [
    component && component.price.minor > 0 && `${formatMoney(component.price, locale)} more`,
    isText && `up to ${textEntry.maxLength} characters`,
  ];
  const written = String((component && chosen[component.id]) ?? "");
  const field = {
    name,
    error,
    label: titleOf(group),
    hint: notes.filter(Boolean).join(", "),
    value: error === undefined ? written : valueOf(state, name, undefined),
    ...(isText && { maxLength: textEntry.maxLength }),
    ...(group.isRequired && { "aria-required": true }),
  };
  return textEntry.as === "lines" ? <TextAreaField rows={3} {...field} /> : <Field type={textEntry.as} {...field} />;
}
