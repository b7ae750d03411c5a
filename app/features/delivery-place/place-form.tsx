import { Form } from "@remix-run/react";
import { fieldsOf, type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { postcodeLabel, postcodeName } from "~/lib/format/country-words";
import { useRootData } from "~/lib/root-data";
import { Field } from "~/ui/field";
import { RadioGroup } from "~/ui/radio-group";
import { LineSkeletons } from "~/ui/skeleton";
import { usePanelData } from "~/ui/use-panel-data";

export interface PlaceChoice {
  readonly postcode: string | null;
  readonly saved: readonly { readonly postcode: string; readonly text: string }[];
  readonly constraints: Constraints;
}

interface PlaceFormProps extends PlaceChoice {
  readonly returnTo: string;
  readonly state?: SubmissionResult | null;
  readonly idPrefix?: string;
}

export function PlaceForm({ postcode, saved, constraints, returnTo, state, idPrefix = "" }: PlaceFormProps) {
  const { country } = useRootData();
  const isIndia = country === "IN";
  const labels = { postcode: postcodeLabel(country) };
  const known = postcode === null ? {} : { postcode };
  const field = fieldsOf({ labels, state, constraints, known, idPrefix })("postcode");
  const form = { method: "post", action: "/delivery-place", noValidate: true, preventScrollReset: true } as const;
  return (
    <div className="grid gap-6">
      <Form {...form} className="grid gap-3">
        <input type="hidden" name="return-to" value={returnTo} />
        <Field
          {...field}
          hint={isIndia ? "Six digits. Saved on this device for 30 days." : "Saved on this device for 30 days."}
          inputMode={isIndia ? "numeric" : "text"}
          autoComplete="postal-code"
        />
        <button className="btn">Use this {postcodeName(country)}</button>
      </Form>
      {saved.length > 0 && (
        <Form {...form} className="grid gap-3">
          <input type="hidden" name="return-to" value={returnTo} />
          <RadioGroup
            name="postcode"
            id={`${idPrefix}saved`}
            label="Your addresses"
            value={postcode ?? undefined}
            options={saved.map(({ postcode: value, text }) => ({ value, label: text }))}
          />
          <button className="btn secondary">Deliver to this address</button>
        </Form>
      )}
    </div>
  );
}

export function PlacePanelContents() {
  const { path } = useRootData();
  const data = usePanelData<PlaceChoice>("/delivery-place");
  return data ? <PlaceForm {...data} returnTo={path} idPrefix="panel-" /> : <LineSkeletons label="Loading…" />;
}
