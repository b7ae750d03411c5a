/** Placeholders of loading cards: 6 on a wide screen, 5, 4 and 3 as it gets narrower (product P196; the style sheet hides the rest). */
export function CardSkeletons() {
  return (
    <ul className="cards strip skeletons" aria-hidden="true">
      {["a", "b", "c", "d", "e", "f"].map((key) => (
        <li key={key} />
      ))}
    </ul>
  );
}

/** Placeholders of loading lines in a panel, with a label for screen readers. */
export function LineSkeletons({ label }: { label: string }) {
  return (
    <>
      <p className="sr-only" role="status">
        {label}
      </p>
      <ul className="skeletons lines" aria-hidden="true">
        {["a", "b", "c"].map((key) => (
          <li key={key} />
        ))}
      </ul>
    </>
  );
}
