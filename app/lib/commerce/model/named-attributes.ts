/**
 * Product attributes that the shop knows the meaning of, by the codes that Magento shops usually
 * give them. The first one that the backend has counts; the setting PRODUCT_ATTRIBUTES names
 * others.
 */
export const NAMED_ATTRIBUTES = {
  brand: ["brand", "manufacturer"],
  gtin: ["gtin", "ean", "upc", "barcode"],
  mpn: ["mpn"],
  /** Of Magento itself; holds a country's code. */
  origin: ["country_of_manufacture"],
  importer: ["importer"],
  netQuantity: ["net_quantity"],
  genericName: ["generic_name"],
  unitPrice: ["unit_price"],
  /** Of the goods' class under GST; on invoices. */
  hsn: ["hsn_code", "hsn"],
} as const;

/**
 * Of invoices registered under GST: the reference number, and the text of the QR code that its
 * registry signed. No Magento has them by itself; INVOICE_ATTRIBUTES names others.
 */
export const INVOICE_ATTRIBUTES = { irn: "irn", qr: "signed_qr_code" } as const;

export type InvoiceMeaning = keyof typeof INVOICE_ATTRIBUTES;

export type AttributeMeaning = keyof typeof NAMED_ATTRIBUTES;

/** Texts for shoppers, by meaning; those that a product has. */
export type NamedValues = Partial<Readonly<Record<AttributeMeaning, string>>>;
