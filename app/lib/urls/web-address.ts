/** An address of the backend that may stand in a link: of the web, so that none is script. Null for any other. */
export function webAddress(address: string | null | undefined): string | null {
  return address && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : null;
}
