import { encode } from "uqr";
import { INVOICE_ATTRIBUTES, type InvoiceMeaning } from "~/lib/commerce/model/named-attributes";
import type { OrderDocument } from "~/lib/commerce/model/order";

/** Registration of an invoice under GST. */
export interface Registration {
  /** Invoice reference number; "" if only its code is known. */
  readonly irn: string;
  readonly code: QrCode | null;
}

interface QrCode {
  /** Modules in a row, with the quiet zone. */
  readonly size: number;
  /** For `d` of an SVG path. */
  readonly path: string;
}

/**
 * From the invoice's attributes, by the usual codes or those of INVOICE_ATTRIBUTES. Null without
 * any.
 */
export function registrationOf(
  { attributes = {} }: Pick<OrderDocument, "attributes">,
  configured: Partial<Readonly<Record<InvoiceMeaning, string>>>,
): Registration | null {
  const valueOf = (meaning: InvoiceMeaning) => attributes[configured[meaning] ?? INVOICE_ATTRIBUTES[meaning]] ?? "";
  const [irn, text] = [valueOf("irn"), valueOf("qr")];
  const code = text === "" ? null : toQrCode(text);
  return irn === "" && code === null ? null : { irn, code };
}

/** Null for a text that no code has space for (2,953 bytes). */
function toQrCode(text: string): QrCode | null {
  try {
    const { size, data } = encode(text, { ecc: "L", border: 4 });
    return { size, path: data.map(toRow).join("") };
  } catch {
    return null;
  }
}

/** A horizontal line for each run of dark modules. */
function toRow(modules: readonly boolean[], row: number): string {
  const runs: string[] = [];
  for (let from = modules.indexOf(true); from >= 0;) {
    const end = modules.indexOf(false, from);
    const to = end < 0 ? modules.length : end;
    runs.push(`M${from} ${row}h${to - from}`);
    from = modules.indexOf(true, to);
  }
  return runs.join("");
}
