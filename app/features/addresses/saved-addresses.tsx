import { Form } from "@remix-run/react";
import type { Country } from "~/lib/commerce/model/address";
import type { SavedAddress } from "~/lib/commerce/model/customer";
import { errorOf, valueOf, type SubmissionResult } from "~/lib/forms/submission";
import { RadioGroup } from "~/ui/radio-group";
import { addressLine } from "./address-form";

interface SavedAddressesProps {
  readonly action: string;
  readonly button: string;
  readonly saved: readonly SavedAddress[];
  readonly chosen: number | null;
  readonly countries: readonly Pick<Country, "code" | "name">[];
  readonly state: SubmissionResult | null;
}

export function SavedAddresses({ action, button, saved, chosen, countries, state }: SavedAddressesProps) {
  if (saved.length === 0) return null;
  const nameOf = (code: string) => countries.find((country) => country.code === code)?.name ?? code;
  return (
    <Form method="post" action={action} className="form panel" noValidate>
      <RadioGroup
        name="saved"
        label="Saved addresses"
        value={valueOf(state, "saved", chosen === null ? undefined : String(chosen))}
        error={errorOf(state, "saved")}
        options={saved.map(({ id, address }) => ({
          value: String(id),
          label: addressLine(address, nameOf(address.country)),
        }))}
      />
      <button className="btn" name="intent" value="saved">
        {button}
      </button>
    </Form>
  );
}
