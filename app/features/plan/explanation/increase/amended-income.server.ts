import { callBackend } from "~/backend/door.server";
import type { AdjustNeeds } from "~/contract/plan/adjust-needs";
import { LEVER_NAMES, listTabLevers } from "~/contract/plan/levers";
import type { IncreaseTab, Lever } from "~/contract/plan/levers";
import { isSuccess } from "~/contract/wire/envelope";
import { askPatiently } from "~/features/plan/explanation/ask-patiently.server";
import type { AmendedIncome } from "~/words/changes/describe-amended-income";
import { loadOnce } from "~/web/request/once.server";
import { explainRefusedChange } from "../explain-refused-change.server";
import { CALCULATION_FAILURE } from "../failures";
import type { OpenedTabs } from "./open-tabs.server";

/** The income as amended, or what to say if it could not be worked out. */
type Calculated = { income: AmendedIncome; failure?: undefined } | { income?: undefined; failure: string };

/** A change in the order in which they are added up: the funds first, then the tabs, then what no tab has. */
type Step = "funds" | "others" | IncreaseTab;

function listSteps(tabs: readonly IncreaseTab[], needs: AdjustNeeds): Step[] {
  const isChanged = (lever: Lever) => needs[lever] !== undefined;
  const onTabs = tabs.filter((tab) => listTabLevers(tab).some(isChanged));
  const hasOthers = LEVER_NAMES.some(
    (lever) => isChanged(lever) && !onTabs.some((tab) => listTabLevers(tab).includes(lever)),
  );
  return [
    ...(needs.investment_recommendations ? ["funds" as const] : []),
    ...onTabs,
    ...(hasOthers ? ["others" as const] : []),
  ];
}

/** What a step changes; the last one, of what no tab has, is all that is changed. */
function pickStep(step: Step, needs: AdjustNeeds): AdjustNeeds {
  if (step === "others") return needs;
  if (step === "funds") return { investment_recommendations: needs.investment_recommendations };
  return Object.fromEntries(listTabLevers(step).map((lever) => [lever, needs[lever]]));
}

/** The income with the needs as they stand, worked out once for a page. */
export async function loadAmendedIncome(request: Request, opened: OpenedTabs): Promise<Calculated> {
  return loadOnce(request, "amended income", () => calculateAmendedIncome(opened, opened.progress.needs));
}

/**
 * Works out the income with the needs as they stand, and what each step adds to it: the income with the changes up to this
 * one, less that with the changes before it. So the parts add up, and a tab without a change adds nothing.
 * @throws Response 404 if the plan is no longer theirs
 */
export async function calculateAmendedIncome(
  { id, session, facts, tabs }: OpenedTabs,
  needs: AdjustNeeds,
): Promise<Calculated> {
  const steps = listSteps(tabs, needs);
  const answers = await Promise.all(
    steps.map((_, place) => {
      const changes = steps.slice(0, place + 1).map((step) => pickStep(step, needs));
      const body = { id, ...Object.assign({}, ...changes) };
      return askPatiently(() => callBackend("calculateIncome", { body }, { bearer: session.bearer }));
    }),
  );
  const income: AmendedIncome = { total: facts.income.total, adds: {} };
  for (const [place, answer] of answers.entries()) {
    if (!isSuccess(answer)) return { failure: explainRefusedChange(answer, session, CALCULATION_FAILURE) };
    const total = Math.round(answer.return_object.monthly_income);
    const step = steps[place];
    if (step === "funds" || step === "others") income[step] = total - income.total;
    else if (step) income.adds[step] = total - income.total;
    income.total = total;
  }
  return { income };
}
