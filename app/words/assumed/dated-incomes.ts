/** The page that lists other incomes separately, and the line about those listed. */
import type { IsoDate } from "~/base/date";
import { formatRand } from "~/base/money";
import { checkLastMonth, listIncomes, mayOtherIncomeEnd } from "~/contract/survey/other-income-rules";
import type { OtherIncomeAnswer } from "~/contract/survey/other-incomes";
import type { Profile } from "~/contract/survey/profile";
import type { SpokenOf } from "../plan/speak-of";
import { capitalise, nameMonth } from "../plan/write-figures";

export function sayIncomesPage({ you, your, their, they, does }: SpokenOf) {
  return {
    heading: `${capitalise(your)} other incomes, one by one`,
    question: `Each income that ${you} will have besides this one: up to six.`,
    why: [
      `Tax rises with everything that ${you} ${does("are")} paid. What ${their} partner is paid is taxed by itself.`,
      `For a need that was told, we count for every year what these incomes pay of it, and what this plan has to pay. Pay that ends, or a pension that never rises, leaves more for the plan to pay later.`,
      "We show them in a shared plan only where that was ticked.",
    ],
    counts: [
      "A pension, or another annuity",
      "Rent, after its costs",
      "Pay from work, or a business, until it ends",
      `What ${their} partner is paid, if this plan supports them`,
    ],
    doesNotCount: [`What ${they} take from a unit trust or savings`, "The older person’s grant"],
    coach: `A coach can find it out with ${you}, at no charge.`,
  };
}

const sayMonth = (word: "from" | "until", day: IsoDate | undefined) =>
  day ? ` ${word} ${nameMonth(day)}` : "";

/** Whether an income ends before the plan begins, so that it is not counted. */
export function hasEnded({ until }: OtherIncomeAnswer, profile: Profile): boolean {
  return until !== undefined && checkLastMonth(until, profile) !== undefined;
}

/** The line about other incomes that were listed separately. */
export function sayDatedIncomes(profile: Profile): { title: string; note: string } {
  const incomes = listIncomes(profile);
  const over = incomes.filter((income) => hasEnded(income, profile)).length;
  const notCounted =
    over > 0
      ? ` ${over === 1 ? "One of them ends" : `${over} of them end`} before this plan begins and ${over === 1 ? "is" : "are"} not counted.`
      : "";
  const list = incomes.map(
    ({ name, monthlyAmount, from, until }, index) =>
      `${name ?? `income ${index + 1}`}, ${formatRand(monthlyAmount)} a month${sayMonth("from", from)}${sayMonth("until", until)}`,
  );
  return {
    title: incomes.length === 1 ? "One other income" : `${incomes.length} other incomes`,
    note: `Before tax: ${list.join("; ")}. We counted them in the tax on this income, and in what the need is met by.${notCounted}`,
  };
}

/** The effect on the need while the end of the other income is unknown. */
export function noteOpenEnd(profile: Profile): string {
  const counted = "We counted it in the tax on this income.";
  if (!mayOtherIncomeEnd(profile) || profile.incomeNeeded === undefined) return counted;
  return `${counted} Until we know until when it is paid, we do not say how surely the need is met for life.`;
}
