import type { Query } from "~/base/plan-address";
import { LinkButton } from "~/ui/button";
import { TextLink } from "~/ui/text-link";
import { Page } from "~/web/layout/page";
import { usePlanAddress } from "~/web/request/use-plan-address";
import type { KeepingStep, NextStepsView } from "~/words/plan-page/describe-next-steps";
import { BackToPlan } from "~/web/plan/back-to-plan";
import { PlanFiles } from "./plan-files";
import { AGAIN, CHOOSE, RECORD, REQUEST_PATHS } from "./selection-addresses";

type Place = { path: string; query?: Query };

const PAGES: Record<KeepingStep["links"][number]["to"], Place> = {
  choose: { path: CHOOSE },
  again: { path: CHOOSE, query: { [AGAIN]: "" } },
  quote: { path: REQUEST_PATHS.quote },
  invest: { path: REQUEST_PATHS.invest },
  record: { path: RECORD },
};

/** The ways to keep a plan: to choose it, with what follows, and to download it. */
export function KeepPage({ lead, steps }: NextStepsView["keeping"]) {
  return (
    <Page>
      <BackToPlan />
      <h1 className="heading-1">Keep this plan</h1>
      <p className="mt-3 max-w-text">{lead}</p>
      {steps.map((step) => (
        <section key={step.title} className="mt-8 border-t-2 border-bark pt-4">
          <h2 className="heading-2">{step.title}</h2>
          <p className="mt-2 max-w-text">{step.text}</p>
          <StepLinks {...step} />
          <PlanFiles files={step.files} />
        </section>
      ))}
    </Page>
  );
}

/** The first link is the step's purpose. */
function StepLinks({ links: [first, ...others] }: Pick<KeepingStep, "links">) {
  const writeAddress = usePlanAddress();
  if (!first) return null;
  const write = ({ to }: KeepingStep["links"][number]) => writeAddress(PAGES[to].path, PAGES[to].query);
  return (
    <div className="mt-4 space-y-2">
      <p>
        <LinkButton to={write(first)}>{first.name}</LinkButton>
      </p>
      {others.map((link) => (
        <p key={link.to}>
          <TextLink to={write(link)}>{link.name}</TextLink>
        </p>
      ))}
    </div>
  );
}
