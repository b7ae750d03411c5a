import { expect, test } from "vitest";
import { z } from "zod";
import { required } from "~/lib/server/fields.server";
import { errorOf, isInvalid, sentState, withProblems } from "./form-state";
import { parseForm } from "~/lib/server/parse-form.server";

const login = z.object({ email: required(), password: required() });

function sent(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

test("passwords and tokens are never sent back to the page", () => {
  const parsed = parseForm(sent({ password: "Secret!1", newPassword: "Secret!2", order_token: "t" }), login);
  expect(JSON.stringify(parsed)).not.toMatch(/Secret|"t"/);
});

test("what was typed comes back with the message of its field", () => {
  const parsed = parseForm(sent({ email: "", password: "x", city: "Pune" }), login, "log-in");
  if (parsed.ok) throw new Error("an empty e-mail was taken");
  expect(parsed.state.form).toBe("log-in");
  expect(parsed.state.values).toEqual({ email: "", city: "Pune" });
  expect(errorOf(parsed.state, "email")).toBe("This field is required");
  expect(isInvalid(parsed.state)).toBe(true);
});

test("a file where text is expected is left out", () => {
  const form = sent({ email: "a@b.in" });
  form.set("picture", new File(["x"], "x.png"));
  expect(sentState(form, "any").values).toEqual({ email: "a@b.in" });
});

test("a refusal lands at its field when the form has it, otherwise above the form, each text once", () => {
  const state = withProblems(
    sentState(sent({ postcode: "400001" }), "address"),
    [
      { code: "x", message: "PIN unknown", field: "postcode" },
      { code: "x", message: "No way", field: "moon" },
      { code: "x", message: "No way" },
    ],
    ["postcode"],
  );
  expect(state.errors).toEqual({ postcode: ["PIN unknown"] });
  expect(state.problems).toEqual(["No way"]);
});

test("a form without errors is valid", () => {
  expect(isInvalid(null)).toBe(false);
  expect(isInvalid(sentState(new FormData(), "any"))).toBe(false);
});
