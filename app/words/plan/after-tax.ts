/** A plan's income after tax, and the assumption behind that figure. */
import { formatRand } from "~/base/money";
import {
  hidesOtherIncome,
  isAfterTaxOpen,
  isAssumed,
  isOnlyIncomeAssumed,
  type LineKey,
} from "./assumed-answers";
import { drawsUnitTrust, type PlanFacts } from "./plan-facts";
import { sayTaxFreeYears } from "./not-deducted";
import { readOwnTaxedIncome } from "./other-income";
import { speakOf, type SpokenOf } from "./speak-of";
import { formatAbout } from "./write-figures";

/** Adds the assumption to the figure's name, until the question about other income is answered. */
export function nameAfterTax(name: string, isAssumedAlone: boolean, { their }: SpokenOf): string {
  return isAssumedAlone ? `${name}, if this is ${their} only income` : name;
}

/** The same for a plan; it does not mention other income to a reader who may not see it. */
export function namePlanAfterTax(name: string, facts: PlanFacts): string {
  return hidesOtherIncome(facts)
    ? `${name} on this income alone`
    : nameAfterTax(name, isOnlyIncomeAssumed(facts), speakOf(facts));
}

/** Whole rand a month after tax, never more than before it. */
export function roundAfterTax({ product, income }: Pick<PlanFacts, "product" | "income">): number {
  return Math.min(Math.round(product.after_tax_monthly_income), income.total);
}

/** Whether tax takes a rand or more of the income. */
function isTaxed({ product, income }: PlanFacts): boolean {
  return Math.round(product.after_tax_monthly_income) < income.total;
}

/** The income at the head of a page, whole rand a month: after tax if that is known, else before tax. */
export function readIncomeShown(facts: PlanFacts): number {
  return isAfterTaxOpen(facts) ? facts.income.total : roundAfterTax(facts);
}

/** The tag that says which of the two it is. */
export function tagIncomeShown(facts: PlanFacts): string {
  return isAfterTaxOpen(facts) ? "before tax" : namePlanAfterTax("after tax", facts);
}

/** An amount of the conclusion; `ask` links to a missing answer, for readers who may change the plan. */
export type ToldAmount = { label: string; amount: string; ask?: { line: LineKey; name: string } };

const sayOpen = ({ their }: SpokenOf) => `Depends on ${their} other income`;

/** The income after tax, for display beside the income before tax. */
export function pairAfterTax(facts: PlanFacts): ToldAmount {
  const person = speakOf(facts);
  if (isAfterTaxOpen(facts)) {
    const ask = { line: "income", name: `Tell us ${person.their} other income` } as const;
    return { label: "After tax", amount: sayOpen(person), ask };
  }
  const label = namePlanAfterTax("After tax", facts);
  const total = formatRand(facts.income.total);
  if (!isTaxed(facts))
    return { label: isOnlyIncomeAssumed(facts) ? label : `${label}: none is due`, amount: total };
  const amount = roundAfterTaxShown(facts.product.after_tax_monthly_income, facts);
  return { label: `${label}, about`, amount: formatRand(amount) };
}

/** Rounds a plan's income after tax to ten rand, or to the rand if it is compared with a need or support. */
export function roundAfterTaxShown(afterTax: number, { common }: Pick<PlanFacts, "common">): number {
  const step = common.income_need || common.support ? 1 : 10;
  return Math.round(afterTax / step) * step;
}

/** The same as a row among others. */
export function rowAfterTax(facts: PlanFacts): { name: string; note?: string; amount: string } {
  const { product, income, hasUnitTrust } = facts;
  const person = speakOf(facts);
  const takenHome = `What ${person.you} ${person.does("take")} home after tax`;
  if (isAfterTaxOpen(facts))
    return { name: takenHome, note: sayOpen(person).toLowerCase(), amount: "not known yet" };
  const name = namePlanAfterTax(takenHome, facts);
  if (!isTaxed(facts))
    return { name, note: "no income tax due on the annuity", amount: formatRand(income.total) };
  const note = hasUnitTrust ? "tax on the annuity only" : undefined;
  return { name, note, amount: formatAbout(product.after_tax_monthly_income) };
}

/** Sentences on the income that the figure after tax includes. */
export function noteTax(facts: PlanFacts): string[] {
  return [...noteOtherIncome(facts), ...noteTaxedPart(facts), ...sayTaxFreeYears(facts)];
}

function noteTaxedPart(facts: PlanFacts): string[] {
  return (isTaxed(facts) || isAfterTaxOpen(facts)) && drawsUnitTrust(facts)
    ? ["Tax is on the annuity only."]
    : [];
}

function noteOtherIncome(facts: PlanFacts): string[] {
  const other = readOwnTaxedIncome(facts);
  const { you, You, they, their, does } = speakOf(facts);
  if (other > 0)
    return [
      `The amount after tax is what ${you} ${does("keep")} of this income, with the tax on ${their} other ${formatRand(other)} a month counted.`,
    ];
  const { income_needed: needed } = facts.plan;
  const soDoesNeed =
    needed === undefined
      ? ""
      : `, and so does whether ${they} have the ${formatRand(needed)} that ${they} need`;
  if (isAfterTaxOpen(facts))
    return [
      `${You} said that ${they} have other income, but not how much. What is left after tax depends on it${soDoesNeed}.`,
    ];
  return [];
}

/** The answers behind the tax, for the small print. */
export function describeTaxAnswers(facts: Pick<PlanFacts, "common" | "plan" | "clientName">): string[] {
  return [...describeOther(facts), ...describeMedical(facts.common, facts.plan)];
}

function describeOther(facts: Parameters<typeof describeTaxAnswers>[0]): string[] {
  const other = readOwnTaxedIncome(facts);
  const { your } = speakOf(facts);
  if (isAfterTaxOpen(facts)) return [];
  if (hidesOtherIncome(facts)) return ["Tax is worked out on this income alone."];
  if (isOnlyIncomeAssumed(facts))
    return [`Tax is worked out as if this were ${your} only income. With another one, more is due.`];
  if (other === 0) return [];
  return [
    `Tax is what this income adds to the tax on ${your} other ${formatRand(other)} a month before tax, in today’s rand.`,
  ];
}

function describeMedical(
  common: PlanFacts["common"],
  { medical_people: people = 0 }: PlanFacts["plan"],
): string[] {
  if (hidesOtherIncome({ common })) return ["Medical tax credits are not included."];
  if (isAssumed(common, "medical_people"))
    return ["Medical tax credits are not included, so less tax may be due."];
  if (people === 0) return [];
  return [`Medical tax credits for ${people === 1 ? "one person" : `${people} people`} are included.`];
}
