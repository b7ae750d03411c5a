/** `label` is for screen readers. Cards have a module of their own, whose styles few pages need. */
export function LineSkeletons({ label }: { label?: string }) {
  return (
    <>
      {label && (
        <p className="sr-only" role="status">
          {label}
        </p>
      )}
      <Boxes className="skeletons lines" names="abc" />
    </>
  );
}

export function Boxes({ className, names }: { className: string; names: string }) {
  return (
    <ul className={className} aria-hidden="true">
      {[...names].map((name) => (
        <li key={name} />
      ))}
    </ul>
  );
}
