import { type ReactNode, useContext } from "react";
import { LinkButton } from "~/ui/button";
import { NO_OWN_PLAN, StartButton } from "~/web/layout/start-button";
import { VisitorContext } from "~/web/plan/visitor-context";
import { useOperator } from "~/web/page/operator";

/** The next steps after a first figure. */
export function ReadyForMore() {
  const { hours } = useOperator();
  return (
    <section aria-labelledby="ready" className="py-10 wide:py-16">
      <h2 id="ready" className="heading-2">
        Ready for more?
      </h2>
      <div className="mt-6 gap-6 space-y-8 broad:grid broad:grid-cols-3 broad:space-y-0">
        <OwnPlan />
        <Door
          title="A living annuity you already have"
          note="Five minutes. Ten questions, no name."
          button={
            <LinkButton to="/en/living-annuity" look="secondary">
              Check my living annuity
            </LinkButton>
          }
        >
          See whether your living annuity will last, and what income would.
        </Door>
        <Door
          title="Rather talk to a person?"
          note={`${hours.text}.`}
          button={
            <LinkButton to="/en/contact" look="secondary">
              Ask for a call
            </LinkButton>
          }
        >
          A coach does all of this with you, at no charge.
        </Door>
      </div>
    </section>
  );
}

/** Staff have no plan of their own: they begin a client's. */
function OwnPlan() {
  const { deskStart } = useContext(VisitorContext);
  const button = <StartButton look="secondary">Start my plan</StartButton>;
  if (deskStart)
    return (
      <Door title="A client’s plan" button={button}>
        {NO_OWN_PLAN}
      </Door>
    );
  return (
    <Door
      title="Your own plan"
      note="About 20 minutes (15 to 25). Have your fund statement, your debts and your birth dates at hand."
      button={button}
    >
      Seven short steps: what to take in cash, which annuity and why, and what your family gets.
    </Door>
  );
}

type DoorProps = { title: string; note?: string; button: ReactNode; children: ReactNode };

function Door({ title, note, button, children }: DoorProps) {
  return (
    <div className="items-center gap-x-6 space-y-3 wide:grid wide:grid-cols-[minmax(0,1fr)_13rem] wide:space-y-0 broad:block broad:space-y-3">
      <div className="space-y-3">
        <h3 className="heading-3">{title}</h3>
        <p>{children}</p>
        {note && <p className="text-small text-soft">{note}</p>}
      </div>
      {button}
    </div>
  );
}
