/** A row of placeholder cards: 6, 5, 4 or 3 by width (product P196; CSS hides the rest). In a grid all of them show. */
export function CardSkeletons({ isGrid = false }: { isGrid?: boolean }) {
  return <Boxes className={isGrid ? "cards" : "cards strip"} names="abcdef" />;
}

/** Placeholder lines. A panel announces to screen readers that it is loading. */
export function LineSkeletons({ label }: { label?: string }) {
  return (
    <>
      {label && (
        <p className="sr-only" role="status">
          {label}
        </p>
      )}
      <Boxes className="lines" names="abc" />
    </>
  );
}

function Boxes({ className, names }: { className: string; names: string }) {
  return (
    <ul className={`skeletons ${className}`} aria-hidden="true">
      {[...names].map((name) => (
        <li key={name} />
      ))}
    </ul>
  );
}
