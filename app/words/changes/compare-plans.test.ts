import { describe, expect, it } from "vitest";
import type { Recommendation } from "~/contract/plan/recommendation";
import { type Cash, plain, plan, recommend } from "../../../tests/support/recommendation";
import { gatherFacts, type PlanFacts } from "../plan/plan-facts";
import { compareFamilies } from "./compare-families";
import { compareMissed } from "./compare-missed";
import { compareChances, comparePlans } from "./compare-plans";
import type { ComparedRow } from "./compared-row";

const BASE = recommend("LivingAnnuityPlus");
const RECOMMENDED = gatherFacts(BASE, plan());

type Figure = "income" | "share" | "debt" | "afterTax" | "chance" | "left";
type Changes = Partial<Record<Figure, number>> & { date?: string };

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

/** A person with other income of an unknown amount. */
function compareOpen() {
  const open = structuredClone(BASE) as Recommendation;
  open.common_info.assumed = {
    earlier_lump_sums: false,
    fund_vested_whole: false,
    contribution_per_month: false,
    other_taxable_income: true,
  };
  const facts = gatherFacts(open, plan({ backup_plan_other_src_support: "yes" }));
  return comparePlans(facts, facts);
}

/** Rows as text, under the heading of their group. */
const writeRows = (groups: readonly { heading?: string; rows: readonly ComparedRow[] }[]) =>
  groups.flatMap(({ heading = "", rows }) =>
    rows.map(({ name, recommended, amended, difference: { words, kind } }) =>
      plain([heading, name, recommended, amended, words, kind].join(" | ")),
    ),
  );
const list = ({ groups }: ReturnType<typeof amend>) => writeRows(groups);

