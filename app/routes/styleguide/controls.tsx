import { Breadcrumbs } from "~/ui/breadcrumbs";
import { CheckboxField } from "~/ui/checkbox-field";
import { Chips } from "~/ui/chips";
import { DefaultSubmit } from "~/ui/default-submit";
import { DeleteForm } from "~/ui/delete-form";
import { FieldFrame, Field, TextAreaField } from "~/ui/field";
import { Link } from "~/ui/link";
import { Pagination } from "~/ui/pagination";
import { Panel } from "~/ui/panel";
import { RadioGroup } from "~/ui/radio-group";
import { SelectField } from "~/ui/select-field";
import { Specimen } from "./foundations";

const LINKS = [
  { name: "5G phones", path: "/5g" },
  { name: "Flagship phones", path: "/flagship" },
];
const OPTIONS = [
  { value: "standard", label: "Standard delivery" },
  { value: "express", label: "Express delivery" },
  { value: "drone", label: "By drone", isDisabled: true },
];
const STARS = ["1", "2", "3", "4", "5"].map((value) => ({ value, label: value }));
const REQUIRED = "This field is required";
/** Opened by links. Two that the page's frame does not have. */
const PANELS = [
  ["filters", "end", "At the end"],
  ["cancel-order", "center", "In the middle"],
] as const;

export function Controls() {
  return (
    <>
      <Specimen of="button">
        <p className="row">
          <button className="btn">Add to cart</button>
          <button className="btn secondary">Keep</button>
          <button className="btn spark">Buy now</button>
          <button className="link-btn">Update options</button>
          <button className="btn" aria-busy="true">
            Sending
          </button>
        </p>
      </Specimen>
      <Specimen of="flag">
        <p className="badge">23% off</p>
        <p className="badge new">New</p>
        <p className="badge low-stock">Only 4 left</p>
      </Specimen>
      <Specimen of="link">
        <p className="row">
          <Link to="/styleguide">A link</Link>
          <Link className="btn" to="/styleguide">
            A link to the next step
          </Link>
        </p>
      </Specimen>
      <Specimen of="chips">
        <Chips links={LINKS} label="Narrower lists" />
      </Specimen>
      <Specimen of="breadcrumbs">
        <Breadcrumbs crumbs={LINKS} current="Kestriva Aura 5G" />
      </Specimen>
      <Specimen of="pagination">
        <Pagination page={4} pageCount={12} pathOf={(page) => `/styleguide?page=${page}`} />
      </Specimen>
      <Specimen of="delete-form">
        <DeleteForm action="/styleguide" name="address" value="1" of="of-delete-form">
          Delete address
        </DeleteForm>
      </Specimen>
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
        <RadioGroup name="method" label="Delivery method" options={OPTIONS} value="standard" />
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
          <button className="link-btn justify-self-start" name="intent" value="other">
            A lesser button
          </button>
        </form>
      </Specimen>
      <Specimen of="panel">
        <p className="row">
          {PANELS.map(([name, , title]) => (
            <Link key={name} className="btn secondary" to="/styleguide" data-panel={name}>
              {title}
            </Link>
          ))}
        </p>
        {PANELS.map(([name, side, title]) => (
          <Panel key={name} name={name} title={title} page="/styleguide" side={side}>
            <p>Anything, with its own way out.</p>
          </Panel>
        ))}
      </Specimen>
    </>
  );
}
