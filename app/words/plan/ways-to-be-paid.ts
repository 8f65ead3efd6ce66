/** The ways to be paid: flexible, half and guaranteed, on one basis and in one order, wherever a way is chosen or told. */
import { formatRand } from "~/base/money";
import type { CommonInfo } from "~/contract/plan/recommendation";
import { sayPrices } from "./annuity-prices";
import { hidesHealth, PRODUCT_WORDS } from "./plan-facts";
import type { PlanFacts } from "./plan-facts";
import { capitalise, roundProjection } from "./write-figures";

type Blend = NonNullable<CommonInfo["blends"]>[number];

/** What is told of each way, in this order. */
type Told = "certain" | "follows" | "poor" | "left" | "fees";

export type WayToBePaid = {
  name: string;
  /** What is bought. */
  product: string;
  isOurs: boolean;
  income: string;
  /** Of the largest income of all ways: how much is paid whatever markets do, and all of it; fractions. */
  bar: { certain: number; whole: number };
  figures: { [Name in Told]: string };
};

export type PaidWaysView = {
  title: string;
  sentences: readonly string[];
  tags: readonly string[];
  /** Above the way that we suggest, or that an amended plan has. */
  mark: string;
  rows: readonly { told: Told; name: string }[];
  ways: readonly WayToBePaid[];
  notes: readonly string[];
  /** Whether the person was asked which way they prefer. */
  isAsked: boolean;
};

/** The parts of the annuity’s money in a life annuity that are compared. */
const WAYS = [
  { share: 0, name: "Flexible" },
  { share: 0.5, name: "Half" },
  { share: 1, name: "Guaranteed" },
] as const;

/** Shares travel with four decimals. */
const SAME_SHARE = 0.00005;

/** The age at which it is told what is left. */
const LEFT_AGE = 85;

/** Fees are told to a hundred rand: nobody knows how long the money stays. */
const FEE_STEP = 100;

/** What one way comes to, as printed, so that differences are those of the printed figures. */
type Printed = {
  name: string;
  blend: Blend;
  income: number;
  certain: number;
  poor: number;
  left: number;
  fees?: number;
};

/**
 * Describes the ways to be paid; nothing is worked out here.
 * @returns undefined where no comparison was worked out: the income was changed, or an earlier method worked it out
 */
export function describeWays(facts: PlanFacts): PaidWaysView | undefined {
  const printed = WAYS.flatMap(({ share, name }) => {
    const blend = findBlend(facts, share);
    return blend ? [print(name, blend)] : [];
  });
  const [flexible, guaranteed] = [printed[0], printed.at(-1)];
  if (!flexible || !guaranteed || printed.length < 2) return undefined;
  const [ours, other] = facts.isLifeAnnuity ? [guaranteed, flexible] : [flexible, guaranteed];
  const isAmended = facts.recommendation.plan_type === "edit";
  const largest = Math.max(...printed.map(({ income }) => income));
  const hasFees = printed.every(({ fees }) => fees !== undefined);
  return {
    title: "Two ways to be paid",
    sentences: [
      isAmended ? `Your plan is **${inSentence(ours)}**.` : suggest(ours, facts),
      ...compare(ours, other, facts),
    ],
    tags: ["today’s rand", "before tax"],
    mark: isAmended ? "Your plan" : "We suggest this",
    rows: [
      { told: "certain", name: "Paid whatever markets do" },
      { told: "follows", name: "Follows markets" },
      { told: "poor", name: "In poor markets, at 90" },
      { told: "left", name: `Left${supportsSomebody(facts) ? " for your family" : ""} at ${LEFT_AGE}` },
      ...(hasFees ? [{ told: "fees" as const, name: "What we earn on it a year" }] : []),
    ],
    ways: printed.map((way) => ({
      name: way.name,
      product: nameProduct(way, facts),
      isOurs: way === ours,
      income: formatRand(way.income),
      bar: { certain: way.certain / largest, whole: way.income / largest },
      figures: {
        certain: writeAmount(way.certain),
        follows: writeAmount(way.income - way.certain),
        // An income that does not fall is the same figure, not a rounder one.
        poor: way.poor >= way.income ? formatRand(way.income) : writeAmount(roundProjection(way.poor)),
        left: writeAmount(way.left),
        fees: writeAmount(way.fees ?? 0),
      },
    })),
    isAsked: facts.plan.what_is_more_important !== undefined,
    notes: [...(printed.length < WAYS.length ? [NO_HALF] : []), ...noteBasis(printed.length, facts)],
  };
}

