import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import type { Recommendation } from "~/contract/plan/recommendation";
import { compareChances, comparePlans } from "./compare-plans";
import { gatherFacts } from "../plan/plan-facts";

const BASE = recommend("LivingAnnuityPlus");
const RECOMMENDED = gatherFacts(BASE, plan());

type Changes = {
  income?: number;
  share?: number;
  date?: string;
  debt?: number;
  afterTax?: number;
  chance?: number;
  left?: number;
};

/** The sample's recommendation, amended. */
function amend({ income = 18_300.3, share = 0.5, date, debt, afterTax, chance, left }: Changes) {
  const amended = structuredClone(BASE) as Recommendation;
  const { common_info: common } = amended;
  const product = amended.laplus_recommendations!;
  product.expected.monthly_income_total = income;
  product.perct_capital_to_dependents = share;
  product.after_tax_monthly_income = afterTax ?? product.after_tax_monthly_income;
  product.joint_success_perct = chance ?? product.joint_success_perct;
  for (const survivor of product.survivors)
    survivor.capital_with_unit_trust = left ?? survivor.capital_with_unit_trust;
  common.retirement_date = date ?? common.retirement_date;
  common.cash_recommendations.debt_recommend = debt ?? common.cash_recommendations.debt_recommend;
  return comparePlans(RECOMMENDED, gatherFacts(amended, plan()));
}

const list = (view: ReturnType<typeof amend>) =>
  view.groups.flatMap(({ heading, rows }) =>
    rows.map(({ name, recommended, amended, difference }) =>
      plain([heading ?? "", name, recommended, amended, difference.words, difference.kind].join(" | ")),
    ),
  );

describe("recommended and amended side by side", () => {
  it("say what is more and what is less, in words", () => {
    const view = amend({ income: 19_289, share: 0.3, afterTax: 17_404, left: 1_200_000 });
    expect(view.heading).toBe("More each month, and what it costs");
    expect(plain(view.title)).toBe("Your changes add R989 a month");
    expect(plain(`${view.income.recommended} ${view.income.amended} ${view.income.difference.words}`)).toBe(
      "R18 300 R19 289 R989 more",
    );
    expect(list(view)).toEqual([
      " | What you take home, after tax, if this is your only income | R16 604 | R17 404 | R800 more | more",
      " | Likely to last for life | 15 of 20 | 15 of 20 | No change | plain",
      "What you changed | Percentage to dependants | 50% | 30% | Less for your family | less",
      "If you die at 82 | Your dependants get | R1 720 000 | R1 200 000 | R520 000 less | less",
    ]);
  });

  it("tell dates in words, and amounts in rand", () => {
    const { retirement_date: date, cash_recommendations: cash } = BASE.common_info;
    const later = `${date.slice(0, 6)}${Number(date.slice(6)) + 2}`;
    const rows = list(amend({ date: later, debt: cash.debt_recommend - 1_000 }));
    expect(rows.find((row) => row?.includes("Retirement date"))).toMatch(/\| 2 years later \| plain$/);
    expect(rows.find((row) => row?.includes("Debt repaid"))).toMatch(/\| R1 000 less \| less$/);
  });

  it("name a lower income, and what it gives", () => {
    const view = amend({ income: 15_000, chance: 92 });
    expect(view.heading).toBe("Less each month, and what it gives you");
    expect(plain(view.title)).toBe("Your changes take R3 300 a month off");
    expect(list(view)[1]).toBe(" | Likely to last for life | 15 of 20 | 18 of 20 | More likely | more");
    expect(view.groups.map(({ heading }) => heading)).not.toContain("What you changed");
  });

  it("tell the chance of what is not guaranteed, and say that the rest always lasts", () => {
    const life = gatherFacts(recommend("LifeAnnuity"), plan());
    expect(compareChances(life, life)).toMatchObject({
      name: "Guaranteed part: always. Unit trust",
      recommended: "15 of 20",
    });
    const alone = gatherFacts(recommend("LifeAnnuity", { cash: { unit_trust_recommend: 0 } }), plan());
    expect(compareChances(alone, alone)).toMatchObject({ name: "Lasts for life", amended: "Guaranteed" });
  });
});
