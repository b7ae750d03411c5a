import { CheckboxField } from "~/ui/checkbox-field";
import { DefaultSubmit } from "~/ui/default-submit";
import { Field } from "~/ui/field";
import { FieldFrame } from "~/ui/field-frame";
import { RadioGroup } from "~/ui/radio-group";
import { SelectField } from "~/ui/select-field";
import { TextAreaField } from "~/ui/text-area-field";
import { Specimen } from "./specimen";

const OPTIONS = [
  { value: "standard", label: "Standard delivery" },
  { value: "express", label: "Express delivery" },
  { value: "drone", label: "By drone", isDisabled: true },
];
const STARS = ["1", "2", "3", "4", "5"].map((value) => ({ value, label: value }));
const REQUIRED = "This field is required";

export function Fields() {
  return (
    <>
      <Specimen of="field">
        <Field name="plain" label="First name" />
        <Field name="optional" label="Landmark (optional)" placeholder="Near the lake" />
        <Field name="hinted" label="PIN code" hint="Six digits" value="560001" inputMode="numeric" />
        <Field
          name="wrong"
          label="Email"
          hint="The order confirmation goes there."
          error="Invalid email"
          value="asha@"
        />
      </Specimen>
      <Specimen of="field-frame">
        <FieldFrame name="framed" label="Colour of the ribbon" hint="Any other control in the frame of a field">
          <input id="framed" name="framed" type="color" aria-describedby="framed-hint" />
        </FieldFrame>
      </Specimen>
      <Specimen of="text-area-field">
        <TextAreaField name="text" label="How can we help?" rows={3} />
        <TextAreaField name="wrong-text" label="Your review" rows={3} error={REQUIRED} />
      </Specimen>
      <Specimen of="select-field">
        <SelectField name="state" label="State" options={OPTIONS} placeholder="Choose one" />
        <SelectField name="wrong-state" label="Reason" options={OPTIONS} placeholder="Choose one" error={REQUIRED} />
      </Specimen>
      <Specimen of="radio-group">
        <RadioGroup name="method" label="Shipping method" options={OPTIONS} value="standard" />
        <RadioGroup name="stars" label="Rating" options={STARS} value="4" isRow />
        <RadioGroup name="wrong-method" label="Payment method" options={OPTIONS} error={REQUIRED} />
      </Specimen>
      <Specimen of="checkbox-field">
        <CheckboxField name="agree" label="I accept the terms and conditions" isChecked={false} />
        <CheckboxField name="letter" label="Subscribe to the newsletter" isChecked hint="Once a week at most" />
        <CheckboxField name="wrong-agree" label="I am of age" isChecked={false} error={REQUIRED} />
      </Specimen>
      <Specimen of="default-submit">
        <form action="/styleguide" className="grid gap-4">
          <DefaultSubmit intent="save" />
          <Field name="entered" label="Enter sends the form" />
          <button className="update justify-self-start" name="intent" value="other">
            A lesser button
          </button>
        </form>
      </Specimen>
    </>
  );
}
