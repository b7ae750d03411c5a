/**
 * The first picture loads eagerly; the others must not share the connection with it. React 18 only knows `fetchpriority` in
 * lower case.
 */
export function pictureLoading(isFirst: boolean) {
  return isFirst ? ({ fetchpriority: "high" } as const) : ({ loading: "lazy", fetchpriority: "low" } as const);
}
