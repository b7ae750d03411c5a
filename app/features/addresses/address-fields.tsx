import { type ComponentProps, type ReactNode, useCallback, useEffect, useRef, useState, type FormEvent } from "react";
import type { Country } from "~/lib/commerce/model/address";
import { fieldsOf, valueOf, type Constraints, type SubmissionResult, errorOf } from "~/lib/forms/submission";
import { Field } from "~/ui/field";
import { SelectField } from "~/ui/select-field";
import { addressLabels, type AddressField, addressParts } from "./address-form";
import { Form, useFetcher } from "@remix-run/react";
import type { SavedAddress } from "~/lib/commerce/model/customer";
import { RadioGroup } from "~/ui/radio-group";
import { compactNumber } from "~/lib/forms/clean-text";
import { useHydrated } from "~/ui/use-hydrated";

export interface AddressFieldsProps {
  readonly section: "shipping" | "billing";
  readonly values: Readonly<Record<AddressField, string>>;
  readonly state: SubmissionResult | null;
  readonly constraints: Constraints;
  readonly countries: readonly Pick<Country, "code" | "name">[];
  readonly country: Country | null;
}

/**
 * In the order that is usual in India. The intent "country" updates the State field without saving.
 */
export function AddressFields({ section, values, state, constraints, countries, country }: AddressFieldsProps) {
  const labels = addressLabels(country?.code ?? valueOf(state, "country", values.country));
  const isIndia = country?.code === "IN";
  const known = fieldsOf({ labels, state, constraints, known: values });
  const field = (name: AddressField) => {
    const shown = known(name);
    // What one country has, another has not.
    const isOptional = (name === "postcode" || name === "region") && constraints[name]?.required !== true;
    return isOptional ? { ...shown, label: `${shown.label} (optional)` } : shown;
  };
  const city = field("city");
  const extra = field("extra");
  const [company, gstin] = [field("company"), field("gstin")];
  return (
    <>
      <Field
        {...field("phone")}
        type="tel"
        inputMode="tel"
        autoComplete={`${section} ${isIndia ? "tel-national" : "tel"}`}
        hint={isIndia ? "10-digit mobile number" : "For questions about the order"}
      />
      {isIndia ? (
        <PinField {...field("postcode")} section={section} />
      ) : (
        <Field {...field("postcode")} autoComplete={`${section} postal-code`} />
      )}
      <div className="grid grid-cols-2 items-end gap-3">
        <Field {...city} key={`city ${city.value}`} autoComplete={`${section} address-level2`} />
        <RegionField {...field("region")} section={section} country={country} />
      </div>
      <Field
        {...field("street")}
        autoComplete={`${section} address-line1`}
        hint={isIndia ? undefined : "House number and street, or building and road"}
      />
      <Field {...field("apartment")} autoComplete={`${section} address-line2`} />
      <Field {...field("neighborhood")} autoComplete={isIndia ? "off" : `${section} address-line3`} />
      {isIndia ? (
        <Folded title="Add a neighbourhood" isOpen={Boolean(extra.value || extra.error)}>
          <Field {...extra} autoComplete={`${section} address-line3`} />
        </Folded>
      ) : (
        <Field {...extra} autoComplete="off" />
      )}
      <div className="grid grid-cols-2 items-end gap-3">
        <Field {...field("firstName")} autoComplete={`${section} given-name`} />
        <Field {...field("lastName")} autoComplete={`${section} family-name`} />
      </div>
      <Folded title="Buying for a business?" isOpen={Boolean(company.value || gstin.value || gstin.error)}>
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <Field {...company} autoComplete={`${section} organization`} />
          <Field
            {...gstin}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint="Printed with your address on invoices"
          />
        </div>
      </Folded>
      <CountryField {...field("country")} {...{ section, countries, country }} />
    </>
  );
}

type CountryFieldProps = Pick<AddressFieldsProps, "section" | "countries" | "country"> &
  Omit<ComponentProps<typeof SelectField>, "options">;

function CountryField({ section, countries, country, ...field }: CountryFieldProps) {
  return (
    <Folded
      title={
        <>
          {country?.name ?? field.label} · <span className="text-brand underline">Another country</span>
        </>
      }
      isOpen={!country || country.code !== countries[0]?.code || Boolean(field.error)}
    >
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <SelectField
          {...field}
          autoComplete={`${section} country`}
          {...(country ? {} : { placeholder: "Choose a country" })}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <button className="btn secondary" name="intent" value="country">
          Update country
        </button>
      </div>
    </Folded>
  );
}

function Folded({ title, isOpen, children }: { title: ReactNode; isOpen: boolean; children: ReactNode }) {
  return (
    <details className="rounded-control border border-line px-3 py-2" open={isOpen}>
      <summary className="min-h-11 content-center">{title}</summary>
      {children}
    </details>
  );
}

