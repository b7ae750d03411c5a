import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { constraintsOf, parseForm } from "~/lib/server/request/parse-form.server";
import { hostileText } from "./hostile.ts";
import { modulesWith } from "./modules.ts";
import { checkProperty } from "./seeded.ts";

const modules = await modulesWith(/\bz\.object\(/);
const schemas = [...modules].flatMap(([path, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    value instanceof z.ZodObject ? [[`${path} ${name}`, value] as const] : [],
  ),
);

function forms(schema: z.ZodObject): fc.Arbitrary<FormData> {
  const names = fc.oneof(fc.constantFrom(...Object.keys(schema.shape), "__intent__", "__state__"), hostileText);
  const value = fc.oneof(hostileText, fc.constant(new File(["x"], "x.txt")));
  return fc.array(fc.tuple(names, value), { maxLength: 12 }).map((fields) => {
    const form = new FormData();
    for (const [name, given] of fields) form.append(name, given);
    return form;
  });
}

test("finds the form schemas", () => expect(schemas.length).toBeGreaterThan(8));

describe.each(schemas)("%s", (_, schema) => {
  test("returns values or a form state for any form", async () => {
    constraintsOf(schema);
    const property = fc.property(forms(schema), (form) => {
      const parsed = parseForm(form, schema);
      if (parsed.ok)
        schema.keyof().options.forEach((name) => expect(parsed.value).not.toHaveProperty(name, expect.any(File)));
      else expect(JSON.stringify(parsed.reply()).length).toBeLessThan(200_000);
    });
    await checkProperty(property, 60);
  });
});
