import type { ReactNode } from "react";
import { LinkButton } from "~/ui/button";
import { Section } from "~/ui/layout/section";
import { usePlanAddress } from "~/web/plan/use-plan-address";
import { CHECK_FILE_ADDRESS, KEEP_CHECK_ADDRESS } from "./addresses";

/** What to do with the check. On paper it is already kept, so there it is left out. */
export function DoAgain() {
  const writeAddress = usePlanAddress();
  return (
    <div className="print:hidden">
      <Section id="again" title="Do this again next year">
        <ul className="gap-6 space-y-6 wide:grid wide:grid-cols-4 wide:space-y-0">
          <Way title="Keep it" text="Then you see next year what changed. We ask you back if you like.">
            <LinkButton to={writeAddress(KEEP_CHECK_ADDRESS)}>Keep this check</LinkButton>
          </Way>
          <Way title="Print it" text="One page, for a meeting or your file." isOffered>
            <button type="button" className="button button-secondary">
              Print one page
            </button>
          </Way>
          <Way title="Talk it over" text="A coach goes through it with you, at no charge.">
            <LinkButton to="/en/contact" look="secondary">
              Ask for a call
            </LinkButton>
          </Way>
          <Way title="Take the figures" text="Every figure of this page, for a spreadsheet.">
            <LinkButton to={writeAddress(CHECK_FILE_ADDRESS)} look="secondary">
              Download CSV
            </LinkButton>
          </Way>
        </ul>
      </Section>
    </div>
  );
}

type WayProps = { title: string; text: string; isOffered?: boolean; children: ReactNode };

/** A way on; what only scripts can do is offered by them. */
function Way({ title, text, isOffered = false, children }: WayProps) {
  return (
    <li className="min-w-0" {...(isOffered && { "data-print": "", hidden: true })}>
      <div className="flex h-full flex-wrap items-center justify-between gap-3 wide:flex-col wide:items-start">
        <div className="min-w-0 flex-1 basis-[6rem] wide:basis-auto">
          <h3 className="heading-3">{title}</h3>
          <p className="text-small">{text}</p>
        </div>
        {children}
      </div>
    </li>
  );
}
