import { attributeField, type CustomerAttribute } from "~/lib/commerce/model/customer-attribute";
import { errorOf, fieldsOf, type Constraints, type SubmissionResult, valuesOf } from "~/lib/forms/submission";
import { CheckboxGroup } from "~/ui/checkbox-group";
import { Field, TextAreaField } from "~/ui/field";
import { SelectField } from "~/ui/select-field";

interface AttributeFieldsProps {
  readonly attributes: readonly CustomerAttribute[];
  readonly state: SubmissionResult | null;
  readonly constraints: Constraints;
  readonly idPrefix?: string;
}

export function attributeLabels(attributes: readonly CustomerAttribute[]): Readonly<Record<string, string>> {
  return Object.fromEntries(attributes.map(({ code, label }) => [attributeField(code), label]));
}

/** What the merchant requires of a customer beside name and email. */
export function AttributeFields({ attributes, state, constraints, idPrefix = "" }: AttributeFieldsProps) {
  const known = Object.fromEntries(attributes.map(({ code, initial }) => [attributeField(code), initial[0] ?? ""]));
  const field = fieldsOf({ labels: attributeLabels(attributes), state, constraints, known, idPrefix });
  return attributes.map(({ code, label, kind, options, initial, earliest, latest }) => {
    const name = attributeField(code);
    const shown = { ...field(name), label };
    switch (kind) {
      case "choices":
        return (
          <CheckboxGroup
            key={code}
            {...{ name, label, options, id: shown.id, error: errorOf(state, name) }}
            chosen={valuesOf(state, name, initial)}
          />
        );
      case "choice":
        return <SelectField key={code} {...shown} options={options} placeholder="Choose" />;
      case "textarea":
        return <TextAreaField key={code} {...shown} rows={3} />;
      case "date":
        return (
          <Field
            key={code}
            {...shown}
            type="date"
            autoComplete={code === "dob" ? "bday" : "off"}
            {...(earliest !== null && { min: earliest })}
            {...(latest !== null && { max: latest })}
          />
        );
      case "text":
        return <Field key={code} {...shown} autoComplete={AUTO_COMPLETE[code] ?? "off"} />;
    }
  });
}

const AUTO_COMPLETE: Readonly<Record<string, string>> = {
  prefix: "honorific-prefix",
  middlename: "additional-name",
  suffix: "honorific-suffix",
};
