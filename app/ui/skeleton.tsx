/** Where cards are about to be: in a row 6 on a wide desk, 5, 4 and 3 as it gets narrower (product P196; the style sheet hides the rest). */
export function CardSkeletons({ isGrid = false }: { isGrid?: boolean }) {
  return (
    <ul className={isGrid ? "cards skeletons" : "cards strip skeletons"} aria-hidden="true">
      {["a", "b", "c", "d", "e", "f"].map((key) => (
        <li key={key} />
      ))}
    </ul>
  );
}

/** Where lines are about to be. What is loading in a panel is said in words to those who do not see it. */
export function LineSkeletons({ label }: { label?: string }) {
  return (
    <>
      {label && (
        <p className="sr-only" role="status">
          {label}
        </p>
      )}
      <ul className="skeletons lines" aria-hidden="true">
        {["a", "b", "c"].map((key) => (
          <li key={key} />
        ))}
      </ul>
    </>
  );
}
