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
  const { ages, estate } = amended.graphs_data.laplus!;
  if (left !== undefined) estate.expected = ages.map((age) => left + 10_000 * (age - 75));
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
      " | What you take home, after tax, if this is your only income | R16 604 | R17 404 | R800 more | traded",
      " | Likely to last for life | 15 of 20 | 15 of 20 | No change | plain",
      "What you changed | Percentage to dependants | 50% | 30% | Less for your family | less",
      // Of the sample, R3 600 000, R3 080 000 and R2 540 000 are left at these ages.
      "Your dependants get | If you die at 65 | R3 600 000 | R1 100 000 | R2 500 000 less | less",
      "Your dependants get | If you die at 75 | R3 080 000 | R1 200 000 | R1 880 000 less | less",
      "Your dependants get | If you die at 85 | R2 540 000 | R1 300 000 | R1 240 000 less | less",
    ]);
  });

  it("tell dates in words, and amounts in rand", () => {
    const { retirement_date: date, cash_recommendations: cash } = BASE.common_info;
    const later = `${date.slice(0, 6)}${Number(date.slice(6)) + 2}`;
    const rows = list(amend({ date: later, debt: cash.debt_recommend - 1_000 }));
    expect(rows.find((row) => row?.includes("Retirement date"))).toMatch(/\| 2 years later \| plain$/);
    expect(rows.find((row) => row?.includes("Debt repaid"))).toMatch(/\| R1 000 less \| less$/);
  });

  it("mark more as better only where nothing else got worse for it", () => {
    const judge = (changes: Changes) => {
      const { income, groups } = amend(changes);
      return [income, ...groups.flatMap(({ rows }) => rows)].map(({ difference: { kind } }) => kind);
    };
    expect(judge({ income: 19_289, chance: 92 })).toEqual(["more", "plain", "more", "plain"]);
    // A lower chance for it, and less left for others.
    expect(judge({ income: 19_289, chance: 55 })).toEqual(["traded", "plain", "less", "plain"]);
    expect(judge({ income: 19_289, left: 1_000_000 }).slice(0, 3)).toEqual(["traded", "plain", "plain"]);
  });

  it("leave out what stays as it is for others, but for one age where all of it does", () => {
    const families = (changes: Changes) => list(amend(changes)).filter((row) => row?.startsWith("Your dep"));
    expect(families({ income: 19_289 })).toEqual([
      "Your dependants get | If you die at 75 | R3 080 000 | R3 080 000 | No change | plain",
    ]);
    // Of R10 000 a year more than at 75, as much as the sample leaves then.
    expect(families({ left: 3_080_000 }).map((row) => row?.slice(22, 38))).toEqual([
      "If you die at 65",
      "If you die at 85",
    ]);
  });

  it("name a lower income, and what it gives", () => {
    const view = amend({ income: 15_000, chance: 92 });
    expect(view.heading).toBe("Less each month, and what it gives you");
    expect(plain(view.title)).toBe("Your changes take R3 300 a month off");
    expect(list(view)[1]).toBe(" | Likely to last for life | 15 of 20 | 18 of 20 | More likely | traded");
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