describe("recommended and amended side by side", () => {
  it("say nothing after tax where nobody knows what it leaves", () => {
    const [first] = list(compareOpen());
    expect(first).toBe(" | Likely to last for life | 15 of 20 | 15 of 20 | No change | plain");
  });

  it("say what is more and what is less, in words", () => {
    const view = amend({ income: 19_289, share: 0.3, afterTax: 17_404, left: 1_200_000 });
    expect(view.heading).toBe("More each month, and what it costs");
    expect(plain(view.title)).toBe("The changes add R989 a month");
    expect(plain(`${view.income.recommended} ${view.income.amended} ${view.income.difference.words}`)).toBe(
      "R18 300 R19 289 R989 more",
    );
    expect(list(view)).toEqual([
      " | You take home, after tax, if this is your only income | R16 604 | R17 404 | R800 more | traded",
      " | Likely to last for life | 15 of 20 | 15 of 20 | No change | plain",
      "What was changed | Percentage to dependants | 50% | 30% | Less for the family | less",
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
    // A lower chance that it lasts, and less left for others.
    expect(judge({ income: 19_289, chance: 55 })).toEqual(["traded", "plain", "less", "plain"]);
    expect(judge({ income: 19_289, left: 1_000_000 }).slice(0, 3)).toEqual(["traded", "plain", "plain"]);
  });

  it("name the client to an adviser", () => {
    const facts = gatherFacts(BASE, plan(), "Thandi");
    expect(compareFamilies(facts, facts)[0]?.rows[0]?.name).toBe("If Thandi dies at 75");
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
    expect(view.heading).toBe("Less each month, and what it gives");
    expect(plain(view.title)).toBe("The changes take R3 300 a month off");
    expect(list(view)[1]).toBe(" | Likely to last for life | 15 of 20 | 18 of 20 | More likely | traded");
    expect(view.groups.map(({ heading }) => heading)).not.toContain("What was changed");
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

describe("what changes cost besides the income", () => {
  type Side = { date?: string; cash?: Partial<Cash> };
  function compare(...sides: [then: Side, now: Side]) {
    const [then, now] = sides.map(({ date = "01/03/2027", cash }) =>
      gatherFacts(recommend("LivingAnnuity", { cash, common: { retirement_date: date } }), plan()),
    ) as [PlanFacts, PlanFacts];
    return writeRows([{ rows: compareMissed(then, now) }]);
  }

  it("is what would have been paid while somebody waits", () => {
    // 18 months of the sample's R18 300.
    expect(compare({}, { date: "01/09/2028" })).toEqual([
      " | Payments missed by retiring later | None | R329 400 | 18 payments fewer | worse",
    ]);
    expect(compare({}, { date: "01/04/2027" })[0]).toContain("| R18 300 | 1 payment fewer |");
    expect(compare({ date: "01/04/2027" }, {})).toEqual([]);
  });

  it("is interest on a debt that is paid off less than we recommend, by an example that is named", () => {
    // R60 000 at 20% a year.
    expect(compare({ cash: { debt_recommend: 180_000 } }, { cash: { debt_recommend: 120_000 } })).toEqual([
      " | Interest a month on the debt that is kept, at 20% a year | None | about R1 000 | Paid out of the income | worse",
    ]);
  });

  it("is needs that are not met, unless somebody lowered one, which is then not wanted any more", () => {
    const unmet = (amount: number) => ({ cash: { unmet_cash_needs: amount } });
    expect(compare(unmet(50_000), unmet(20_000))).toEqual([
      " | Cash needs that are not met | R50 000 | R20 000 | R30 000 less | plain",
    ]);
    expect(compare(unmet(50_000), { cash: { unmet_cash_needs: 0, personal_cash_recommend: 0 } })).toEqual([]);
    expect(compare(unmet(50_000), unmet(50_000))).toEqual([]);
  });
});

describe("what others get of two plans", () => {
  const WITH_SIPHO = plan({ financially_support_partner: "yes", partner_name: "Sipho Mokoena" });
  const compare = (ours: Recommendation, changed: Recommendation, answers = WITH_SIPHO) =>
    writeRows(compareFamilies(gatherFacts(ours, answers), gatherFacts(changed, answers)));

  it("is a partner's income and what is left after both, of a living annuity by age", () => {
    const ours = recommend("LivingAnnuity");
    const withIncome = (perMonth: number, left: number) => {
      const { la } = ours.graphs_data;
      const same = (amount: number) => la.ages.map(() => amount);
      const view = (amount: number) => ({ poor: same(0), expected: same(amount), strong: same(0) });
      const series = { ...la, monthly_income_from_annuity: view(perMonth), estate: view(left) };
      return { ...ours, graphs_data: { ...ours.graphs_data, la: series } };
    };
    expect(compare(withIncome(12_000, 2_000_000), withIncome(13_000, 2_000_000))).toEqual([
      "Sipho’s income a month | If you die at 65, 75 or 85 | R12 000 | R13 000 | R1 000 more | more",
    ]);
    expect(compare(withIncome(12_000, 2_000_000), withIncome(12_000, 1_500_000))[0]).toBe(
      "Left once Sipho has died too | If you die at 65, 75 or 85 | R2 000 000 | R1 500 000 | R500 000 less | less",
    );
    // Recommendations of earlier versions lack the annuity's payments by age.
    expect(compare(ours, ours)).toHaveLength(1);
  });

  it("is of a life annuity for how long it goes on in full, and what the partner has afterwards", () => {
    const insure = (years: number, perMonth: number) => {
      const advice = recommend("LifeAnnuity");
      advice.ila_recommendations.life_annuity_guaranteed_period_years = years;
      advice.ila_recommendations.guaranteed_partner_income = perMonth;
      return advice;
    };
    // Retired at 64: ten years are over at 74, five at 69.
    expect(compare(insure(10, 13_200), insure(5, 8_800))).toEqual([
      "Sipho’s income a month | Paid in full, if you die at 65 | 9 years | 4 years | 5 years less | less",
      "Sipho’s income a month | After the guaranteed years | R13 200 | R8 800 | R4 400 less | less",
    ]);
    expect(compare(insure(12, 13_200), insure(10, 13_200))[1]).toBe(
      "Sipho’s income a month | Paid in full, if you die at 75 | 1 year | 0 years | 1 year less | less",
    );
  });

  it("is told at later ages for whoever retires after the first", () => {
    const aged = (first: number) => {
      const advice = recommend("LivingAnnuity");
      advice.graphs_data.la.ages = advice.graphs_data.la.ages.map((age) => Math.max(age, first));
      return advice;
    };
    const changed = aged(66);
    changed.graphs_data.la.estate.expected = changed.graphs_data.la.ages.map((age) => 1_000 * age);
    expect(compare(aged(66), changed, plan()).map((row) => row?.slice(22, 38))).toEqual([
      "If you die at 75",
      "If you die at 85",
      "If you die at 95",
    ]);
  });
});
