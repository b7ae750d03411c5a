/** Base64 of an id or of a path such as "configurable/93/49", as in Magento. */
export function toUid(id: string | number): string {
  return Buffer.from(String(id), "utf8").toString("base64");
}

/** Null if the text is not a uid. */
export function fromUid(uid: string): string | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(uid)) return null;
  const id = Buffer.from(uid, "base64").toString("utf8");
  return toUid(id).replace(/=+$/, "") === uid.replace(/=+$/, "") ? id : null;
}

export function numberFromUid(uid: string): number | null {
  const id = fromUid(uid);
  return id !== null && /^\d{1,15}$/.test(id) ? Number(id) : null;
}

export function incorrectUidMessage(uid: string): string {
  return `Value of uid "${uid}" is incorrect.`;
}
