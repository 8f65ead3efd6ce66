import { AFTERWARDS } from "./describe-edit";
import { formatRand, writeAmount } from "~/base/money";
import { sayPrices } from "../plan/annuity-prices";
import { describeIncome, type IncomeView } from "../plan/describe-income";
import { type ExplainedTerm, explainTerms } from "../explanation/explained-terms";
import { type PlanFacts, PRODUCT_WORDS } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";
import { capitalise } from "../plan/write-figures";

/** The part that can be lowered: any income of a living annuity; beside a life annuity only the unit trust's. */
type DecreaseKind = "amount" | "unit trust" | "nothing";

/** Changes that a lower income would replace: an amended plan, by its income, or unsaved needs. */
type EarlierChanges = { amended?: PlanFacts["income"]; hasUnsavedNeeds?: boolean };

/** The step that lowers the income, with the question for its product, if any. */
export type DecreaseView = {
  heading: string;
  sentences: readonly string[];
  more: ExplainedTerm;
  /** The consequences for earlier changes. */
  warnings: readonly string[];
  term: ExplainedTerm;
  income: Pick<IncomeView, "amountPerMonth" | "tags" | "rows"> & { title: string };
} & (
  | { kind: "amount"; label: string; hint: string; start: string; reset: string }
  | {
      kind: "unit trust";
      question: string;
      choices: readonly { value: string; label: string; note: string }[];
    }
  | { kind: "nothing" }
);

/** Finds the part of a plan's recommended income that can be lowered. */
export function findDecreaseKind({ isLifeAnnuity, income }: PlanFacts): DecreaseKind {
  if (!isLifeAnnuity) return "amount";
  return income.fromUnitTrust > 0 ? "unit trust" : "nothing";
}

/** Describes step 13, which starts from the recommended income whatever was changed before. */
export function describeDecrease(facts: PlanFacts, earlier: EarlierChanges = {}): DecreaseView {
  const { amountPerMonth, tags, rows } = describeIncome(facts);
  const kind = findDecreaseKind(facts);
  const shared = {
    warnings: kind === "nothing" ? [] : describeEarlier(kind, earlier, facts),
    term: explainTerms(facts).moreThanNeeded,
    income: { amountPerMonth, tags, title: "What it is made of", rows },
  };
  if (kind === "amount") return { kind, ...shared, ...describeAmount(facts) };
  if (kind === "unit trust") return { kind, ...shared, ...describeRefusal(facts, earlier) };
  return { kind, ...shared, ...describeFixed(facts) };
}

function describeAmount(facts: PlanFacts) {
  const { common, income, hasUnitTrust, product } = facts;
  const { you, You } = speakOf(facts);
  const { min_desired_monthly_income: minimum, max_desired_monthly_income: maximum } = common;
  const total = formatRand(income.total);
  const annuity = PRODUCT_WORDS[product.product].name;
  return {
    heading: `How much would ${you} like each month?`,
    sentences: [`We recommend ${total} a month. ${You} can draw less, and raise it again later.`],
    more: {
      question: "What drawing less does",
      answer: [
        `What is not drawn stays invested${hasUnitTrust ? `, in the ${annuity} and the unit trust` : ""}. So the income is more likely to last, and more is left later.`,
        AFTERWARDS,
      ],
    },
    label: "New monthly income",
    hint: `From ${formatRand(minimum)} to ${formatRand(maximum)}, in today’s rand, before tax`,
    start: writeAmount(income.total),
    reset: `Reset to ${total}`,
  };
}

function describeRefusal(facts: PlanFacts, { amended }: EarlierChanges) {
  const { income, amounts, product, ownSavings } = facts;
  const { you, your, their } = speakOf(facts);
  const [annuity, unitTrust] = [formatRand(income.fromAnnuity), formatRand(income.fromUnitTrust)];
  const isLeftAlone = amended !== undefined && isRefused(amended);
  const invested = formatRand(amounts.unitTrust + ownSavings);
  return {
    heading: "Leave the unit trust alone for now?",
    sentences: [
      isLeftAlone
        ? `We recommended ${unitTrust} a month more out of ${your} unit trust of ${invested}. That part is up to ${you}.`
        : `The other ${unitTrust} a month comes out of ${your} unit trust of ${invested}. That part is up to ${you}.`,
    ],
    more: {
      question: "What cannot be lowered",
      answer: [
        `The ${PRODUCT_WORDS[product.product].name} pays ${annuity} a month for life. Once it is bought, that cannot be lowered.`,
        ...sayPrices(facts),
      ],
    },
    question: `Would ${you} like to set the unit trust withdrawal to R0?`,
    choices: [
      {
        value: "yes",
        label: "Yes, take nothing from it",
        note: `${capitalise(your)} income is ${annuity} a month. The ${invested} stays invested, for later or for ${their} family.`,
      },
      {
        value: "no",
        label: "No, keep the withdrawal",
        note: describeKept(facts, amended),
      },
    ],
  };
}

/** The result of "No": our recommendation, or an amended plan with other changes. */
function describeKept(facts: PlanFacts, amended?: PlanFacts["income"]): string {
  const your = capitalise(speakOf(facts).your);
  const isChanged = amended !== undefined && !isRefused(amended);
  if (isChanged) return `${your} amended plan stays, with ${formatRand(amended.total)} a month.`;
  return `${your} income ${amended ? "is" : "stays"} ${formatRand(facts.income.total)} a month.`;
}

/** Whether the plan was amended by taking nothing from the unit trust. */
function isRefused(amended: PlanFacts["income"]): boolean {
  return amended.fromUnitTrust === 0;
}

function describeFixed(facts: PlanFacts) {
  const { income, product } = facts;
  const { you, your, they, does } = speakOf(facts);
  return {
    heading: "This income is fixed",
    sentences: [
      `A ${PRODUCT_WORDS[product.product].name.replace("enhanced ", "")} pays ${formatRand(income.total)} a month for life. It rises with prices, and it cannot be lowered.`,
      `Press Next to see ${your} plan.`,
    ],
    more: {
      question: `What ${you} can do`,
      answer: [
        `If it is more than ${you} ${does("need")}, ${they} can invest what is over in a Retirement Annuity.`,
        ...sayPrices(facts),
      ],
    },
  };
}

function describeEarlier(
  kind: DecreaseKind,
  { amended, hasUnsavedNeeds = false }: EarlierChanges,
  facts: PlanFacts,
): string[] {
  const { you, You, their, does } = speakOf(facts);
  const replacing = kind === "amount" ? `A lower income that ${you} ${does("choose")} here` : "“Yes”";
  if (!amended) return hasUnsavedNeeds ? [`${replacing} replaces the other changes that ${you} made.`] : [];
  return [
    `${You} amended ${their} plan before. It now pays ${formatRand(amended.total)} a month.`,
    kind === "unit trust" && isRefused(amended)
      ? "“No” brings our recommendation back."
      : `${replacing} replaces those changes. Otherwise they stay.`,
  ];
}