const NO_HALF =
  "Half is left out: one of its two annuities would cost less than insurers and the law ask for.";

function findBlend({ common: { blends = [] } }: PlanFacts, share: number): Blend | undefined {
  return blends.find(({ perct_guaranteed }) => Math.abs(perct_guaranteed - share) < SAME_SHARE);
}

function print(name: string, blend: Blend): Printed {
  const left = blend.left.find(({ age }) => age === LEFT_AGE) ?? blend.left.at(-1);
  return {
    name,
    blend,
    income: Math.round(blend.monthly_income_total),
    certain: Math.round(blend.guaranteed_monthly_income),
    poor: Math.round(blend.poor_monthly_income_at_90),
    left: roundProjection(left?.to_dependents ?? 0),
    fees:
      blend.advice_fees_per_year === undefined
        ? undefined
        : Math.round(blend.advice_fees_per_year / FEE_STEP) * FEE_STEP,
  };
}

function writeAmount(amount: number): string {
  return amount < 1 ? "nothing" : formatRand(amount);
}

function inSentence({ name }: Printed): string {
  return name.toLowerCase();
}

function nameProduct({ name }: Printed, { product, isLifeAnnuity }: PlanFacts): string {
  if (name === "Half") return "Half in a life annuity";
  if (name === "Guaranteed") return "A life annuity";
  return capitalise(isLifeAnnuity ? "a living annuity" : PRODUCT_WORDS[product.product].withArticle);
}

/** What a person said that decided, by the reason's rule; health is none of them. */
function sayWhy(facts: PlanFacts): string | undefined {
  const { common } = facts;
  if (hidesHealth(facts)) return undefined;
  const decided = common.reasons.filter(
    ({ product, verdict }) => product === common.annuity_recommendation && verdict === "for",
  );
  const has = (rule: string) => decided.some((reason) => reason.rule === rule);
  if (has("prefersInheritance")) return "you said you want to leave an inheritance";
  if (has("prefersIncome")) return "you said you want a guaranteed income";
  const savings = decided.find(({ rule }) => rule === "savingsUpToSoftMinimum");
  if (savings) return `you have saved ${formatRand(Number(savings.threshold))} or less`;
  return has("noBackup") ? "you have no back-up plan" : undefined;
}

function suggest(ours: Printed, facts: PlanFacts): string {
  const why = sayWhy(facts);
  return `We suggest **${inSentence(ours)}**${why ? ` because ${why}` : ""}.`;
}

/** What that costs or gives against the other end. */
function compare(ours: Printed, other: Printed, facts: PlanFacts): string[] {
  const cost = other.income - ours.income;
  const left = ours.left - other.left;
  const family = supportsSomebody(facts) ? " your family" : "";
  const fees = (ours.fees ?? 0) - (other.fees ?? 0);
  const than = inSentence(other);
  return [
    cost === 0
      ? `It pays the same as ${than}.`
      : cost > 0
        ? `It costs you **${formatRand(cost)} a month** against ${than}.`
        : `It pays you **${formatRand(-cost)} a month** more than ${than}.`,
    ...(left === 0
      ? []
      : [`At ${LEFT_AGE} it leaves${family} ${formatRand(Math.abs(left))} ${left > 0 ? "more" : "less"}.`]),
    ...(fees > 0 ? [`We earn ${formatRand(fees)} a year more on it than on ${than}.`] : []),
  ];
}

function supportsSomebody({ plan }: PlanFacts): boolean {
  return [
    plan.financially_support_partner,
    plan.financially_support_children,
    plan.financially_support_someone,
  ].includes("yes");
}

function noteBasis(count: number, facts: PlanFacts): string[] {
  const { hasUnitTrust, partnerName } = facts;
  return [
    ...(hasUnitTrust ? [`${count > 2 ? "All three" : "Both"} have the unit trust.`] : []),
    `What is left is in expected markets${partnerName ? `, once you and ${partnerName} have both died` : ""}.`,
    ...sayPrices(facts),
  ];
}
