/** A record of advice as it is set on paper: title, sections, and what stands in each, in the words that were frozen. */
import { formatDayMonthYear } from "~/base/date";
import type { IsoDate } from "~/base/date";
import { formatRand, groupThousands } from "~/base/money";
import type { AdviceRecord } from "~/contract/advice-record";
import type { Recommendation } from "~/contract/recommendation";
import { describeChart } from "./describe-chart";
import type { ChartView } from "./describe-chart";
import { describeChanceByAge } from "./chance-by-age";
import { describeFamily } from "./describe-family";
import { describeHero } from "./describe-hero";
import { FUTURES_SHOWN } from "./describe-likelihood";
import { describeSplit } from "./describe-split";
import { gatherFacts, PRODUCT_WORDS } from "./plan-facts";
import type { PlanFacts } from "./plan-facts";
import { capitalise, writeDate, writeInstant } from "./write-figures";

/** A row of a table: its first cell names it. A list is a cell of several paragraphs, of which the first cell's are notes. */
export type PaperRow = { cells: readonly (string | readonly string[])[]; isTotal?: boolean };

/** Rows under heads. */
export type PaperTable = {
  caption?: string;
  /** Absent where each row is a name and its value. */
  heads?: readonly string[];
  rows: readonly PaperRow[];
  /** The column that matters most. */
  strong?: number;
  /** The columns that hold figures and stand right. */
  figures: readonly number[];
  /** Shares of the width, one for each column. */
  widths: readonly number[];
};

/** One thing after another in a section. Double stars stand around what matters most. */
export type PaperBlock =
  | { kind: "text"; text: string }
  | { kind: "note"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "list"; items: readonly string[] }
  | ({ kind: "table" } & PaperTable)
  | { kind: "chance"; dots: number; of: number; alternative: string }
  | { kind: "chart"; chart: ChartView; alternative: string }
  | { kind: "fingerprint"; sha256: string };

/** A record's title, its sections, and the line at the top of each page. */
export type PaperRecord = {
  title: string;
  conclusion: string;
  running: string;
  sections: readonly { heading: string; blocks: readonly PaperBlock[] }[];
};

const NAMED_VALUES = { figures: [], strong: 1, widths: [0.3, 0.7] };

/** Describes a record as it is set on paper. */
export function describeRecord(record: AdviceRecord, sha256: string): PaperRecord {
  const recommended = readFacts(record, record.figures.recommended);
  const selected = record.figures.customised ? readFacts(record, record.figures.customised) : recommended;
  return {
    title: `Record of advice for plan ${record.plan_id}`,
    conclusion: writeConclusion(record, selected),
    running: `Record of advice · plan ${record.plan_id} · ${writeInstant(record.selected_at)}`,
    sections: [
      { heading: "Who was advised", blocks: [describePeople(record)] },
      { heading: "What the plan pays", blocks: describeIncome(record, selected) },
      { heading: "What was asked, and what was answered", blocks: describeQuestions(record) },
      { heading: "What was considered, and why", blocks: [describeConsidered(record)] },
      ...describeChanged(record, { recommended, selected }),
      { heading: "What becomes of the savings", blocks: describeParts(selected) },
      { heading: "The income as the years go by", blocks: describeYears(selected) },
      { heading: "What is left for others", blocks: describeOthers(selected) },
      { heading: "What it costs", blocks: describeCosts(record) },
      { heading: "What you were warned of", blocks: [{ kind: "list", items: record.warnings }] },
      { heading: "How anyone can check this record", blocks: describeCheck(record, sha256) },
    ],
  };
}

function readFacts(record: AdviceRecord, figures: AdviceRecord["figures"]["recommended"]): PlanFacts {
  const recommendation: Recommendation = { ...figures, selected: true, is_outdated: false };
  return gatherFacts(recommendation, { ...record.answers, id: record.plan_id, plan_type: "base" });
}

function writeConclusion({ plan_type }: AdviceRecord, { product, income }: PlanFacts): string {
  const { withArticle } = PRODUCT_WORDS[product.product];
  const plan = `${withArticle}, ${formatRand(income.total)} a month before tax`;
  return plan_type === "base" ? `We advised ${plan}` : `You changed our advice to ${plan}`;
}

/** Birth date and the last figures: enough to know whose it is, and no number to misuse. */
function maskRsaid(rsaid: string): string {
  return `${rsaid.slice(0, 6)} •••• ${rsaid.slice(10)}`;
}

function describePeople({ client, adviser, plan_type, selected_at, record_id }: AdviceRecord): PaperBlock {
  const chosen = plan_type === "base" ? "the plan as we recommend it" : "the plan as you changed it";
  return {
    kind: "table",
    ...NAMED_VALUES,
    rows: [
      { cells: ["Client", client.name] },
      { cells: ["ID number", maskRsaid(client.rsaid)] },
      ...(adviser ? [{ cells: ["Adviser", `${adviser.name}, ${adviser.role}`] }] : []),
      { cells: ["Chosen", `${chosen}, on ${writeInstant(selected_at)}`] },
      { cells: ["Record", record_id] },
    ],
  };
}

function describeIncome({ summary }: AdviceRecord, facts: PlanFacts): PaperBlock[] {
  const { dots } = describeHero(facts).chance;
  return [
    { kind: "list", items: summary },
    ...(dots === undefined
      ? []
      : [
          {
            kind: "chance" as const,
            dots,
            of: FUTURES_SHOWN,
            alternative: `${FUTURES_SHOWN} dots, of which ${dots} are filled: ${dots} of ${FUTURES_SHOWN} futures go well.`,
          },
        ]),
  ];
}

