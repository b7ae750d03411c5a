/** SVG, because the content security policy forbids style attributes. */
export function Swatch({ colour }: { colour: string }) {
  return (
    <svg className="stroke-control" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <circle cx="8" cy="8" r="7.5" fill={colour} />
    </svg>
  );
}
