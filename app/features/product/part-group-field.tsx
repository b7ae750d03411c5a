import type { Part, PartGroup } from "~/lib/commerce/model/part";
import { errorOf, type SubmissionResult } from "~/lib/forms/submission";
import { partName, piecesName, type ChosenParts } from "./chosen-parts";
import { describedBy, FieldFrame, FieldNotes } from "~/ui/field-frame";
import { partLabel, PartRow } from "./part-row";
import { PiecesField } from "./pieces-field";
import { WrittenField } from "./written-field";

interface PartGroupFieldProps {
  group: PartGroup;
  chosen: ChosenParts;
  state: SubmissionResult | null;
  locale: string;
}

/** One thing to decide about a product that is put together: a part of a bundle, the members of a group, the downloads, an engraving. */
export function PartGroupField(props: PartGroupFieldProps) {
  const { group, chosen, state } = props;
  const { takes, parts } = group;
  if (group.writing) {
    return <WrittenField {...props} label={titleOf(group)} writing={group.writing} />;
  }
  const taken = parts.find(({ id }) => chosen[id]) ?? parts[0];
  return (
    <div className="part-group">
      {group.asSelect ? <PartSelect {...props} /> : <PartRows {...props} />}
      {takes === "one" && taken && parts.some(({ canChangePieces }) => canChangePieces) && (
        <PiecesField name={piecesName(group, taken)} of={group.title} least={1} {...{ part: taken, chosen, state }} />
      )}
    </div>
  );
}

function PartSelect({ group, chosen, state, locale }: PartGroupFieldProps) {
  const name = partName(group);
  const error = errorOf(state, name);
  return (
    <FieldFrame name={name} label={titleOf(group)} error={error}>
      <select
        id={name}
        name={name}
        defaultValue={group.parts.find(({ id }) => chosen[id])?.id ?? ""}
        {...describedBy({ name, error })}
      >
        <option value="">{group.isRequired ? "Please choose" : "None"}</option>
        {group.parts.map((part) => (
          <option key={part.id} value={part.id}>
            {partLabel(part, locale)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

function PartRows({ group, chosen, state, locale }: PartGroupFieldProps) {
  const name = partName(group);
  const error = errorOf(state, name);
  const isNothing = !group.parts.some(({ id }) => chosen[id]);
  return (
    <fieldset role={group.takes === "one" ? "radiogroup" : undefined} {...describedBy({ name, error })}>
      <legend>{titleOf(group)}</legend>
      <FieldNotes id={name} error={error} />
      {group.parts.map((part, index) => (
        <PartRow
          key={part.id}
          part={part}
          locale={locale}
          tick={isTicked(group) && <Tick {...{ group, part, chosen }} isFirst={index === 0} />}
          pieces={group.takes !== "one" && part.canChangePieces && <Pieces {...{ group, part, chosen, state }} />}
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

interface TickProps extends Pick<PartGroupFieldProps, "group" | "chosen"> {
  part: Part;
  /** The error summary leads to it. */
  isFirst: boolean;
}

function Tick({ group, part, chosen, isFirst }: TickProps) {
  const name = partName(group);
  return (
    <input
      type={group.takes === "one" ? "radio" : "checkbox"}
      id={isFirst ? name : undefined}
      name={name}
      value={part.id}
      defaultChecked={Boolean(chosen[part.id])}
    />
  );
}

function Pieces({ group, part, chosen, state }: Omit<PartGroupFieldProps, "locale"> & { part: Part }) {
  const least = group.takes === "pieces" ? 0 : 1;
  return <PiecesField name={piecesName(group, part)} of={part.label} {...{ part, chosen, state, least }} />;
}

function isTicked({ takes }: PartGroup): boolean {
  return takes === "one" || takes === "some";
}

function titleOf({ title, isRequired, takes }: PartGroup): string {
  return isRequired || takes === "all" ? title : `${title} (optional)`;
}