function describeQuestions({ questions }: AdviceRecord): PaperBlock[] {
  return questions.flatMap(({ step, name, questions: asked }): PaperBlock[] => [
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

/** A question that names both of its choices itself, such as yes and no, needs no list of them. */
function listChoices(options: Options): string[] {
  if (options.length <= 2 && options.every(({ hint }) => !hint)) return [];
  return [`Choices: ${options.map(({ label, hint }) => (hint ? `${label} (${hint})` : label)).join("; ")}`];
}

function describeConsidered({ options }: AdviceRecord): PaperBlock {
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

function describeChanged(
  { changes }: AdviceRecord,
  { recommended, selected }: { recommended: PlanFacts; selected: PlanFacts },
): PaperRecord["sections"][number][] {
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

function describeParts(facts: PlanFacts): PaperBlock[] {
  const { intro, parts } = describeSplit(facts);
  const { income, amounts } = facts;
  const paid = {
    cash: "–",
    unitTrust: formatRand(income.fromUnitTrust),
    annuity: formatRand(income.fromAnnuity),
  };
  return [
    { kind: "text", text: intro },
    {
      kind: "table",
      caption: "Today’s rand, before tax",
      heads: ["Part of the savings", "Amount", "Pays a month"],
      figures: [1, 2],
      widths: [0.6, 0.2, 0.2],
      rows: [
        ...parts.map(({ key, name, amount, note }) => ({ cells: [[name, note], amount, paid[key]] })),
        { cells: ["Together", formatRand(amounts.savings), formatRand(income.total)], isTotal: true },
      ],
    },
  ];
}

function describeYears(facts: PlanFacts): PaperBlock[] {
  const chart = describeChart(facts, { view: "income" });
  const { caption, heads, rows, minorRows } = chart.table;
  const chance = describeChanceByAge(facts);
  return [
    ...chart.sentences.map((text) => ({ kind: "text" as const, text })),
    { kind: "chart", chart, alternative: `${caption}. ${chart.sentences.join(" ").replaceAll("**", "")}` },
    {
      kind: "table",
      caption,
      heads,
      figures: heads.map((_, column) => column).slice(1),
      widths: heads.map(() => 1 / heads.length),
      rows: rows
        .filter((_, place) => !minorRows.includes(place))
        .map((cells) => ({ cells: cells.map(String) })),
    },
    ...(chance
      ? [
          { kind: "heading" as const, text: chance.heading },
          {
            kind: "table" as const,
            caption: chance.caption,
            heads: ["If you reach", "Futures"],
            figures: [1],
            widths: [0.25, 0.25],
            rows: chance.rows.map(({ name, figure }) => ({ cells: [name, figure] })),
          },
        ]
      : []),
  ];
}

function describeOthers(facts: PlanFacts): PaperBlock[] {
  const { sentences, heads, rows, note } = describeFamily(facts);
  return [
    { kind: "list", items: sentences },
    {
      kind: "table",
      caption: note,
      heads,
      figures: heads.flatMap((_head, index) => (index > 0 ? [index] : [])),
      widths: heads.map(() => 1 / heads.length),
      rows: rows.map(({ age, amounts }) => ({ cells: [String(age), ...amounts] })),
    },
  ];
}

function describeCosts({ costs: { heading, sentences, tables } }: AdviceRecord): PaperBlock[] {
  return [
    { kind: "text", text: `**${heading}.**` },
    ...sentences.map((text) => ({ kind: "text" as const, text })),
    ...tables.flatMap(({ title, caption, heads, rows }): PaperBlock[] => [
      { kind: "heading", text: title },
      {
        kind: "table",
        caption,
        heads,
        figures: heads.flatMap((_head, index) => (index > 0 ? [index] : [])),
        widths: [0.4, ...heads.slice(1).map(() => 0.6 / (heads.length - 1))],
        rows: rows.map(({ name, note, cells, is_total }) => ({
          cells: [note ? [name, note] : name, ...cells],
          isTotal: is_total,
        })),
      },
    ]),
  ];
}

function describeCheck({ computed_with, selected_at }: AdviceRecord, sha256: string): PaperBlock[] {
  const { advice_date, basis_version, engine_version, seed, paths, fees } = computed_with;
  const hasOwnFees = Object.keys(fees).length > 0;
  return [
    {
      kind: "table",
      ...NAMED_VALUES,
      rows: [
        { cells: ["Worked out on", writeDate(formatDayMonthYear(advice_date as IsoDate))] },
        { cells: ["Basis", basis_version] },
        { cells: ["Planner’s fees", hasOwnFees ? "those agreed with the planner" : "those of the basis"] },
        { cells: ["Engine", engine_version] },
        { cells: ["Seed", String(seed)] },
        { cells: ["Futures tried", groupThousands(paths)] },
        { cells: ["Frozen", selected_at] },
      ],
    },
    {
      kind: "text",
      text: "This is the SHA-256 of the record in its JSON file. If one letter of the record changes, so does this number.",
    },
    { kind: "fingerprint", sha256 },
    {
      kind: "note",
      text: "The file can be downloaded beside the record. Baobab’s program, run as “npm run verify-record -- file sha256”, checks the number and works every figure out again, to the cent.",
    },
  ];
}
