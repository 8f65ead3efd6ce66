import type { ReactNode } from "react";
import { LinkButton } from "~/ui/button";
import { useOperator } from "~/web/page/operator";

/** The ways on from a first figure. */
export function ReadyForMore() {
  const { hours } = useOperator();
  return (
    <section aria-labelledby="ready" className="py-10 wide:py-16">
      <h2 id="ready" className="heading-2">
        Ready for more?
      </h2>
      <div className="mt-6 gap-6 space-y-8 wide:grid wide:grid-cols-3 wide:space-y-0">
        <Door
          title="Your own plan"
          note="About 20 minutes (15 to 25). Have your fund statement, your debts and your birth dates at hand."
          to="/en/1"
          button="Start my plan"
        >
          Seven short steps: what to take in cash, which annuity and why, and what your family gets.
        </Door>
        <Door
          title="A living annuity you already have"
          note="Five minutes. Nine questions, no name."
          to="/en/living-annuity"
          button="Check my living annuity"
        >
          See whether you can go on drawing what you draw, and what would last.
        </Door>
        <Door
          title="Rather talk to a person?"
          note={`${hours.text}.`}
          to="/en/contact"
          button="Ask for a call"
        >
          A coach does all of this with you, at no charge.
        </Door>
      </div>
    </section>
  );
}

type DoorProps = { title: string; note: string; to: string; button: string; children: ReactNode };

function Door({ title, note, to, button, children }: DoorProps) {
  return (
    <div className="space-y-3">
      <h3 className="heading-3">{title}</h3>
      <p>{children}</p>
      <p className="text-small text-soft">{note}</p>
      <LinkButton to={to} look="secondary">
        {button}
      </LinkButton>
    </div>
  );
}
