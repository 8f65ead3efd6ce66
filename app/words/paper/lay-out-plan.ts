/** A plan on paper, ours or the amended one: its income, its reasons, the years ahead, and its costs. */
import type { Operator } from "~/base/operator";
import type { SharedPlan } from "~/contract/records/shared-plan";
import { comparePlans } from "../changes/compare-plans";
import type { ComparedRow } from "../changes/compared-row";
import { groupSummary, groupWarnings, tellCosts } from "./describe-advice";
import { describeAllIncomes, describeLeastFirst, describeOtherYears } from "./describe-years";
import { describeCosts } from "../costs/describe-costs";
import { describeFees } from "../costs/describe-fees";
import { describeFamily } from "../plan/describe-family";
import { describeMeeting, sayQuestions } from "../plan-page/describe-meeting";
import { describeReasons, type ReasonsView } from "../plan/describe-reasons";
import { describeFuture, describeSavings, describeShownPlan } from "./describe-shown-plan";
import { listBasis } from "../plan/describe-small-print";
import { layOutPlanCosts } from "../costs/lay-out-plan-costs";
import type { PaperSection } from "./paper";
import type { RecordedBlock } from "~/contract/records/record-paper";
import { gatherFacts, type PlanFacts } from "../plan/plan-facts";
import type { ReasonWords } from "../plan/reason-words";
import { describeWays } from "../plan/ways-to-be-paid";
import type { Advised } from "../changes/shown-plan";

type Section = PaperSection<RecordedBlock>;

const readFacts = ({ recommendation, plan }: Advised) => gatherFacts(recommendation, plan);

/**
 * Lays a plan out: its conclusion, then first the sections for a meeting. An amended plan lists its changes.
 * @param operator whom to call about it
 * @param line the plan's owner and date
 */
export function layOutPlan(
  plan: SharedPlan,
  operator: Operator,
  line: string,
): { conclusion: string; sections: Section[] } {
  const facts = readFacts(plan.customized ?? plan.recommended);
  const { conclusion, chance } = describeShownPlan(facts, plan.customized ? "edit" : "base");
  const fees = describeFees(facts);
  const costs = tellCosts(facts, fees);
  const otherYears = describeOtherYears(facts);
  return {
    conclusion,
    sections: [
      {
        heading: "What the plan pays",
        blocks: [{ kind: "text", text: line }, { kind: "list", items: listSummary(facts) }, ...chance],
      },
      ...layOutWays(facts),
      ...endWith(describeSavings(facts), [sayMeeting(facts), sayQuestions(operator)]),
      ...describeChanged(plan, facts),
      ...describeWhy(facts),
      ...describeFuture(facts, [
        ...describeAllIncomes(facts),
        ...describeLeastFirst(facts),
        // A life annuity without a unit trust leaves no savings.
        ...(otherYears.length > 0
          ? [{ heading: "Savings and inheritance as the years go by", blocks: otherYears }]
          : []),
      ]),
      {
        heading: "What to bear in mind",
        blocks: [
          { kind: "list", items: joinGroups(groupWarnings(facts)) },
          { kind: "note", text: describeOrigin(facts) },
        ],
      },
      { heading: "What it costs", blocks: layOutPlanCosts(costs, fees) },
    ],
  };
}

/** Joins each group of sentences into one list item, to save space. */
const joinGroups = (groups: readonly (readonly string[])[]) =>
  groups.filter(({ length }) => length > 0).map((sentences) => sentences.join(" "));

function listSummary(facts: PlanFacts): string[] {
  const { conclusion, others } = groupSummary(facts);
  return [conclusion, ...joinGroups(others)];
}

/** The ways to be paid, as on the plan's page. */
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
        { kind: "note", text: ["In today’s rand, before tax.", ...notes].join(" ") },
      ],
    },
  ];
}

function describeChanged({ recommended, customized }: SharedPlan, facts: PlanFacts): Section[] {
  if (!customized) return [];
  const { title, caption, income, groups } = comparePlans(readFacts(recommended), facts);
  const list = (rows: readonly ComparedRow[], prefix = "") =>
    rows.map(({ name, recommended: ours, amended, difference }) => ({
      cells: [`${prefix}${name}`, ours, amended, difference.words],
    }));
  return [
    {
      heading: title,
      blocks: [
        {
          kind: "table",
          caption,
          heads: ["What", "We recommended", "Amended", "Difference"],
          figures: [1, 2, 3],
          widths: [0.43, 0.2, 0.18, 0.19],
          rows: [
            ...list([income]),
            ...groups.flatMap(({ heading, rows }) => list(rows, heading && `${heading}: `)),
          ],
        },
      ],
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
          ? [{ kind: "text" as const, text: `**${nextBest.heading}.** ${nextBest.sentences.join(" ")}` }]
          : []),
        ...others.map(sayAgainst),
      ],
    },
  ];
}

function sayAgainst({ heading, reasons }: ReasonsView["others"][number]): RecordedBlock {
  const said = reasons.map(({ point, text }) => `${point} ${text}`);
  return { kind: "text", text: `**${heading}.** ${said.join(" ")}` };
}

function listReasons(reasons: readonly ReasonWords[]): RecordedBlock[] {
  if (reasons.length === 0) return [];
  return [{ kind: "list", items: reasons.map(({ point, text }) => `**${point}** ${text}`) }];
}

/** Appends the first page's last texts to its last section; a heading of their own would not fit. */
const endWith = (sections: readonly Section[], texts: readonly string[]): Section[] =>
  sections.map((section, index) =>
    index < sections.length - 1
      ? section
      : {
          ...section,
          blocks: [...section.blocks, ...texts.map((text) => ({ kind: "text" as const, text }))],
        },
  );

const sayMeeting = (facts: PlanFacts) =>
  describeMeeting({
    reasons: describeReasons(facts),
    family: describeFamily(facts),
    costs: describeCosts(facts, ""),
  });

function describeOrigin(facts: PlanFacts): string {
  return listBasis(facts)
    .map(({ name, value }) => `${name}: **${value}**`)
    .join(" · ");
}
