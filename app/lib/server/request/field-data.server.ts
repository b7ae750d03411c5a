import { z } from "zod";
import { readJson } from "./read-form.server";

const LIMIT_BYTES = 1_024;
const LONGEST_MS = 10 * 60 * 1000;

const milliseconds = z.number().min(0).max(LONGEST_MS).transform(Math.round).optional();

/** From lib/client/field-data.client. Untrusted: only these fields are used. */
const fieldData = z.object({
  page: z.string().regex(/^[\w$. -]{1,60}$/),
  lcp: milliseconds,
  inp: milliseconds,
  ttfb: milliseconds,
  cls: z
    .number()
    .min(0)
    .max(100)
    .transform((shift) => Math.round(shift * 1000) / 1000)
    .optional(),
});

export async function readFieldData(request: Request): Promise<z.output<typeof fieldData> | null> {
  return fieldData.safeParse(await readJson(request, LIMIT_BYTES)).data ?? null;
}
