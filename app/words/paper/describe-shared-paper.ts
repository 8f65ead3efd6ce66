/** A shared plan as it is set on paper: title, sections, and what stands in each, for somebody who does not own it. */
import type { SharedAnswer } from "~/contract/records/share-operations";
import { comparePlans } from "../changes/compare-plans";
import { describeAdvice } from "./describe-advice";
import { describeChart } from "../chart/describe-chart";
import { describeFees } from "../costs/describe-fees";
import { describeReasons } from "../plan/describe-reasons";
import type { ReasonsView } from "../plan/describe-reasons";
import { describeSharing } from "./describe-sharing";
import { describeShownPlan } from "./describe-shown-plan";
import { describeSmallPrint } from "../plan/describe-small-print";
import type { SmallPrintView } from "../plan/describe-small-print";
import { layOutCosts } from "../costs/lay-out-costs";
import { layOutFees } from "../costs/lay-out-fees";
import { NAMED_VALUES } from "./paper";
import type { Paper, PaperSection, SharedPaperBlock } from "./paper";
import { gatherFacts } from "../plan/plan-facts";
import type { PlanFacts } from "../plan/plan-facts";
import type { ReasonWords } from "../plan/reason-words";
import type { Advised } from "../changes/shown-plan";
import { writeDayOf } from "../plan/write-figures";

/** A shared plan as it was read at an instant (ISO 8601), and the link that leads to it. */
export type SharedRead = { shared: SharedAnswer; link: string; at: string };

type Section = PaperSection<SharedPaperBlock>;

const readFacts = ({ recommendation, plan }: Advised) => gatherFacts(recommendation, plan);

/** Describes a shared plan as it is set on paper. */
export function describeSharedPaper({ shared, link, at }: SharedRead): Paper<SharedPaperBlock> {
  const facts = readFacts(shared.customised ?? shared.recommended);
  const views = describeChart(facts, {}).views.map(({ view }) => view);
  const shown = describeShownPlan(facts, shared.plan_type, views);
  const { summary, warnings, costs } = describeAdvice(facts);
  return {
    title: "A shared plan",
    conclusion: shown.conclusion,
    running: `As it was on ${writeDayOf(shared.shared_at)}`,
    sections: [
      { heading: "Who shared this plan", blocks: describeSharer(shared, at) },
      { heading: "What the plan pays", blocks: [{ kind: "list", items: summary }, ...shown.chance] },
      ...describeChanged(shared, facts),
      ...describeWhy(facts),
      ...shown.sections,
      { heading: "What to bear in mind", blocks: [{ kind: "list", items: warnings }] },
      { heading: "What it costs", blocks: [...layOutCosts(costs), ...layOutFees(describeFees(facts))] },
      { heading: "How these figures were made", blocks: describeOrigin(facts) },
      { heading: "Open this plan on a screen", blocks: describeLink(shared, link) },
    ],
  };
}

/** Paper stays as it is, so that it says when nothing newer was known. */
function describeSharer(shared: SharedAnswer, at: string): SharedPaperBlock[] {
  const { intro, newer, ticked } = describeSharing(shared);
  const made = `This file was made on ${writeDayOf(at)}.`;
  return [
    { kind: "text", text: intro },
    { kind: "text", text: newer ? `${made} ${newer}` : `${made} There was no newer version that day.` },
    ...(ticked.length > 0
      ? [
          {
            kind: "table" as const,
            ...NAMED_VALUES,
            rows: ticked.map(({ name, value }) => ({ cells: [name, value] })),
          },
        ]
      : []),
  ];
}

function describeChanged({ recommended, customised }: SharedAnswer, facts: PlanFacts): Section[] {
  if (!customised) return [];
  const { title, caption, groups } = comparePlans(readFacts(recommended), facts);
  return [
    {
      heading: title,
      blocks: groups.flatMap(({ heading, rows }): SharedPaperBlock[] => [
        ...(heading ? [{ kind: "heading" as const, text: heading }] : []),
        {
          kind: "table",
          caption: heading ? undefined : caption,
          heads: ["What", "We recommended", "Amended", "Difference"],
          figures: [1, 2, 3],
          widths: [0.34, 0.22, 0.22, 0.22],
          rows: rows.map(({ name, recommended: ours, amended, difference }) => ({
            cells: [name, ours, amended, difference.words],
          })),
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
        ...layOutFutureRand(describeSmallPrint(facts, "").futureRand),
      ],
    },
  ];
}

function listAgainst({ heading, reasons }: ReasonsView["others"][number]): SharedPaperBlock[] {
  return [{ kind: "heading", text: heading }, ...listReasons(reasons)];
}

function listReasons(reasons: readonly ReasonWords[]): SharedPaperBlock[] {
  if (reasons.length === 0) return [];
  return [{ kind: "list", items: reasons.map(({ point, text }) => `**${point}** ${text}`) }];
}

function layOutFutureRand({ title, caption, heads, rows, warning }: SmallPrintView["futureRand"]) {
  const table = { caption, heads, figures: [1], widths: [0.3, 0.2] };
  return [
    { kind: "heading", text: title },
    { kind: "table", ...table, rows: rows.map(({ name, amount }) => ({ cells: [name, amount] })) },
    { kind: "note", text: warning },
  ] satisfies SharedPaperBlock[];
}

function describeOrigin(facts: PlanFacts): SharedPaperBlock[] {
  const { facts: named } = describeSmallPrint(facts, "");
  return [
    {
      kind: "table",
      ...NAMED_VALUES,
      rows: named.map(({ name, value }) => ({ cells: [name, value] })),
    },
  ];
}

function describeLink({ expires_at }: SharedAnswer, address: string): SharedPaperBlock[] {
  return [
    {
      kind: "text",
      text: `The link works until ${writeDayOf(expires_at)}. Whoever has it can open the plan, so give this file only to people who may see it.`,
    },
    { kind: "link", address, alternative: "Open the shared plan" },
    { kind: "text", text: "A phone’s camera reads this QR code, which holds the same link:" },
    { kind: "qrCode", address, alternative: "A QR code that opens this plan" },
  ];
}
