import type { ReactNode } from "react";
import { SeedNumber } from "./seed";

type NumberedListProps = { items: readonly { title: string; content: ReactNode }[]; className?: string };

/** About three numbered items: stacked on phones, side by side in wide windows. */
export function NumberedList({ items, className = "" }: NumberedListProps) {
  return (
    <ol className={`grid grid-cols-1 gap-6 wide:grid-cols-3 ${className}`}>
      {items.map(({ title, content }, index) => (
        <li key={title} className="flex gap-3 wide:block tight:block">
          <SeedNumber number={index + 1} />
          <div className="min-w-0 pt-2">
            <h3 className="heading-3">{title}</h3>
            {content}
          </div>
        </li>
      ))}
    </ol>
  );
}
