import { CheckboxField } from "~/ui/checkbox-field";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Link } from "~/ui/link";
import { RadioGroup } from "~/ui/radio-group";
import { SelectField } from "~/ui/select-field";
import { CardSkeletons, LineSkeletons } from "~/ui/skeleton";

const OPTIONS = [
  { value: "a", label: "Standard delivery" },
  { value: "b", label: "Express delivery" },
];

export function Controls() {
  return (
    <section className="panel grid gap-4">
      <h2>Buttons and links</h2>
      <p className="row">
        <button className="btn">Add to cart</button>
        <button className="btn quiet">Keep</button>
        <button className="update">Update options</button>
        <Link to="/styleguide">A link</Link>
        <span className="chip">A chip</span>
      </p>
    </section>
  );
}

export function Fields() {
  return (
    <section className="panel grid gap-4">
      <h2>Fields</h2>
      <Field name="plain" label="First name" autoComplete="off" />
      <Field name="hinted" label="PIN code" hint="Six digits" value="560001" />
      <Field name="wrong" label="Email" error="Invalid email" value="asha@" />
      <SelectField name="state" label="State" options={OPTIONS} placeholder="Choose one" />
      <RadioGroup name="method" label="Shipping method" options={OPTIONS} value="a" />
      <RadioGroup name="wrong-method" label="Payment method" options={OPTIONS} error="This field is required" />
      <CheckboxField name="agree" label="I accept the terms and conditions" isChecked={false} />
    </section>
  );
}

export function Messages() {
  return (
    <section className="panel grid gap-4">
      <h2>Messages</h2>
      <p className="notice">Something to know.</p>
      <p className="notice success">Added to your cart.</p>
      <p className="notice warning">You are not authorized, please log in.</p>
      <p className="notice danger">Removed from your wishlist.</p>
      <ErrorSummary state={{ status: "error", error: { "": ["The shop says no."], wrong: ["Invalid email"] } }} />
    </section>
  );
}

export function Waiting() {
  return (
    <section className="panel grid gap-4">
      <h2>Waiting</h2>
      <CardSkeletons />
      <LineSkeletons label="Loading…" />
    </section>
  );
}
