/** The page that lists a plan's editable parts: each with its value and its effect. */
import { formatRand } from "~/base/money";
import { readRecommendedNeeds } from "~/contract/plan/adjust-needs";
import { type IncreaseTab, type Lever, LEVERS, type PlanPart } from "~/contract/plan/levers";
import { readIncomeShown, tagIncomeShown } from "../plan/after-tax";
import { countFutures, FUTURES_SHOWN } from "../plan/describe-likelihood";
import { readNeed } from "../plan/income-need";
import { drawsUnitTrust, type PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";
import { capitalise } from "../plan/write-figures";
import { compareChances } from "./compare-plans";
import { listFundPots } from "./describe-funds-part";
import { namePot, writeHolding } from "./describe-holdings";
import { namePartner } from "./lever-words";
import { writeNeed } from "./write-need";

/** Where a part is edited: on its page, at one of that page's fields, or on a tab of the explanation. */
type Place = { part: PlanPart; field?: string } | { tab: IncreaseTab };

/** A part, or one of its values. */
type PartRow = { name: string; value: string; note: string; place: Place };

export type PartGroup = { title: string; rows: readonly PartRow[] };

/** The editable parts and levers of a plan. */
type Changeable = { parts: readonly PlanPart[]; levers: readonly Lever[] };

type Words = { name: string; value?: string; note: string };

/** The wording of a lever's current value. */
const LEVER_ROWS: { [Name in Lever]: (facts: PlanFacts, value: string | number) => Words } = {
  retirement_date: ({ common }) => ({
    name: "Retirement date",
    note: `At age ${common.age_at_retirement}.`,
  }),
  lump_sum: (facts) => ({ name: "Lump sum", note: sayLumpSum(facts) }),
  debt_recommend: (facts) => ({ name: "Debt to pay off", note: `Paid out of ${nameSource(facts)}.` }),
  emergency_savings_recommend: (facts) => ({
    name: "Emergency savings",
    note: `Kept out of ${nameSource(facts)}, within easy reach.`,
  }),
  personal_cash_recommend: (facts) => ({
    name: "Cash for other things",
    note: `Paid out of ${nameSource(facts)}.`,
  }),
  perct_guaranteed: () => ({
    name: "How much is guaranteed",
    note: "Of the annuity’s money, in a life annuity.",
  }),
  percent_capital_to_partner_dependants_annuity: (facts) => ({
    name: "Share for the family",
    note: `Of the annuity, ${sayAtDeath("when", facts)}. The rest pays for top-ups.`,
  }),
  income_guarantee_period: (facts) => ({
    name: "Guaranteed years",
    note: `Until they are up the income is paid, ${sayAtDeath("even if", facts)}.`,
  }),
  partner_guaranteed_inc_perct: (facts) => ({
    name: `Share for ${namePartner(facts)}`,
    note: `Of the annuity’s income, ${sayAtDeath("if", facts)} first.`,
  }),
  apply_exclusion: (facts, value) => ({
    name: `${capitalise(sayAtDeath("if", facts))} in the first five years`,
    value: value === "yes" ? "All of it to the family" : `${writeShare(facts.product)} to the family`,
    note: value === "yes" ? "There are no top-ups in those years." : "As in later years.",
  }),
};

const nameSource = ({ amounts }: PlanFacts) =>
  amounts.ownSavingsUsed > 0 ? "the lump sum and own savings" : "the lump sum";

const writeShare = ({ perct_capital_to_dependents: share }: PlanFacts["product"]) =>
  writeNeed("percent_capital_to_partner_dependants_annuity", share);

function sayAtDeath(conjunction: string, facts: PlanFacts): string {
  const { you, does } = speakOf(facts);
  return `${conjunction} ${you} ${does("die")}`;
}

function sayLumpSum({ amounts }: PlanFacts): string {
  const tax = amounts.tax > 0 ? `${formatRand(amounts.tax)} of it goes in tax.` : "None of it goes in tax.";
  return amounts.unitTrust > 0 ? `${tax} ${formatRand(amounts.unitTrust)} goes into the unit trust.` : tax;
}

/** Groups the editable parts by subject. */
export function describeEditableParts(now: PlanFacts, { parts, levers }: Changeable): PartGroup[] {
  const needs = readRecommendedNeeds(now.recommendation);
  const listRows = (...wanted: Lever[]) =>
    wanted.filter((lever) => levers.includes(lever)).map((lever) => describeLever(lever, now, needs[lever]));
  const groups = [
    {
      title: "What is paid out",
      rows: [
        ...(parts.includes("income") ? [describeIncomeRow(now)] : []),
        ...listRows(
          "perct_guaranteed",
          "percent_capital_to_partner_dependants_annuity",
          "partner_guaranteed_inc_perct",
          "income_guarantee_period",
        ),
      ],
    },
    {
      title: "What is taken in cash",
      rows: listRows("lump_sum", "debt_recommend", "emergency_savings_recommend", "personal_cash_recommend"),
    },
    {
      title: "When, and where it is kept",
      rows: [
        ...listRows("retirement_date", "apply_exclusion"),
        ...(parts.includes("portfolio-layout") ? describeFundRows(now) : []),
      ],
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

function describeLever(lever: Lever, now: PlanFacts, held: string | number): PartRow {
  const { name, note, value = writeNeed(lever, held) } = LEVER_ROWS[lever](now, held);
  const { part, tab, inForm } = LEVERS[lever] as { part?: PlanPart; tab?: IncreaseTab; inForm: string };
  return { name, value, note, place: part ? { part, field: inForm } : { tab: tab ?? "delay-retirement" } };
}

function describeIncomeRow(now: PlanFacts): PartRow {
  return {
    name: "Monthly income",
    value: formatRand(now.income.total),
    note: `Before tax. ${sayLasts(now)}`,
    place: { part: "income" },
  };
}

function sayLasts(now: PlanFacts): string {
  if (!now.isLifeAnnuity)
    return `Lasts for life in ${countFutures(now.product.joint_success_perct)} of ${FUTURES_SHOWN} futures.`;
  return drawsUnitTrust(now)
    ? `${formatRand(now.income.fromAnnuity)} of it is guaranteed for life.`
    : "Guaranteed for life.";
}

/** A row for each pot that holds funds, with its funds. */
function describeFundRows(now: PlanFacts): PartRow[] {
  const { annuity, unitTrust, emergencySavings } = now.amounts;
  const amounts = { annuity, unit_trust: unitTrust, emergency_savings: emergencySavings };
  return listFundPots(now).map((pot) => ({
    name: `Funds of the ${namePot(pot, now)}`,
    value: writeHolding(now.common.investment_recommendations[pot], now.recommendation),
    note: `They hold ${formatRand(amounts[pot])}.`,
    place: { part: "portfolio-layout", field: pot },
  }));
}

/** The current plan beside its editable parts. */
export type StandingPlan = {
  income: string;
  tags: readonly string[];
  rows: readonly { name: string; value: string }[];
  note: string;
};

/** Describes the current plan; `now` is our recommendation unless that was changed. */
export function describeStandingPlan(facts: PlanFacts, now: PlanFacts): StandingPlan {
  const chance = compareChances(now, now);
  const needed = readNeed(now);
  const over = needed?.over ?? 0;
  return {
    income: formatRand(readIncomeShown(now)),
    tags: ["today’s rand", tagIncomeShown(now)],
    rows: [
      ...(needed ? [{ name: "Needed", value: formatRand(needed.need) }] : []),
      ...(over < 0 ? [{ name: "Short", value: formatRand(-over) }] : []),
      { name: chance.name, value: chance.amended },
    ],
    note:
      now === facts
        ? "This is our recommendation: nothing is changed yet."
        : `Changed from our recommendation, which pays ${formatRand(readIncomeShown(facts))} a month.`,
  };
}
