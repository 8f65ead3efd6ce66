import type { Recommendation } from "~/contract/plan/recommendation";
import { type AssumedView, describeAssumed } from "../assumed/describe-assumed";
import { type ChartView, describeChart } from "../chart/describe-chart";
import { describeIncomes, type LivedOnView } from "../chart/income-by-year";
import type { ChartAsked } from "../chart/chart-views";
import { type CostsView, describeCosts } from "../costs/describe-costs";
import { describeFamily, type FamilyView } from "../plan/describe-family";
import { describeFirstFigure } from "../plan/describe-first-figure";
import { describeHero, type HeroView } from "./describe-hero";
import { describeGap, type GapView } from "../changes/describe-gap";
import { describeLevers, type LeverView } from "../changes/describe-levers";
import { NOTHING_MADE } from "../plan/describe-choice";
import { ALL_OPEN, describeNextSteps, type NextStepsView } from "./describe-next-steps";
import { describeOutlook, type OutlookView } from "./describe-outlook";
import { describeReasons, type ReasonsView } from "../plan/describe-reasons";
import { describeSmallPrint, type SmallPrintView } from "../plan/describe-small-print";
import { describeSplit, type SplitView } from "../plan/describe-split";
import { type LeadView, leadWithChoice } from "../small-savings/lead-with-choice";
import { describeLessFirst, type LessFirstView } from "../plan/need-by-year";
import { gatherFacts, type PlanRecord } from "../plan/plan-facts";
import { describeWays } from "../plan/ways-to-be-paid";
import type { PaidWaysView } from "../plan/paid-ways";

/** The content of a plan's page, in order. It recalculates nothing that the recommendation has decided. */
export type PlanView = {
  title: string;
  /** The choice at the head of a plan whose savings are small enough to be taken whole in cash. */
  choice?: LeadView;
  hero: HeroView;
  ways?: PaidWaysView;
  /** The plan's path from the estimate, which only the owner gets; bold is between double asterisks. */
  firstFigure?: string;
  levers: readonly LeverView[];
  gap?: GapView;
  split: SplitView;
  chart: ChartView;
  incomes?: LivedOnView;
  lessFirst?: LessFirstView;
  reasons: ReasonsView;
  outlook?: OutlookView;
  family: FamilyView;
  assumed: AssumedView;
  costs: CostsView;
  next: NextStepsView;
  smallPrint: SmallPrintView;
};

/**
 * Words a recommendation, ours or the amended one, as the API returns it.
 * @param chartAsked the chart's part of the address; `null` for none
 * @param made the plan's selection records and requests
 * @param open the reader's permissions
 * @param clientName of the client, if an adviser reads the plan
 */
export function describePlan(
  recommendation: Recommendation,
  plan: PlanRecord,
  chartAsked: ChartAsked | null,
  made = NOTHING_MADE,
  open = ALL_OPEN,
  clientName?: string,
): PlanView {
  const facts = gatherFacts(recommendation, plan, clientName);
  const fullName = [plan.first_name, plan.last_name].filter(Boolean).join(" ");
  return {
    title: `${recommendation.plan_type === "edit" ? "Amended" : "Recommended"} plan for ${fullName}`,
    choice: leadWithChoice(facts),
    hero: describeHero(facts),
    ways: describeWays(facts),
    firstFigure: describeFirstFigure(facts),
    levers: describeLevers(facts),
    gap: describeGap(facts),
    split: describeSplit(facts),
    chart: describeChart(facts, chartAsked ?? {}),
    incomes: describeIncomes(facts),
    lessFirst: describeLessFirst(facts),
    reasons: describeReasons(facts),
    outlook: describeOutlook(facts),
    family: describeFamily(facts),
    assumed: describeAssumed(facts),
    costs: describeCosts(facts),
    next: describeNextSteps(facts, made, open),
    smallPrint: describeSmallPrint(facts, fullName),
  };
}
