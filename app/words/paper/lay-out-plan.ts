/** A plan as it is set on paper, ours or the amended one: what it pays, why, how it goes on, and what it costs. */
import { isLifeAnnuity } from "~/contract/plan/recommended-product";
import type { SharedPlan } from "~/contract/records/shared-plan";
import { comparePlans } from "../changes/compare-plans";
import { describeAdvice } from "./describe-advice";
import { describeChart } from "../chart/describe-chart";
import { describeFees } from "../costs/describe-fees";
import { describeReasons } from "../plan/describe-reasons";
import type { ReasonsView } from "../plan/describe-reasons";
import { describeShownPlan } from "./describe-shown-plan";
import { listBasis } from "../plan/describe-small-print";
import { describeFutureRand } from "../plan/future-rand";
import type { FutureRandView } from "../plan/future-rand";
import { layOutCosts } from "../costs/lay-out-costs";
import { layOutFees } from "../costs/lay-out-fees";
import { NAMED_VALUES } from "./paper";
import type { PaperSection } from "./paper";
import type { RecordedBlock } from "~/contract/records/record-paper";
import { gatherFacts } from "../plan/plan-facts";
import type { PlanFacts } from "../plan/plan-facts";
import type { ReasonWords } from "../plan/reason-words";
import { describeWays } from "../plan/ways-to-be-paid";
import type { Advised } from "../changes/shown-plan";

type Section = PaperSection<RecordedBlock>;

const readFacts = ({ recommendation, plan }: Advised) => gatherFacts(recommendation, plan);

/** Lays a plan out: its conclusion, and what stands below it. The amended one says what was changed. */
export function layOutPlan(plan: SharedPlan): { conclusion: string; sections: Section[] } {
  const facts = readFacts(plan.customized ?? plan.recommended);
  const views = describeChart(facts, {}).views.map(({ view }) => view);
  const shown = describeShownPlan(facts, plan.customized ? "edit" : "base", views);
  const { summary, warnings, costs } = describeAdvice(facts);
  return {
    conclusion: shown.conclusion,
    sections: [
      { heading: "What the plan pays", blocks: [{ kind: "list", items: summary }, ...shown.chance] },
      ...layOutWays(facts),
      ...describeChanged(plan, facts),
      ...describeWhy(facts),
      ...shown.sections,
      { heading: "What to bear in mind", blocks: [{ kind: "list", items: warnings }] },
      { heading: "What it costs", blocks: [...layOutCosts(costs), ...layOutFees(describeFees(facts))] },
      { heading: "How these figures were made", blocks: describeOrigin(facts) },
    ],
  };
}

/** The ways to be paid, as the plan's page has them. */
function layOutWays(facts: PlanFacts): Section[] {
  const view = describeWays(facts);
  if (!view) return [];
  const { title, sentences, mark, rows, ways, notes } = view;
  return [
    {
      heading: title,
      blocks: [
        { kind: "text", text: sentences.join(" ") },
        {
          kind: "table",
          caption: "In today’s rand, before tax.",
          heads: [
            "",
            ...ways.map(({ name, isOurs }) => (isOurs && mark ? `${name} (${mark.toLowerCase()})` : name)),
          ],
          figures: ways.map((_, index) => index + 1),
          widths: [0.4, ...ways.map(() => 0.6 / ways.length)],
          rows: [
            { cells: ["Income a month", ...ways.map(({ income }) => income)] },
            ...rows.map(({ told, name }) => ({ cells: [name, ...ways.map(({ figures }) => figures[told])] })),
          ],
        },
        { kind: "note", text: notes.join(" ") },
      ],
    },
  ];
}

function describeChanged({ recommended, customized }: SharedPlan, facts: PlanFacts): Section[] {
  if (!customized) return [];
  const { title, caption, income, groups } = comparePlans(readFacts(recommended), facts);
  return [
    {
      heading: title,
      blocks: groups.flatMap(({ heading, rows }, index): RecordedBlock[] => [
        ...(heading ? [{ kind: "heading" as const, text: heading }] : []),
        {
          kind: "table",
          caption: heading ? undefined : caption,
          heads: ["What", "We recommended", "Amended", "Difference"],
          figures: [1, 2, 3],
          widths: [0.34, 0.22, 0.22, 0.22],
          rows: [...(index === 0 ? [income] : []), ...rows].map(
            ({ name, recommended: ours, amended, difference }) => ({
              cells: [name, ours, amended, difference.words],
            }),
          ),
        },
      ]),
    },
  ];
}

function describeWhy(facts: PlanFacts): Section[] {
  const { isHidden, heading, meaning, reasons, nextBest, others } = describeReasons(facts);
  if (isHidden) return [];
  return [
    {
      heading,
      blocks: [
        { kind: "text", text: meaning },
        ...listReasons(reasons),
        ...(nextBest
          ? ([
              { kind: "heading", text: nextBest.heading },
              { kind: "text", text: nextBest.sentences.join(" ") },
            ] as const)
          : []),
        ...others.flatMap(listAgainst),
        ...layOutFutureRand(describeFutureRand(facts, tellsPricesBefore(facts))),
      ],
    },
  ];
}

function listAgainst({ heading, reasons }: ReasonsView["others"][number]): RecordedBlock[] {
  return [{ kind: "heading", text: heading }, ...listReasons(reasons)];
}

function listReasons(reasons: readonly ReasonWords[]): RecordedBlock[] {
  if (reasons.length === 0) return [];
  return [{ kind: "list", items: reasons.map(({ point, text }) => `**${point}** ${text}`) }];
}

/** Whether a plan tells the day of the prices where it tells what a life annuity pays, its own or the next best. */
function tellsPricesBefore({ common, isLifeAnnuity: isForLife }: PlanFacts): boolean {
  return isForLife || (common.runner_up !== undefined && isLifeAnnuity(common.runner_up));
}

function layOutFutureRand({ title, caption, heads, rows, warning }: FutureRandView) {
  const table = { caption, heads, figures: [1], widths: [0.3, 0.2] };
  return [
    { kind: "heading", text: title },
    { kind: "table", ...table, rows: rows.map(({ name, amount }) => ({ cells: [name, amount] })) },
    { kind: "note", text: warning },
  ] satisfies RecordedBlock[];
}

function describeOrigin(facts: PlanFacts): RecordedBlock[] {
  const rows = listBasis(facts).map(({ name, value }) => ({ cells: [name, value] }));
  return [{ kind: "table", ...NAMED_VALUES, rows }];
}
