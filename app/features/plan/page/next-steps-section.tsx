import type { Query } from "~/base/plan-address";
import { LinkButton } from "~/ui/button";
import { Section } from "~/ui/layout/section";
import { usePlanAddress } from "~/web/plan/use-plan-address";
import type { NextStep } from "~/words/plan/describe-next-steps";
import { SHARE_PAGE } from "./sharing/addresses";
import { AGAIN, CHOOSE, RECORD, REQUEST_PATHS } from "./selection/addresses";

const FILES = {
  paper: "/en/recommended-plan/files/plan.pdf",
  projections: "/en/recommended-plan/files/projections.csv",
  assumed: "/en/recommended-plan/files/assumed.csv",
  plan: "/en/recommended-plan/files/plan.json",
};

type Place = { path: string; query?: Query };

const PAGES: Record<Exclude<Extract<NextStep["action"], { kind: "page" }>["to"], "contact">, Place> = {
  answers: { path: "/en/check-answers" },
  share: { path: SHARE_PAGE },
  adviser: { path: "/en/recommended-plan/adviser" },
  choose: { path: CHOOSE },
  again: { path: CHOOSE, query: { [AGAIN]: "" } },
  quote: { path: REQUEST_PATHS.quote },
  invest: { path: REQUEST_PATHS.invest },
  record: { path: RECORD },
};

/** What to do with the plan. On paper it is already kept, so there it is left out. */
export function NextStepsSection({ steps, isShared }: { steps: readonly NextStep[]; isShared?: boolean }) {
  const writeAddress = usePlanAddress();
  return (
    <div className="print:hidden">
      <Section id="next" title="What to do next">
        <ul className="gap-x-6 gap-y-10 space-y-8 wide:grid wide:grid-cols-2 wide:space-y-0">
          {steps.map(({ title, text, action, links = [], files = [] }) => (
            <li key={title} className="min-w-0 space-y-3">
              <h3 className="heading-3">{title}</h3>
              <p>{text}</p>
              <Action action={action} />
              {links.map(({ to, name }) => (
                <p key={to}>
                  <a href={writeAddress(PAGES[to].path, PAGES[to].query)} className="link">
                    {name}
                  </a>
                </p>
              ))}
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
        {!isShared && (
          <p>
            <a href={writeAddress("/en/recommended-plan/compare")} className="link">
              Compare plans, kinds of annuity and funds
            </a>
          </p>
        )}
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
  if (action.to === "contact") return <LinkButton to="/en/contact">{action.name}</LinkButton>;
  const { path, query } = PAGES[action.to];
  return (
    <LinkButton to={writeAddress(path, query)} look="secondary">
      {action.name}
    </LinkButton>
  );
}
