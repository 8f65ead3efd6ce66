import { describeLifeAnnuityEnd } from "./life-annuity-end";
import { describeEstate } from "./law-sentences";
import { nameSuccessor } from "./name-successor";
import { isMixed, type PlanFacts } from "./plan-facts";
import { nameSpecialTrust, sayLeftForSupport } from "./promised-support";
import { speakOf } from "./speak-of";
import { capitalise, formatProjection, formatShare, uncapitalise } from "./write-figures";

/** Amounts left for the family, by age at death. */
export type FamilyView = {
  heading: string;
  sentences: readonly string[];
  /** Amounts left for dependants; empty without any. Bold is between double asterisks. */
  support: readonly string[];
  heads: readonly string[];
  /** The heading of the rows' ages. */
  rowsTitle: string;
  rows: readonly { age: number; amounts: readonly string[] }[];
  note: string;
  /** The tax and costs of an estate. */
  estate: readonly string[];
};

/** Amounts left for others if the member dies at 72, 82 or 92, in expected markets. */
export function describeFamily(facts: PlanFacts): FamilyView {
  const { product } = facts;
  const successor = nameSuccessor(facts);
  const { you, does } = speakOf(facts);
  const ifDies = `If ${you} ${does("die")} at`;
  const hasPartnerIncome = product.survivors.some((row) => row.partner_monthly_income >= 1);
  const heads = [
    ifDies,
    ...(hasPartnerIncome && successor ? [`${capitalise(successor)}’s income a month`] : []),
    nameCapital(facts),
  ];
  return {
    heading: writeHeading(facts),
    sentences: describeRule(facts),
    support: [...sayLeftForSupport(facts), ...nameSpecialTrust(facts)],
    heads,
    rowsTitle: `${ifDies} ${joinAges(product.survivors.map((row) => row.age_at_death))}`,
    rows: product.survivors.map((row) => ({
      age: row.age_at_death,
      amounts: [
        ...(heads.length > 2 ? [formatProjection(row.partner_monthly_income)] : []),
        formatProjection(row.capital_with_unit_trust),
      ],
    })),
    note: describeNote(facts),
    estate: describeEstate(facts),
  };
}

/** The partner's share may be 0. */
function nameLifeEnd(facts: PlanFacts): string {
  const { product } = facts;
  const successor = nameSuccessor(facts);
  const { you } = speakOf(facts);
  const years = product.life_annuity_guaranteed_period_years;
  if (successor)
    return `${capitalise(successor)} gets no income ${years === 0 ? `after ${you}` : "after the guaranteed years"}`;
  if (years === 0) return `The annuity ends with ${you}`;
  return `It is paid for ${years} ${years === 1 ? "year" : "years"} at least`;
}

/** The conclusion: the person who is paid after the member, or the part left for others. */
function writeHeading(facts: PlanFacts): string {
  const { product, isLifeAnnuity } = facts;
  const successor = nameSuccessor(facts);
  const { you, your } = speakOf(facts);
  const paysPartner = product.survivors.some((row) => row.partner_monthly_income >= 1);
  if (successor && paysPartner) return `${capitalise(successor)} is paid after ${you}`;
  if (isLifeAnnuity) return nameLifeEnd(facts);
  if (isMixed(facts)) return `What is not guaranteed goes to ${your} family`;
  const share = product.product === "LivingAnnuityPlus" ? product.perct_capital_to_dependents : 1;
  if (share >= 1) return `All that is left goes to ${your} family`;
  return `${share === 0.5 ? "Half" : formatShare(share)} of the annuity goes to ${your} family`;
}

function joinAges(ages: readonly number[]): string {
  return ages.length < 2 ? ages.join() : `${ages.slice(0, -1).join(", ")} or ${ages.at(-1)}`;
}

/** Without a partner the remaining guaranteed payments go to others, at their value at that time. */
const STILL_DUE = "Payments still due";

/** While a partner lives, a living annuity's capital keeps paying; the family gets the rest after both deaths. */
function nameCapital(facts: PlanFacts): string {
  const { isLifeAnnuity, hasUnitTrust, partnerName } = facts;
  if (isLifeAnnuity && nameSuccessor(facts))
    return hasUnitTrust ? "Left in the unit trust" : "Left as capital";
  if (isLifeAnnuity) return hasUnitTrust ? `${STILL_DUE} and unit trust` : STILL_DUE;
  return partnerName
    ? `Left once ${partnerName} has died too`
    : `${capitalise(speakOf(facts).your)} dependants get`;
}

function describeNote(facts: PlanFacts): string {
  const { isLifeAnnuity, hasUnitTrust } = facts;
  if (isLifeAnnuity && !nameSuccessor(facts))
    return `Expected markets, today’s rand, before tax and estate costs. ${STILL_DUE} are those left in the guaranteed years.`;
  return `Expected markets, today’s rand${hasUnitTrust ? ", unit trust included" : ""}. Before tax and estate costs.`;
}

function describeRule(facts: PlanFacts): string[] {
  if (!isMixed(facts)) return describeWhole(facts);
  const of = (part: string, [first = "", ...others]: string[]) => [
    `Of ${part}: ${uncapitalise(first)}`,
    ...others,
  ];
  return [
    ...of("what is not in the life annuity", describeWhole(facts)),
    ...of("the rest", describeLifeAnnuityEnd(facts)),
  ];
}

/** For an annuity that is all of one kind. */
function describeWhole(facts: PlanFacts): string[] {
  const { product, hasUnitTrust, partnerName } = facts;
  const { you, your, does } = speakOf(facts);
  const heirs = `the people ${you} ${does("name")}`;
  const bothDied = `Once ${you} and ${partnerName} have both died`;
  if (product.product === "LivingAnnuityPlus") {
    const share = product.perct_capital_to_dependents;
    const left = share >= 1 ? "All" : share === 0.5 ? "Half" : formatShare(share);
    const rest = share === 0.5 ? "The other half" : `The other ${formatShare(1 - share)}`;
    return [
      ...(partnerName
        ? [
            `While ${partnerName} lives, the whole annuity keeps paying the income.`,
            `${bothDied}, ${left.toLowerCase()} of the annuity goes to ${heirs}, as capital.`,
          ]
        : [`${left} of the annuity goes to ${heirs}, as capital.`]),
      ...(share < 1
        ? [
            `${rest} stays with people in the same annuity.`,
            `While ${you} ${does("live")}, a share of theirs comes back as top-ups.`,
          ]
        : []),
      ...(product.five_year_exclusion
        ? [`In the first five years it is different: all of it goes to ${heirs}, and there are no top-ups.`]
        : []),
    ];
  }
  if (product.product === "LivingAnnuity") {
    return partnerName
      ? [
          `${capitalise(partnerName)} can keep drawing the same income from the annuity.`,
          `${bothDied}, all that is left in it goes to ${heirs}.`,
        ]
      : [
          `All that is left in the annuity goes to ${heirs}.`,
          "They may take it in cash, or as an income of their own.",
        ];
  }
  return [
    ...describeLifeAnnuityEnd(facts),
    ...(hasUnitTrust ? [`What is left in the unit trust goes to ${your} family.`] : []),
  ];
}
