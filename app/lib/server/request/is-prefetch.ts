/** Whether nobody has opened the page yet (speculation-rules.server.ts). `Purpose` is WebKit's. */
export function isPrefetch(header: (name: string) => string | null | undefined): boolean {
  return ["Sec-Purpose", "Purpose"].some((name) => header(name)?.startsWith("prefetch"));
}
