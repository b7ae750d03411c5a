import { z } from "zod";
import { readJson } from "./read-form.server";

const LIMIT_BYTES = 1_024;
const LONGEST_MS = 10 * 60 * 1000;

const milliseconds = z.number().min(0).max(LONGEST_MS).transform(Math.round).optional();

/** From lib/client/field-data.client. Untrusted: only these fields are used. */
const fieldData = z.object({
  page: z.string(),
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

/** Null unless it names one of the shop's kinds of page: any other text could be personal. */
export async function readFieldData(request: Request, kinds: ReadonlySet<string>) {
  const { data } = fieldData.safeParse(await readJson(request, LIMIT_BYTES));
  return data && kinds.has(data.page) ? data : null;
}
