/** A record of advice on paper: title and sections, in the frozen wording. */
import { formatDayMonthYear, type IsoDate } from "~/base/date";
import { formatRand, groupThousands } from "~/base/money";
import { findAdviceType } from "~/contract/plan/advice-type";
import type { AdviceRecord } from "~/contract/records/advice-record";
import type { Recommendation } from "~/contract/plan/recommendation";
import { maskSequenceNumber } from "~/base/identity-number";
import { sayPrices } from "../plan/annuity-prices";
import { describeShownPlan } from "./describe-shown-plan";
import { layOutCosts } from "../costs/lay-out-costs";
import { NAMED_VALUES, type Paper, type PaperSection, type RecordPaperBlock } from "./paper";
import { gatherFacts, type PlanFacts } from "../plan/plan-facts";
import { capitalise, writeDate, writeInstant } from "../plan/write-figures";

export function describeRecord(record: AdviceRecord, sha256: string): Paper<RecordPaperBlock> {
  const recommended = readFacts(record, record.figures.recommended);
  const selected = record.figures.customised ? readFacts(record, record.figures.customised) : recommended;
  // Records of earlier releases have only the figures.
  const shown = record.shown ?? describeShownPlan(selected, record.plan_type);
  return {
    title: `Record of advice for plan ${record.plan_id}`,
    conclusion: shown.conclusion,
    running: `Record of advice · plan ${record.plan_id} · ${writeInstant(record.selected_at)}`,
    sections: [
      { heading: "Who was advised", blocks: [describePeople(record)] },
      { heading: "What the plan pays", blocks: [{ kind: "list", items: record.summary }, ...shown.chance] },
      { heading: "What was asked, and what was answered", blocks: describeQuestions(record) },
      {
        heading: "What was considered, and why",
        blocks: [describeConsidered(record), ...notePrices(recommended)],
      },
      ...describeChanged(record, { recommended, selected }),
      ...shown.sections,
      { heading: "What it costs", blocks: layOutCosts(record.costs) },
      { heading: "What you were warned of", blocks: [{ kind: "list", items: record.warnings }] },
      { heading: "How anyone can check this record", blocks: describeCheck(record, sha256) },
    ],
  };
}

function readFacts(record: AdviceRecord, figures: AdviceRecord["figures"]["recommended"]): PlanFacts {
  const type = findAdviceType(figures.plan_type);
  const recommendation: Recommendation = { ...figures, type, selected: true, is_outdated: false };
  return gatherFacts(recommendation, { ...record.answers, id: record.plan_id, plan_type: "base" });
}

/** Records of earlier releases contain the unmasked number. */
const isWhole = (rsaid: string) => /^\d+$/.test(rsaid);

function describePeople(record: AdviceRecord): RecordPaperBlock {
  const { client, adviser, selected_by: actor, plan_type, selected_at, record_id } = record;
  const chosen = plan_type === "base" ? "the plan as we recommend it" : "the plan as you changed it";
  return {
    kind: "table",
    ...NAMED_VALUES,
    rows: [
      { cells: ["Client", client.name] },
      { cells: ["ID number", isWhole(client.rsaid) ? maskSequenceNumber(client.rsaid) : client.rsaid] },
      ...(adviser ? [{ cells: ["Adviser", `${adviser.name}, ${adviser.role}`] }] : []),
      { cells: ["Chosen", `${chosen}, on ${writeInstant(selected_at)}`] },
      ...(actor ? [{ cells: ["Chosen for the client by", `${actor.name}, ${actor.role}`] }] : []),
      { cells: ["Record", record_id] },
    ],
  };
}

function describeQuestions({ questions }: AdviceRecord): RecordPaperBlock[] {
  return questions.flatMap(({ step, name, questions: asked }): RecordPaperBlock[] => [
    { kind: "heading", text: `Step ${step}. ${name}` },
    {
      kind: "table",
      heads: ["Question, as it was asked", "Answer"],
      figures: [],
      strong: 1,
      widths: [0.62, 0.38],
      rows: asked.map(({ question, hint, options = [], answer }) => ({
        cells: [[question, ...(hint ? [hint] : []), ...listChoices(options)], answer],
      })),
    },
  ]);
}

type Options = NonNullable<AdviceRecord["questions"][number]["questions"][number]["options"]>;

/** A question that names both choices itself, such as a yes/no question, needs no list of them. */
function listChoices(options: Options): string[] {
  if (options.length <= 2 && options.every(({ hint }) => !hint)) return [];
  return [`Choices: ${options.map(({ label, hint }) => (hint ? `${label} (${hint})` : label)).join("; ")}`];
}

function describeConsidered({ options }: AdviceRecord): RecordPaperBlock {
  return {
    kind: "table",
    heads: ["Option", "A month, before tax", "Why, or why not"],
    figures: [1],
    strong: 1,
    widths: [0.27, 0.17, 0.56],
    rows: options.map(({ name, is_recommended, monthly_income, reasons }) => ({
      cells: [
        [capitalise(name), ...(is_recommended ? ["This is what we advised"] : [])],
        monthly_income === undefined ? "Not offered" : formatRand(monthly_income),
        reasons,
      ],
    })),
  };
}

/** Dates another product's price; the recommended life annuity's own is dated beside its income. */
function notePrices(facts: PlanFacts): RecordPaperBlock[] {
  return facts.isLifeAnnuity ? [] : sayPrices(facts).map((text) => ({ kind: "note", text }));
}

function describeChanged(
  { changes }: AdviceRecord,
  { recommended, selected }: { recommended: PlanFacts; selected: PlanFacts },
): PaperSection<RecordPaperBlock>[] {
  if (changes.length === 0) return [];
  const incomes = [recommended, selected].map(({ income }) => formatRand(income.total));
  return [
    {
      heading: "What you changed",
      blocks: [
        {
          kind: "table",
          heads: ["What", "We recommended", "You chose"],
          figures: [1, 2],
          widths: [0.5, 0.25, 0.25],
          rows: [
            ...changes.map(({ need, recommended: ours, chosen }) => ({ cells: [need, ours, chosen] })),
            { cells: ["Income a month, before tax", ...incomes], isTotal: true },
          ],
        },
      ],
    },
  ];
}

function describeCheck({ computed_with, selected_at }: AdviceRecord, sha256: string): RecordPaperBlock[] {
  const { advice_date, basis_version, engine_version, seed, paths, fees } = computed_with;
  const hasOwnFees = Object.keys(fees).length > 0;
  return [
    {
      kind: "table",
      ...NAMED_VALUES,
      rows: [
        { cells: ["Worked out on", writeDate(formatDayMonthYear(advice_date as IsoDate))] },
        { cells: ["Basis", basis_version] },
        { cells: ["Planner’s fees", hasOwnFees ? "as agreed with the planner" : "as in the basis"] },
        { cells: ["Engine", engine_version] },
        { cells: ["Seed", String(seed)] },
        { cells: ["Futures tried", groupThousands(paths)] },
        { cells: ["Sealed", selected_at] },
      ],
    },
    {
      kind: "text",
      text: "This number seals the record: if one letter changes, so does the number. It is the SHA-256 of the JSON file.",
    },
    { kind: "fingerprint", sha256 },
    {
      kind: "note",
      text: "The file can be downloaded beside the record. Baobab’s program, run as “npm run verify-record -- file sha256”, checks the number and works every figure out again, to the cent.",
    },
  ];
}
