import { comparePlans } from "~/words/changes/compare-plans";
import { readAdviceType } from "~/contract/plan/advice-type";
import { type ChoicesMade, sayLostChoice, sayRequests } from "~/words/plan/describe-choice";
import type { OpenSteps } from "~/words/plan-page/describe-next-steps";
import { describePlan } from "~/words/plan-page/describe-plan";
import { describeShown } from "~/words/changes/describe-shown";
import { gatherFacts } from "~/words/plan/plan-facts";
import { type Advised, pickCounting } from "~/words/changes/shown-plan";

const DROPPED =
  "We worked this plan out again, and the changes made in it no longer fit. Our recommendation counts.";

const TYPES = { customized: "Amended", recommended: "Recommended" };

/**
 * Picks the shown one of two plans: that of the query's `type`, otherwise the one that counts.
 * @returns also the links between the two; empty if there is one plan
 */
export function pickShown(ours: Advised, amended: Advised | undefined, query: URLSearchParams) {
  const asked = readAdviceType(query.get("type"));
  const shown = (asked === "customized" ? amended : asked && ours) ?? pickCounting(ours, amended);
  const types = Object.entries(TYPES).map(([type, name]) => ({
    type,
    name,
    isShown: type === shown.recommendation.type,
  }));
  return { shown, isAmended: shown === amended, types: amended ? types : [] };
}

/**
 * The content of a plan's page: the shown one of two plans, and its comparison with the other.
 * @param query of the address: the chart's `view` and `market`, and of two plans the page's `type`
 * @param open whether the visitor may choose it, make the requests that follow, and share it
 * @param clientName the client whose adviser reads it
 */
export function viewPlan(
  ours: Advised,
  amended: Advised | undefined,
  {
    query,
    made,
    open,
    clientName,
  }: { query: URLSearchParams; made: ChoicesMade; open: OpenSteps; clientName?: string },
) {
  const { shown, isAmended, types } = pickShown(ours, amended, query);
  const readFacts = ({ recommendation, plan }: Advised) => gatherFacts(recommendation, plan, clientName);
  const chartAsked = { view: query.get("view"), market: query.get("market") };
  const view = describePlan(shown.recommendation, shown.plan, chartAsked, made, open, clientName);
  const comparison = amended && comparePlans(readFacts(ours), readFacts(amended));
  const lost = sayLostChoice(shown, made);
  return {
    view,
    droppedNote: !amended && ours.recommendation.changes_dropped ? DROPPED : undefined,
    chart: { ...view.chart, types },
    isAmended,
    shownNote: comparison && describeShown(shown, comparison),
    lostChoice: lost === undefined ? undefined : [lost, ...sayRequests(made)],
    comparison,
  };
}
