import { useActionData, useLoaderData } from "@remix-run/react";
import { Amount } from "~/ui/amount";
import { Disclosure } from "~/ui/disclosure";
import { SubmitButton } from "~/ui/form";
import { Comparison } from "~/web/plan/comparison";
import { Panel } from "~/ui/panel";
import { Rows } from "~/ui/rows";
import type { DecreaseView } from "~/words/changes/describe-decrease";
import { LOADING } from "../step-actions";
import type { WalkThroughRefusal } from "../step-view";
import { Terms } from "../steps/step-parts";
import { StepForm } from "../step-form";
import { AskedIncome } from "./asked-income";
import { COMPARED, NEW_INCOME, REFUSES_UNIT_TRUST } from "./decrease-page-view";
import type { DecreasePageView } from "./decrease-page-view";

const NAMES = { [NEW_INCOME]: "New monthly income", [REFUSES_UNIT_TRUST]: "Unit trust withdrawal" };

/** Step 13: asks for a lower income, in the way that the recommended product allows. */
export function DecreasePage() {
  const view = useLoaderData<DecreasePageView>();
  const refusal = useActionData<WalkThroughRefusal>();
  const { said, answers, mistakes, isChanged, comparison, compared } = view;
  return (
    <StepForm
      heading={view.heading}
      action={view.action}
      notice={refusal?.notice ?? view.notice}
      mistakes={mistakes}
      names={NAMES}
      defaultValues={answers}
      aside={!comparison && <RecommendedIncome income={said.income} />}
    >
      {compared !== undefined && <input type="hidden" name={COMPARED} value={compared} />}
      <div className="max-w-text space-y-4">
        {comparison && (
          <p role="status" className="font-bold">
            Your plan is not changed yet. Look below at what this income changes, then press Next to save it.
          </p>
        )}
        {said.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {said.warnings.length > 0 && (
        <div className="mt-6 max-w-text">
          <Panel tint="sun">
            {said.warnings.map((warning) => (
              <p key={warning}>{warning}</p>
            ))}
          </Panel>
        </div>
      )}
      <div className="mt-8 space-y-6">
        <AskedIncome said={said} isChanged={isChanged} />
        {said.kind !== "nothing" && (
          <SubmitButton intent="show" look="secondary" busyWords={LOADING}>
            Show what this changes
          </SubmitButton>
        )}
        {comparison && <Comparison {...comparison} />}
        <Terms terms={[said.more, said.term]} />
      </div>
    </StepForm>
  );
}

function RecommendedIncome({ income }: { income: DecreaseView["income"] }) {
  const { amountPerMonth, tags, title, rows } = income;
  return (
    <Panel tint="leaf" title="The income we recommend">
      <Amount figure={amountPerMonth} unit="a month" size="l" tags={tags} />
      <Disclosure summary={title} isFlush>
        <Rows size="small" rows={rows.map(({ name, note, amount }) => ({ name, note, value: amount }))} />
      </Disclosure>
    </Panel>
  );
}
