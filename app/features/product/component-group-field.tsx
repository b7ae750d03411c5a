import type { ComponentGroup, TextEntry } from "~/lib/commerce/model/component";
import { formatMoney } from "~/lib/format/money";
import { errorOf, type SubmissionResult, valueOf } from "~/lib/forms/submission";
import { useShop } from "~/lib/root-data";
import { describedBy, FieldFrame, FieldNotes } from "~/ui/field";
import type { ChosenComponents } from "./components-total";
import { ComponentQuantity, componentLabel, ComponentRow } from "./component-row";
import { componentName } from "./form-fields";

interface ComponentGroupFieldProps {
  group: ComponentGroup;
  chosen: ChosenComponents;
  isAdded: boolean;
  state: SubmissionResult | null;
}

export function ComponentGroupField(props: ComponentGroupFieldProps) {
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
  const { locale } = useShop().store;
  const name = componentName(group);
  const error = errorOf(state, name);
  return (
    <FieldFrame name={name} label={titleOf(group)} error={error}>
      <select
        className="w-full"
        id={name}
        name={name}
        defaultValue={group.components.find(({ id }) => chosen[id])?.id ?? ""}
        {...describedBy({ name, error })}
      >
        <option value="">{group.isRequired ? "Please choose" : "None"}</option>
        {group.components.map((component) => (
          <option key={component.id} value={component.id}>
            {componentLabel(component, locale, isAdded)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

function ComponentRows({ group, chosen, isAdded, state }: ComponentGroupFieldProps) {
  const name = componentName(group);
  const error = errorOf(state, name);
  const isTicked = group.takes === "one" || group.takes === "some";
  const isNothing = !group.components.some(({ id }) => chosen[id]);
  return (
    <fieldset role={group.takes === "one" ? "radiogroup" : undefined} {...describedBy({ name, error })}>
      <legend>{titleOf(group)}</legend>
      <FieldNotes id={name} error={error} />
      {group.components.map((component, index) => (
        <ComponentRow
          key={component.id}
          component={component}
          isAdded={isAdded}
          tick={
            isTicked && (
              <input
                type={group.takes === "one" ? "radio" : "checkbox"}
                id={index === 0 ? name : undefined}
                name={name}
                value={component.id}
                defaultChecked={Boolean(chosen[component.id])}
              />
            )
          }
          quantity={
            group.takes !== "one" &&
            component.canChangeQuantity && (
              <ComponentQuantity {...{ group, component, chosen, state }} of={component.label} />
            )
          }
        />
      ))}
      {group.takes === "one" && !group.isRequired && (
        <label className="choice">
          <input type="radio" name={name} value="" defaultChecked={isNothing} />
          <span>None</span>
        </label>
      )}
    </fieldset>
  );
}

function titleOf({ title, isRequired, takes }: ComponentGroup): string {
  return isRequired || takes === "all" ? title : `${title} (optional)`;
}

function TextOptionField({ group, textEntry, chosen, state }: ComponentGroupFieldProps & { textEntry: TextEntry }) {
  const { locale } = useShop().store;
  const name = componentName(group);
  const [component] = group.components;
  const error = errorOf(state, name);
  const isText = textEntry.as === "text" || textEntry.as === "lines";
  const notes = [
    component && component.price.minor > 0 && `${formatMoney(component.price, locale)} more`,
    isText && `up to ${textEntry.maxLength} characters`,
  ];
  const hint = notes.filter(Boolean).join(", ");
  const given = {
    id: name,
    name,
    defaultValue: error === undefined ? component && chosen[component.id] : valueOf(state, name, undefined),
    ...(isText && { maxLength: textEntry.maxLength }),
    ...(group.isRequired && { "aria-required": true }),
    ...describedBy({ name, hint, error }),
  };
  return (
    <FieldFrame name={name} label={titleOf(group)} hint={hint} error={error}>
      {textEntry.as === "lines" ? <textarea rows={3} {...given} /> : <input type={textEntry.as} {...given} />}
    </FieldFrame>
  );
}
