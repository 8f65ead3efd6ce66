import { LinkButton } from "~/ui/button";
import { Section } from "~/ui/layout/section";
import { usePlanAddress } from "~/ui/use-plan-address";
import type { NextStep } from "~/words/describe-next-steps";

const FILES = {
  projections: "/en/recommended-plan/files/projections.csv",
  plan: "/en/recommended-plan/files/plan.json",
};

/** What to do with the plan. On paper it is already kept, so there it is left out. */
export function NextStepsSection({ steps }: { steps: readonly NextStep[] }) {
  const writeAddress = usePlanAddress();
  return (
    <div className="print:hidden">
      <Section id="next" title="What to do next">
        <ul className="gap-6 space-y-8 wide:grid wide:grid-cols-3 wide:space-y-0">
          {steps.map(({ title, text, action, files = [] }) => (
            <li key={title} className="min-w-0 space-y-3">
              <h3 className="heading-3">{title}</h3>
              <p>{text}</p>
              <Action action={action} />
              {files.map(({ kind, name }) => (
                <p key={kind}>
                  <a href={writeAddress(FILES[kind])} className="link">
                    {name}
                  </a>
                </p>
              ))}
            </li>
          ))}
        </ul>
        <p>
          <a href={writeAddress("/en/recommended-plan/compare")} className="link">
            Compare plans, kinds of annuity and funds
          </a>
        </p>
      </Section>
    </div>
  );
}

/** Asking for a call is the page's one primary action. */
function Action({ action }: Pick<NextStep, "action">) {
  const writeAddress = usePlanAddress();
  if (action.kind === "print")
    return (
      <p data-print hidden>
        <button type="button" className="button button-secondary">
          {action.name}
        </button>
      </p>
    );
  return action.to === "contact" ? (
    <LinkButton to="/en/contact">{action.name}</LinkButton>
  ) : (
    <LinkButton to={writeAddress("/en/check-answers")} look="secondary">
      {action.name}
    </LinkButton>
  );
}
