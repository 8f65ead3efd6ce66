import type { ReactNode } from "react";

type SectionProps = {
  id: string;
  title: ReactNode;
  aside?: ReactNode;
  /** Content below both columns, as wide as the page. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A part of a page under a bark rule; its heading states the conclusion. */
export function Section({ id, title, aside, foot, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="section mt-10 border-t-2 border-bark pt-6 wide:mt-16 wide:pt-8">
      <div className="gap-6 broad:grid broad:grid-cols-12">
        <div className={aside ? "min-w-0 broad:col-span-7" : "min-w-0 broad:col-span-12"}>
          <h2 id={id} className="heading-2">
            {title}
          </h2>
          <div className="mt-3 space-y-4">{children}</div>
        </div>
        {aside && (
          <div className="section-aside mt-8 min-w-0 broad:col-span-5 broad:col-start-8 broad:mt-0">
            {aside}
          </div>
        )}
      </div>
      {foot && <div className="mt-4">{foot}</div>}
    </section>
  );
}
