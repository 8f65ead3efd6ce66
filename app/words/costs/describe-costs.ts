import { formatRand } from "~/base/money";
import { describeLowFee } from "./describe-low-fee";
import { earnOn, listPotCosts, weighFee } from "./pot-costs";
import type { PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";
import { earnOurWay } from "../plan/ways-to-be-paid";
import { capitalise, formatFee, formatProjection } from "../plan/write-figures";

/** The plan's costs in a few sentences; a page of its own has the details. */
export type CostsView = {
  heading: string;
  /** The total as a percentage of all the money, our part of it, and the income of a low-cost plan. */
  lead: readonly string[];
  /** Each pot's cost and its purpose, and the usual fee. */
  details: readonly string[];
  /** The same in a line, for the first page on paper, where the ways to be paid state our earnings. */
  inShort: string;
};

/**
 * Describes the plan's costs, and the effect of the usual fee and of a low one.
 * @param where the place of the incomes, which are all after costs; empty where there are no pages
 */
export function describeCosts(facts: PlanFacts, where: " on this page" | "" = " on this page"): CostsView {
  const { heading, share, rest } = sayTotal(facts);
  const afterCosts = `Every income${where} is after costs.`;
  return {
    heading,
    lead: [[...share, ...rest, afterCosts].join(" "), ...describeLowFee(facts.product)],
    details: [
      ...describeParts(facts),
      ...(facts.isLifeAnnuity
        ? ["Nothing more is taken off the life annuity’s income."]
        : [describeUsualFee(facts)]),
    ],
    inShort: [
      `**${heading}.**`,
      ...share,
      ...(hasInitial(facts) ? [describeInitial(facts)] : []),
      afterCosts,
    ].join(" "),
  };
}

/** The total in rand a month, as a percentage of the money, and then our earnings and the initial charge. */
type Total = { heading: string; share: string[]; rest: string[] };

/** The plan's total cost, the same wherever it appears. A life annuity has its own costs in its price. */
export function sayTotal(facts: PlanFacts): Total {
  const { recommendation, isLifeAnnuity } = facts;
  const pots = listPotCosts(facts);
  if (pots.length === 0)
    return {
      heading: "The life annuity’s costs are already included",
      share: ["They are in its price: the income shown is what is paid."],
      rest: [],
    };
  const perMonth = `${formatRand(recommendation.fees.annual_total_per_month)} a month`;
  const percent = formatFee(weighFee(pots, "total"));
  const rest = [...describeEarned(facts), describeInitial(facts)];
  if (!isLifeAnnuity)
    return {
      heading: `Costs take ${perMonth}`,
      share: [`That is ${percent} of ${speakOf(facts).your} money a year.`],
      rest,
    };
  const own = "The life annuity’s own costs are in its price.";
  return {
    heading: `Beside the life annuity, costs take ${perMonth}`,
    share: [`That is ${percent} a year of what is kept beside it.`, own],
    rest,
  };
}

/** Our earnings on the money that pays the income, as in the ways to be paid, and on the rest. */
function describeEarned(facts: PlanFacts): string[] {
  const earn = (isForIncome: boolean) =>
    listPotCosts(facts).reduce((sum, pot) => sum + (pot.isForIncome === isForIncome ? earnOn(pot) : 0), 0);
  const [first, second] = [earnOurWay(facts) ?? earn(true), earn(false)]
    .map((perYear) => perYear / 12)
    .filter((perMonth) => perMonth >= 1)
    .map(formatRand);
  if (!first) return [];
  return [
    `Of these costs we earn ${first} a month${second ? `, and ${second} on the emergency savings` : ""}.`,
  ];
}

const hasInitial = ({ recommendation: { fees } }: PlanFacts) => fees.initial_total >= 1;

function describeInitial(facts: PlanFacts): string {
  if (!hasInitial(facts)) return "Nothing is charged at the start.";
  const amount = formatRand(facts.recommendation.fees.initial_total);
  return `The planner charges ${amount} once at the start, VAT included.`;
}

/** Each pot's cost, and its purpose. */
function describeParts(facts: PlanFacts): string[] {
  const pots = listPotCosts(facts).map(({ name, inSentence, fees, perMonth }) => {
    const [verb, whose] = name.endsWith("savings") ? ["cost", "their"] : ["costs", "its"];
    const costs = `${verb} ${formatFee(fees.annual_total.total)} of ${whose} value a year`;
    return `${capitalise(inSentence)} ${costs}, **${formatRand(perMonth)} a month** at first.`;
  });
  if (pots.length === 0) return [];
  const pays = "That pays for the investment, this advice and a financial planner, VAT included.";
  return [[...pots, "It comes out of the savings, so the income is lower.", pays].join(" ")];
}

function describeUsualFee({ product }: PlanFacts): string {
  const saving = product.industry_fee_income_saving_per_month;
  const usual = `The usual fee is ${formatFee(product.industry_fee_perct * 100)} a year.`;
  if (Math.abs(saving) < 1) return `${usual} At that rate the plan would pay the same income.`;
  return `${usual} At that rate the plan would pay ${formatProjection(Math.abs(saving))} ${saving > 0 ? "less" : "more"} a month, before tax.`;
}
