import type { Query } from "~/base/plan-address";
import type { MoneyKind } from "~/contract/survey/money-kind";
import { findFormulaPension } from "~/words/survey/formula-pensions";
import type { ReadSurvey } from "./read-survey";

/** The page of each kind of money that no plan is made of. */
const PAGES: Record<Exclude<MoneyKind, "fund">, string> = {
  paying: "/en/already-paying",
  formula: "/en/formula-pension",
  own: "/en/own-savings",
  inherited: "/en/inherited-money",
};

/** Says in an address that the page is shown because of the employer’s name. */
export const ASKED_BY_EMPLOYER = "employer";

/** Step 2 as it is posted, or as it was before. */
type Told = Pick<ReadSurvey, "profile" | "isAnswered">;

/**
 * The page that step 2 leads to instead of the next step: that of the kind of money, or the one that asks about a pension by
 * formula where the employer is known for one. It asks once for each name: when the step is well answered with it first.
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
