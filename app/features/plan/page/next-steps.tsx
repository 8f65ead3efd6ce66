import { LinkButton } from "~/ui/button";
import { NextAction, NextActions } from "~/ui/layout/next-actions";
import { usePlanAddress } from "~/web/request/use-plan-address";
import type { NextStep } from "~/words/plan-page/describe-next-steps";
import { KEEP } from "./addresses";
import { SHARE_PAGE } from "./sharing-addresses";

const PAGES: Record<Exclude<NextStep["to"], "contact">, string> = {
  keep: KEEP,
  edit: "/en/recommended-plan/edit",
  share: SHARE_PAGE,
};

type Props = {
  steps: readonly NextStep[];
  /** The version to keep. */
  type?: string;
};

/** The next steps, below the plan's conclusion. Keeping it is the page's one primary action; hidden on paper. */
export function NextSteps({ steps, type }: Props) {
  const writeAddress = usePlanAddress();
  const writeStepAddress = (to: NextStep["to"]) =>
    to === "contact" ? "/en/contact" : writeAddress(PAGES[to], to === "keep" ? { type } : {});
  return (
    <section
      aria-labelledby="next"
      className="mt-6 border-t-2 border-bark pt-3 print:hidden wide:mt-8 wide:pt-4"
    >
      <h2 id="next" className="sr-only">
        What to do next
      </h2>
      <NextActions>
        {steps.map((step) => (
          <NextAction key={step.to} title={step.title} text={step.text}>
            <LinkButton to={writeStepAddress(step.to)} look={step.to === "keep" ? "primary" : "secondary"}>
              {step.name}
            </LinkButton>
          </NextAction>
        ))}
      </NextActions>
    </section>
  );
}
