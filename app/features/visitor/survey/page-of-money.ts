import type { Query } from "~/base/plan-address";
import type { MoneyKind } from "~/contract/survey/money-kind";
import { findFormulaPension } from "~/words/survey/formula-pensions";
import type { ReadSurvey } from "./read-survey";

/** The pages of the kinds of money of which no plan is made. */
const PAGES: Record<Exclude<MoneyKind, "fund">, string> = {
  paying: "/en/already-paying",
  formula: "/en/formula-pension",
  own: "/en/own-savings",
  inherited: "/en/inherited-money",
};

/** Query parameter: the employer’s name led to the page. */
export const ASKED_BY_EMPLOYER = "employer";

/** Step 2 with its answers as posted, or before. */
type Told = Pick<ReadSurvey, "profile" | "isAnswered">;

/**
 * The page to show after step 2 instead of the next step: that of the kind of money, or the one about a
 * pension by formula if the employer is known for one. It asks once for each name, when the step is first well
 * answered with it.
 */
export function findPageOfMoney(
  { profile, isAnswered }: Told,
  before: Told,
): { path: string; query?: Query } | undefined {
  const { moneyKind, otherInvestmentFund: employer } = profile;
  if (moneyKind !== undefined && moneyKind !== "fund") return { path: PAGES[moneyKind] };
  if (!isAnswered(2) || employer === undefined || !findFormulaPension(employer)) return undefined;
  const wasAsked = before.isAnswered(2) && before.profile.otherInvestmentFund === employer;
  return wasAsked ? undefined : { path: PAGES.formula, query: { [ASKED_BY_EMPLOYER]: "" } };
}
