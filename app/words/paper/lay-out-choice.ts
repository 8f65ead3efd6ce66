import type { RecordedBlock, ShownPlan } from "~/contract/records/record-paper";
import type { PlanFacts } from "../plan/plan-facts";
import type { GrantView } from "../plan/describe-grant";
import { leadWithChoice } from "../small-savings/lead-with-choice";

/** The choice at the head of a plan of small savings, on paper; empty for other plans. */
export function layOutChoice(facts: PlanFacts): ShownPlan["sections"] {
  const choice = leadWithChoice(facts);
  if (!choice) return [];
  const { phrases, lead, ways, spent, debtFirst, grant } = choice;
  const names = [...new Set(ways.flatMap(({ rows }) => rows.map(({ name }) => name)))];
  const amountOf = (way: (typeof ways)[number], wanted: string) =>
    way.rows.find(({ name }) => name === wanted)?.amount ?? "–";
  const blocks: RecordedBlock[] = [
    { kind: "text", text: lead.join(" ") },
    {
      kind: "table",
      caption: `${spent}, in today’s rand. The income is after tax.`,
      heads: ["What", ...ways.map(({ title }) => title)],
      figures: [1, 2],
      widths: [0.5, 0.25, 0.25],
      rows: [
        ...names.map((name) => ({ cells: [name, ...ways.map((way) => amountOf(way, name))] })),
        { cells: ["What you get", ...ways.map(({ amount, unit }) => `${amount} ${unit}`)], isTotal: true },
      ],
    },
    ...(debtFirst ? [{ kind: "text" as const, text: debtFirst.sentences.join(" ") }] : []),
    ...(grant ? layOutGrant(grant) : []),
  ];
  const heading = phrases.map(({ before, amount, words }) =>
    [before, amount, words].filter(Boolean).join(" "),
  );
  return [{ heading: heading.join(" "), blocks }];
}

function layOutGrant({ title, sentences, caption, heads, rows, note }: GrantView): RecordedBlock[] {
  return [
    { kind: "heading", text: title },
    { kind: "text", text: sentences.join(" ") },
    {
      kind: "table",
      caption,
      heads,
      figures: [1, 2],
      widths: [0.5, 0.25, 0.25],
      rows: rows.map((cells) => ({ cells: [...cells] })),
    },
    { kind: "note", text: note },
  ];
}
