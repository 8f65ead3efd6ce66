import { formatRand } from "~/base/money";
import {
  colourLikelihood,
  type LikelihoodColour,
  type LikelihoodLabel,
  rateLikelihood,
} from "~/contract/plan/likelihood";
import { describeLifeAnnuityEnd } from "./life-annuity-end";
import { sayLeftAlone } from "./life-income-sentences";
import { drawsUnitTrust, type PlanFacts } from "./plan-facts";
import { speakOf } from "./speak-of";

/** Chances are expressed as futures out of this number. */
export const FUTURES_SHOWN = 20;
/** Events after this age are not mentioned. */
const LAST_AGE_TOLD = 100;

/** The chance that the income lasts. */
export type LikelihoodView = {
  heading: string;
  /** Absent if there is no doubt to show. */
  dots?: { filled: number; total: number };
  sentences: readonly string[];
  /** The chance and the risk in the three words of the risk scale; the band shows the same. */
  labels: readonly { name: string; words: string; colour?: LikelihoodColour }[];
};

/** Describes the chance that the income lasts; bold is between double asterisks. */
export function describeLikelihood(facts: PlanFacts): LikelihoodView {
  return facts.isLifeAnnuity ? describeGuarantee(facts) : describeChance(facts);
}

/** The income in the other futures, if there are any. */
export function sayDrop(facts: Pick<PlanFacts, "product" | "clientName">): string[] {
  const rest = FUTURES_SHOWN - countFutures(facts.product.joint_success_perct);
  const { your, they } = speakOf(facts);
  if (rest === 0) return [];
  return [
    `In the other ${rest === 1 ? "one" : rest}, ${your} income has to drop at some age. Usually ${they} would see it coming and could draw less.`,
  ];
}

function describeChance(facts: PlanFacts): LikelihoodView {
  const filled = countFutures(facts.product.joint_success_perct);
  const { you, does } = speakOf(facts);
  return {
    heading: isAsSure(facts) ? "Likely to last for life" : "How likely it lasts for life",
    dots: { filled, total: FUTURES_SHOWN },
    sentences: [
      `In **${filled} of ${FUTURES_SHOWN}** futures we tried, this income keeps up with prices for as long as ${you} ${does("live")}.`,
      ...sayDrop(facts),
      ...describeShortenedChance(facts, "it would last"),
    ],
    labels: [labelNeeds(facts), labelRisk(facts)],
  };
}

/** The label speaks of needs only if the person stated one; a life annuity's income lasts anyway. */
function labelNeeds(facts: PlanFacts): LikelihoodView["labels"][number] {
  const { product, common, isLifeAnnuity } = facts;
  const { you, does } = speakOf(facts);
  const chance = common.income_need?.success_perct;
  if (chance !== undefined && chance !== null)
    return {
      name: `Chance that what ${you} ${does("need")} is met for life`,
      words: writeLabel(rateLikelihood(chance).label, chance),
      colour: colourLikelihood(chance),
    };
  return {
    name: isLifeAnnuity
      ? "Chance that the unit trust pays in full for life"
      : "Chance that this income lasts for life",
    words: writeLabel(product.likely_needs_met_label, product.likely_needs_met_perct),
    colour: product.likely_needs_met_colour,
  };
}

function labelRisk(facts: PlanFacts): LikelihoodView["labels"][number] {
  const { product } = facts;
  const { you, does } = speakOf(facts);
  return {
    name: `Risk that ${you} ${does("are")} paid less one day`,
    words: writeLabel(product.risk_income_reduces_label, product.risk_income_reduces_perct),
  };
}

function writeLabel(label: LikelihoodLabel, percent: number): string {
  return `${label}, ${countFutures(percent)} of ${FUTURES_SHOWN}`;
}

function describeGuarantee(facts: PlanFacts): LikelihoodView {
  const income = formatRand(facts.product.expected.monthly_income_from_annuity);
  const { you, does } = speakOf(facts);
  return {
    heading: "Guaranteed for life",
    sentences: [
      `**${income} a month** is paid for as long as ${you} ${does("live")}. It rises with prices, whatever markets do.`,
      describeLifeAnnuityEnd(facts).join(" "),
      ...describeUnitTrustRisk(facts),
    ],
    labels: drawsUnitTrust(facts) ? [labelNeeds(facts)] : [],
  };
}

function describeUnitTrustRisk(facts: PlanFacts): string[] {
  const { product, income } = facts;
  if (!drawsUnitTrust(facts)) return sayLeftAlone(facts);
  const lasting = countFutures(product.joint_success_perct);
  return [
    `The ${formatRand(income.fromUnitTrust)} from the unit trust is not guaranteed. It keeps up with prices for life in **${lasting} of ${FUTURES_SHOWN}** futures we tried.`,
    ...describeUnitTrustFall(facts).map((fall) => `${fall} The annuity carries on.`),
    ...describeShortenedChance(facts, "the unit trust would pay in full"),
  ];
}

/** When the unit trust beside a life annuity pays less in expected markets, if that is within a usual lifetime. */
export function describeUnitTrustFall({ product, common }: PlanFacts): string[] {
  const age = product.expected.age_income_reduces;
  if (age === null || age <= common.age_at_retirement || age > LAST_AGE_TOLD) return [];
  return [`In expected markets the unit trust pays less from ${age}.`];
}

/**
 * An unverified serious illness raises no drawdown, so its effect is stated separately. A life annuity lasts
 * either way; only its unit trust can fall.
 */
export function describeShortenedChance(facts: PlanFacts, what: string): string[] {
  const { product, common } = facts;
  const { your } = speakOf(facts);
  const { shortened_joint_success_perct: chance, shortened_monthly_income_total: total } = product;
  if (chance === undefined || total === undefined) return [];
  return [
    "We planned for a lifetime in good health.",
    `Over a lifetime that ${your} illness shortens, ${what} in ${countFutures(chance)} of ${FUTURES_SHOWN}.`,
    `${formatRand(total)} a month in all would then last in ${countFutures(common.target_confidence_level * 100)} of ${FUTURES_SHOWN}.`,
  ];
}

/** Percentage points by which a sample's chance may miss the target. */
export const SAME_PERCENT = 0.5;

/** Whether an income lasts with the target chance; the legal minimum may leave it a little below. */
export function isAsSure({ product, common }: Pick<PlanFacts, "product" | "common">): boolean {
  const target = common.target_confidence_level * 100;
  return product.joint_success_perct >= target - SAME_PERCENT;
}

/** A chance below 100% never fills the last dot, one above 0 never empties the first. */
export function countFutures(percent: number): number {
  const nearest = Math.round((percent / 100) * FUTURES_SHOWN);
  if (percent >= 100) return FUTURES_SHOWN;
  return percent <= 0 ? 0 : Math.min(FUTURES_SHOWN - 1, Math.max(1, nearest));
}
