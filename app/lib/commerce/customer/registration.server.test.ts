import { expect, test } from "vitest";
import { requestsFor, connectTo } from "../../../../tests/contract/connect.ts";
import { recordedData, recording } from "../../../../tests/contract/recordings.ts";
import { data, json, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";

const server = useScriptedBackend();
const connect = () => connectTo(server, { capabilities: ["attributesForm"] });

const person = { firstName: "Asha", lastName: "Rao", email: "a@b.in", password: "Passw0rd!x", wantsNewsletter: false };

/** The recorded form, with these attributes required, and others beside them. */
function recordedForm(...required: readonly object[]) {
  const { attributesForm } = recordedData<{ attributesForm: { items: object[] } }>(
    "extras/attributesForm--customer_account_create",
  );
  const typed = attributesForm.items.map((item) => ({ __typename: "CustomerAttributeMetadata", ...item }));
  return data({ attributesForm: { items: [...typed, ...required] } });
}

const wire = (code: string, frontend_input: string, more: object = {}) => ({
  ...{ __typename: "CustomerAttributeMetadata", code, label: `${code}?`, frontend_input, is_required: true },
  ...{ default_value: null, options: [], sort_order: 100, validate_rules: [], ...more },
});

const GENDERS = [
  { label: " ", value: "", is_default: false },
  { label: "Male", value: "1", is_default: false },
  { label: "Female", value: "2", is_default: false },
];

test("asks for nothing where all that is required is in the form anyway, or the backend does not tell", async () => {
  server.on("RegistrationAttributes", recordedForm());
  expect(await connect().account.requiredAttributes()).toEqual([]);
  expect(await connectTo(server).account.requiredAttributes()).toEqual([]);
  expect(requestsFor(server, "RegistrationAttributes")).toHaveLength(1);
});

test("maps each kind with its rules, in the merchant's order, and leaves out uploads", async () => {
  const lengths = [
    { name: "MIN_TEXT_LENGTH", value: "2" },
    { name: "MAX_TEXT_LENGTH", value: "15" },
  ];
  const days = [{ name: "DATE_RANGE_MIN", value: "946684800" }];
  server.on(
    "RegistrationAttributes",
    recordedForm(
      wire("taxvat", "TEXT", { validate_rules: lengths, sort_order: 90 }),
      wire("gender", "SELECT", { options: GENDERS, sort_order: 70 }),
      wire("since", "DATE", { validate_rules: days }),
      wire("trade", "BOOLEAN", { default_value: "1" }),
      wire("scan", "FILE"),
    ),
  );
  const attributes = await connect().account.requiredAttributes();
  expect(attributes.map(({ code, kind }) => [code, kind])).toEqual([
    ["gender", "choice"],
    ["taxvat", "text"],
    ["since", "date"],
    ["trade", "choice"],
  ]);
  const [gender, taxvat, since, trade] = attributes;
  expect(gender?.options.map(({ value }) => value)).toEqual(["1", "2"]);
  expect(taxvat).toMatchObject({ minLength: 2, maxLength: 15 });
  expect(since).toMatchObject({ earliest: "2000-01-01", latest: null });
  expect(trade).toMatchObject({ initial: ["1"], options: [{ label: "Yes" }, { label: "No" }] });
});

const ATTRIBUTES = [
  wire("dob", "DATE"),
  wire("gender", "SELECT", { options: GENDERS }),
  wire("hears_from", "SELECT", { label: "Heard of us by", options: GENDERS }),
  wire("likes", "MULTISELECT", { options: GENDERS }),
  wire("trade", "BOOLEAN"),
];

test("sends Magento's own attributes as fields, the merchant's as custom attributes", async () => {
  server.on("RegistrationAttributes", recordedForm(...ATTRIBUTES));
  server.on("Register", data({ createCustomerV2: { customer: { email: person.email } } }));
  const { account } = connect();
  const attributes = await account.requiredAttributes();
  const chosen = { dob: ["1990-02-03"], gender: ["2"], hears_from: ["1"], likes: ["1", "2"], trade: ["0"] };
  expect(await account.register({ ...person, attributes, values: chosen })).toEqual({ ok: true });
  expect(requestsFor(server, "Register")[0]?.variables).toMatchObject({
    account: {
      firstname: "Asha",
      date_of_birth: "1990-02-03",
      gender: 2,
      custom_attributes: [
        { attribute_code: "hears_from", selected_options: [{ value: "1" }] },
        { attribute_code: "likes", selected_options: [{ value: "1" }, { value: "2" }] },
        { attribute_code: "trade", value: "0" },
      ],
    },
  });
});

test("reports the recorded refusal at the field of each attribute that it names", async () => {
  server.on(
    "RegistrationAttributes",
    recordedForm(
      wire("gender", "SELECT", { label: "Gender", options: GENDERS }),
      wire("taxvat", "TEXT", { label: "Tax/VAT Number" }),
    ),
  );
  server.on("Register", json(200, recording("refusals/Register").response.body));
  const { account } = connect();
  const attributes = await account.requiredAttributes();
  expect(await account.register({ ...person, attributes, values: {} })).toMatchObject({
    problems: [
      { message: '"Gender" is a required value.', field: "attribute-gender" },
      { message: '"Tax/VAT Number" is a required value.', field: "attribute-taxvat" },
    ],
  });
});
