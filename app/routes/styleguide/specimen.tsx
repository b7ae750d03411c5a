import type { ReactNode } from "react";

interface SpecimenProps {
  /** The component's module, as in `app/ui/field.tsx`: a test asks for each of them. */
  readonly of: string;
  readonly children: ReactNode;
}

/** One component in all its states. */
export function Specimen({ of, children }: SpecimenProps) {
  return (
    <section
      className="panel grid grid-cols-[minmax(0,1fr)] content-start gap-4"
      aria-labelledby={`of-${of}`}
      data-specimen={of}
    >
      <h2 id={`of-${of}`}>{of}</h2>
      {children}
    </section>
  );
}
