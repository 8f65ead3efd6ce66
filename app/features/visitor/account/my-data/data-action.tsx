import type { ReactNode } from "react";

/** A section of My data: an action and its button. */
export function DataAction({
  title,
  words,
  children,
}: {
  title: string;
  words: string;
  children: ReactNode;
}) {
  return (
    <section className="border-t-2 border-bark pt-6">
      <h2 className="heading-2">{title}</h2>
      <p className="mt-2 mb-4">{words}</p>
      {children}
    </section>
  );
}
