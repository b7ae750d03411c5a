import { describedBy, FieldNotes, type FieldText } from "./field";

export function CheckboxField({ name, id = name, label, hint, error, isChecked }: FieldText & { isChecked: boolean }) {
  return (
    <div className="grid gap-1">
      <FieldNotes id={id} hint={hint} error={error} />
      <label className="choice">
        <input
          type="checkbox"
          id={id}
          name={name}
          defaultChecked={isChecked}
          {...describedBy({ name, id, hint, error })}
        />
        <span>{label}</span>
      </label>
    </div>
  );
}
