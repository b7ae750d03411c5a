/** The backend removes products that are no longer sold without an error. */
export function RemovedLines({ names, locale }: { names: readonly string[]; locale: string }) {
  if (names.length === 0) return null;
  const [isOrAre, it] = names.length === 1 ? ["is", "It was"] : ["are", "They were"];
  return (
    <p className="notice warning" role="alert">
      {new Intl.ListFormat(locale).format(names.map((name) => `“${name}”`))} {isOrAre} no longer in your cart. {it}{" "}
      taken out elsewhere, or cannot be bought any more.
    </p>
  );
}
