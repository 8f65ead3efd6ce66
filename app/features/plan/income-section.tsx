import { Amount } from "~/ui/amount";
import { LinkButton } from "~/ui/button";
import { LikelihoodBand } from "~/ui/likelihood-band";
import { LikelihoodDots } from "~/ui/likelihood-dots";
import { Panel } from "~/ui/panel";
import { Rows } from "~/ui/rows";
import { Paragraphs } from "~/ui/bold-text";
import { usePlanAddress } from "~/ui/use-plan-address";
import type { PlanView } from "~/words/describe-plan";

/** The conclusion: what to draw each month, where it comes from, and how likely it lasts. */
export function IncomeSection({ view }: { view: PlanView }) {
  const writeAddress = usePlanAddress();
  const { income, title } = view;
  return (
    <div className="gap-6 space-y-8 wide:grid wide:grid-cols-12 wide:space-y-0">
      <div className="min-w-0 space-y-4 wide:col-span-7">
        <p className="text-small font-bold text-soft">{title}</p>
        {income.earlierVersion && (
          <p className="rounded-leaf border-2 border-ink bg-tint-sun p-4">{income.earlierVersion}</p>
        )}
        {income.shortfall && <Shortfall {...income.shortfall} />}
        <h1 className="heading-1">{income.headline}</h1>
        <Amount figure={income.amountPerMonth} unit="a month" tags={income.tags} />
        <div className="border-t-2 border-ink">
          <Rows
            rows={[
              ...income.rows.map(({ name, note, amount }) => ({ name, note, value: amount })),
              {
                name: income.afterTax.name,
                note: income.afterTax.note,
                value: income.afterTax.amount,
                isTotal: true,
              },
            ]}
          />
        </div>
        <p className="max-w-text text-small text-soft">{income.start}</p>
      </div>
      <div className="wide:col-span-5 wide:col-start-8 wide:pt-10">
        <Likelihood view={view} />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden wide:col-span-12">
        <LinkButton to="/en/contact">Talk to a person</LinkButton>
        <LinkButton to={writeAddress("/en/check-answers")} look="secondary">
          Change my answers
        </LinkButton>
        <a href="#next" className="link text-small">
          What to do next
        </a>
      </div>
    </div>
  );
}

function Shortfall({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="rounded-leaf border-2 border-ink bg-tint-sun p-4">
      <h2 className="text-label font-bold">{heading}</h2>
      <p>{text}</p>
    </div>
  );
}

function Likelihood({ view: { likelihood } }: { view: PlanView }) {
  return (
    <Panel tint="leaf" title={likelihood.heading}>
      {likelihood.dots && <LikelihoodDots filled={likelihood.dots.filled} className="mb-3" />}
      <Paragraphs texts={likelihood.sentences} />
      {likelihood.labels.length > 0 && (
        <div className="pt-2">
          <Rows
            isStacked
            size="small"
            rows={likelihood.labels.map(({ name, words, colour }) => ({
              name,
              value: (
                <>
                  {colour && <LikelihoodBand colour={colour} />}
                  {words}
                </>
              ),
            }))}
          />
        </div>
      )}
    </Panel>
  );
}
