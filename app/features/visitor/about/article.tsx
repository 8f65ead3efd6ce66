import type { ReactNode } from "react";
import { Page } from "~/web/layout/page";

/** A page of text: terms, privacy, method. */
export function Article({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <Page>
      <h1 className="heading-1">{title}</h1>
      {lead && <p className="mt-4 max-w-text text-lead">{lead}</p>}
      <div className="prose-plain mt-8 max-w-text">{children}</div>
    </Page>
  );
}