type RegionFieldProps = Pick<AddressFieldsProps, "section" | "country"> & Omit<CountryFieldProps, "countries">;

function RegionField({ section, country, required, ...field }: RegionFieldProps) {
  const autoComplete = `${section} address-level1`;
  if (!country) return <Field {...field} autoComplete={autoComplete} hint="Please select a country first" />;
  if (country.regions.length === 0) return <Field key={country.code} {...field} autoComplete={autoComplete} />;
  return (
    <SelectField
      key={`${country.code} ${field.value}`}
      {...field}
      required={required}
      autoComplete={autoComplete}
      placeholder="Choose"
      options={country.regions.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}

interface SavedAddressesProps extends Pick<AddressFieldsProps, "countries" | "state"> {
  readonly action: string;
  readonly button: string;
  readonly saved: readonly SavedAddress[];
  readonly chosenAddress: number | null;
}

export function SavedAddresses({ action, button, saved, chosenAddress, countries, state }: SavedAddressesProps) {
  if (saved.length === 0) return null;
  const nameOf = (code: string) => countries.find((country) => country.code === code)?.name ?? code;
  return (
    <Form method="post" action={action} className="form panel" noValidate>
      <RadioGroup
        name="saved"
        label="Saved addresses"
        value={valueOf(state, "saved", chosenAddress === null ? undefined : String(chosenAddress))}
        error={errorOf(state, "saved")}
        options={saved.map(({ id, address }) => ({
          value: String(id),
          label: addressParts(address, nameOf(address.country)).join(", "),
        }))}
      />
      <button className="btn" name="intent" value="saved">
        {button}
      </button>
    </Form>
  );
}

/**
 * Looks up city and state of a PIN code: by a button, or with script after the sixth digit, even
 * one typed before hydration. Overwrites nothing typed.
 */
function PinField({ section, ...field }: ComponentProps<typeof Field> & Pick<AddressFieldsProps, "section">) {
  const isHydrated = useHydrated();
  const lookup = useFetcher<PinLookup>();
  const { load } = lookup;
  const row = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement | null>(null);
  const filled = useRef<Readonly<Record<string, string>>>({});
  // What was found for another PIN code is no longer shown.
  const [isWhole, setWhole] = useState(true);
  const place = lookup.data?.place;
  const isCurrent = isWhole && lookup.state === "idle";
  const isUnknown = isCurrent && place === null;
  useEffect(() => {
    if (place === undefined || !form.current) return;
    // What an earlier PIN code filled in is not left beside an unknown one.
    for (const [name, value] of Object.entries(place ?? { city: "", region: "" }))
      fillIn(form.current.elements.namedItem(name), value, filled.current[name]);
    filled.current = place ?? {};
  }, [place]);
  const lookUp = useCallback(
    (input: HTMLInputElement) => {
      const pin = compactNumber(input.value);
      form.current = input.form;
      const isPin = /^[1-9]\d{5}$/.test(pin);
      setWhole(isPin);
      if (isPin) load(`/checkout/pin?code=${pin}`);
    },
    [load],
  );
  useEffect(() => {
    const input = row.current?.querySelector("input");
    if (input && input.value !== input.defaultValue) lookUp(input);
  }, [lookUp]);
  return (
    <div ref={row} className="grid grid-cols-2 items-end gap-3">
      <Field
        {...field}
        autoComplete={`${section} postal-code`}
        inputMode="numeric"
        hint="Six digits"
        onInput={({ currentTarget }: FormEvent<HTMLInputElement>) => lookUp(currentTarget)}
      />
      <div className="flex min-h-12.5 items-center text-s">
        <p role="status" className="text-ok">
          {isCurrent &&
            place &&
            `${place.city}: ${place.region === "" ? "city filled in. Choose your state" : "city and state filled in"}`}
          {isUnknown && <span className="text-warn">We do not know this PIN code. Check it and try again.</span>}
        </p>
        {!isHydrated && !place && !isUnknown && (
          <button className="link-btn until-live text-start" name="intent" value="pin">
            Find city and state
          </button>
        )}
      </div>
    </div>
  );
}

function fillIn(field: RadioNodeList | Element | null, value: string, before: string | undefined): void {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  if (!isField || field.value === value || (field.value !== "" && field.value !== before)) return;
  field.value = value;
  // What the shopper is about to type replaces it.
  if ("select" in field && field === document.activeElement) field.select();
  // Lets the form remove the field's error mark.
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** `place` is null for an unknown PIN code, `region` empty for a state the shop does not list. */
export interface PinLookup {
  readonly place: { readonly city: string; readonly region: string } | null;
}
