/** Where cards are about to be: 6 on a wide desk, 5, 4 and 3 as it gets narrower (product P196; the style sheet hides the rest). */
export function CardSkeletons() {
  return (
    <ul className="cards strip skeletons" aria-hidden="true">
      {["a", "b", "c", "d", "e", "f"].map((key) => (
        <li key={key} />
      ))}
    </ul>
  );
}

/** Where the lines of a panel are about to be. What is loading is said in words to those who do not see it. */
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
