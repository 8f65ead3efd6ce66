import { callBackend } from "~/backend/door.server";
import type { AdjustNeeds } from "~/contract/plan/adjust-needs";
import { listTabLevers } from "~/contract/plan/levers";
import { isSuccess } from "~/contract/wire/envelope";
import { askPatiently } from "~/features/plan/explanation/ask-patiently.server";
import { explainFailure } from "~/web/access/explain-failure.server";
import type { AmendedIncome } from "~/words/changes/describe-amended-income";
import { CALCULATION_FAILURE } from "../failures";
import type { OpenedTabs } from "./open-tabs.server";

/** The income as amended, or what to say if it could not be worked out. */
type Calculated = { income: AmendedIncome; failure?: undefined } | { income?: undefined; failure: string };

/**
 * Works out the income with the needs as they stand, and what the chosen funds and each tab add to it: the income with the
 * changes up to this tab, less that with the changes before it. So the parts add up, and a tab without a change adds nothing.
 * @throws Response 404 if the plan is no longer theirs
 */
export async function calculateAmendedIncome(
  { id, session, facts, tabs }: OpenedTabs,
  needs: AdjustNeeds,
): Promise<Calculated> {
  const changed = tabs.filter((tab) => listTabLevers(tab).some((lever) => needs[lever] !== undefined));
  const { investment_recommendations } = needs;
  const funds = investment_recommendations && { investment_recommendations };
  const steps = [...(funds ? ["funds" as const] : []), ...changed];
  const answers = await Promise.all(
    steps.map((_, place) => {
      const levers = steps
        .slice(0, place + 1)
        .flatMap((step) => (step === "funds" ? [] : listTabLevers(step)));
      const body = { id, ...funds, ...Object.fromEntries(levers.map((lever) => [lever, needs[lever]])) };
      return askPatiently(() => callBackend("calculateIncome", { body }, { bearer: session.bearer }));
    }),
  );
  const income: AmendedIncome = { total: facts.income.total, adds: {} };
  for (const [place, answer] of answers.entries()) {
    if (!isSuccess(answer)) return { failure: explainFailure(answer, session, CALCULATION_FAILURE) };
    const total = Math.round(answer.return_object.monthly_income);
    const step = steps[place];
    if (step === "funds") income.funds = total - income.total;
    else if (step) income.adds[step] = total - income.total;
    income.total = total;
  }
  return { income };
}
