import type { ReactNode } from "react";
import { Section } from "~/ui/layout/section";

/** Components that belong together. */
export function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Section id={id} title={title}>
      <div className="space-y-10">{children}</div>
    </Section>
  );
}

type SpecimenProps = {
  /** The components that are shown, by their names in the code. */
  names: readonly string[];
  note?: ReactNode;
  /** It is as wide as the page; else as wide as text. */
  isWide?: boolean;
  children?: ReactNode;
};

/** Components with their names, in the states that they can be in. */
export function Specimen({ names, note, isWide = false, children }: SpecimenProps) {
  return (
    <div className={`min-w-0 space-y-4 ${isWide ? "" : "max-w-text"}`} data-specimen={names.join(" ")}>
      <div>
        <h3 className="heading-3">
          <code>{names.join(", ")}</code>
        </h3>
        {note && <p className="max-w-text text-small text-soft">{note}</p>}
      </div>
      {children}
    </div>
  );
}

/** The name of a state, above what is in it. */
export function InState({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-1 text-small text-soft">{name}</p>
      {children}
    </div>
  );
}
