import { DebtFirstPanel, GrantSection, TwoWays, WaysHead } from "~/web/plan/two-ways";
import type { LeadView } from "~/words/small-savings/lead-with-choice";

/** The first choice for a plan of small savings: an income, or all in cash. */
export function ChoiceLead({ title, choice }: { title: string; choice: LeadView }) {
  const { phrases, lead, tags, ways, spent, debtFirst, grant } = choice;
  return (
    <div className="mb-10 wide:mb-16">
      <p className="mb-4 text-small font-bold text-soft">{title}</p>
      <WaysHead phrases={phrases} lead={lead} tags={tags} />
      <div className="mt-8 gap-6 space-y-10 broad:grid broad:grid-cols-12 broad:space-y-0">
        <div className="min-w-0 broad:col-span-8">
          <TwoWays ways={ways} spent={spent} />
        </div>
        {debtFirst && (
          <div className="min-w-0 broad:col-span-4">
            <DebtFirstPanel {...debtFirst} />
          </div>
        )}
      </div>
      {grant && <GrantSection grant={grant} />}
    </div>
  );
}
