import { describe, expect, it } from "vitest";
import type { AdjustNeeds } from "~/contract/plan/adjust-needs";
import type { AdjustLimits } from "~/contract/plan/adjust-rules";
import { INCREASE_TABS, listTabLevers } from "~/contract/plan/levers";
import type { IncreaseTab } from "~/contract/plan/levers";
import type { AnnuityRecommendation } from "~/contract/plan/product-recommendation";
import { readTab } from "../changes";
import { findNextTab, findPreviousTab, listTabs } from "./tabs";
import type { TabTarget } from "./tabs";

const ALL = { dependantsShare: 0.5, cashNeeds: 1, partnerPercent: 1, guaranteeYears: 0.5 };
const NOTHING = { dependantsShare: 0, cashNeeds: 0, partnerPercent: 0, guaranteeYears: 0 };
const [SHARE, DELAY, CASH, PARTNER, GUARANTEE] = INCREASE_TABS;

const ANY: AdjustLimits = {
  retirement_date: { minimum: "2027-03-01", maximum: "2031-11-20" },
  debt_recommend: { minimum: 0, maximum: 1 },
};
const PLUS: AdjustLimits = {
  ...ANY,
  percent_capital_to_partner_dependants_annuity: { minimum: 0.1, maximum: 1 },
  apply_exclusion: true,
};
const FOR_LIFE: AdjustLimits = {
  ...ANY,
  income_guarantee_period: { minimum: 0, maximum: 10 },
  partner_guaranteed_inc_perct: { minimum: 0, maximum: 75 },
};
/** The levers of each product. */
const LIMITS: Record<AnnuityRecommendation, AdjustLimits> = {
  LivingAnnuityPlus: PLUS,
  LivingAnnuity: ANY,
  LifeAnnuity: FOR_LIFE,
  EnhancedLifeAnnuity: FOR_LIFE,
};

function findTabs(product: AnnuityRecommendation, needs: typeof ALL): IncreaseTab[] {
  const recommended: Required<AdjustNeeds> = {
    retirement_date: "01/03/2027",
    debt_recommend: needs.cashNeeds,
    emergency_savings_recommend: 0,
    personal_cash_recommend: 0,
    lump_sum: 550_000,
    percent_capital_to_partner_dependants_annuity: needs.dependantsShare,
    income_guarantee_period: needs.guaranteeYears,
    partner_guaranteed_inc_perct: needs.partnerPercent,
    apply_exclusion: "no",
    investment_recommendations: {},
  };
  return listTabs({ limits: LIMITS[product], recommended });
}

describe("the tabs of a recommendation", () => {
  it.each<[AnnuityRecommendation, typeof ALL, IncreaseTab[]]>([
    ["LivingAnnuityPlus", ALL, [SHARE, DELAY, CASH]],
    ["LivingAnnuityPlus", { ...ALL, dependantsShare: 0 }, [DELAY, CASH]],
    ["LivingAnnuityPlus", { ...ALL, cashNeeds: 0 }, [SHARE, DELAY]],
    ["LivingAnnuityPlus", NOTHING, [DELAY]],
    ["LivingAnnuity", ALL, [DELAY, CASH]],
    ["LivingAnnuity", { ...ALL, cashNeeds: 0 }, [DELAY]],
    ["LivingAnnuity", NOTHING, [DELAY]],
    ["LifeAnnuity", ALL, [DELAY, CASH, PARTNER, GUARANTEE]],
    ["LifeAnnuity", { ...ALL, cashNeeds: 0 }, [DELAY, PARTNER, GUARANTEE]],
    ["LifeAnnuity", { ...ALL, partnerPercent: 0 }, [DELAY, CASH, GUARANTEE]],
    ["LifeAnnuity", { ...ALL, guaranteeYears: 0.49 }, [DELAY, CASH, PARTNER]],
    ["LifeAnnuity", NOTHING, [DELAY]],
    ["EnhancedLifeAnnuity", ALL, [DELAY, CASH, PARTNER, GUARANTEE]],
    ["EnhancedLifeAnnuity", NOTHING, [DELAY]],
  ])("%s, %j: %j", (product, needs, tabs) => expect(findTabs(product, needs)).toEqual(tabs));

  it("change no need twice", () => {
    const levers = INCREASE_TABS.flatMap((tab) => listTabLevers(tab));
    expect(new Set(levers).size).toBe(levers.length);
  });
});

type Row = [from: IncreaseTab | "result", changed: TabTarget, unchanged: TabTarget, back: TabTarget];

describe.each<[string, IncreaseTab[], Row[]]>([
  [
    "living annuity plus",
    [SHARE, DELAY, CASH],
    [
      [SHARE, DELAY, DELAY, "decision"],
      [DELAY, CASH, CASH, SHARE],
      [CASH, "result", "plan", DELAY],
      ["result", "plan", "plan", CASH],
    ],
  ],
  [
    "living annuity",
    [DELAY, CASH],
    [
      [DELAY, CASH, CASH, "decision"],
      [CASH, "result", "plan", DELAY],
      ["result", "plan", "plan", CASH],
    ],
  ],
  [
    "life annuity",
    [DELAY, CASH, PARTNER, GUARANTEE],
    [
      [DELAY, CASH, CASH, "decision"],
      [CASH, PARTNER, PARTNER, DELAY],
      [PARTNER, GUARANTEE, GUARANTEE, CASH],
      [GUARANTEE, "result", "plan", PARTNER],
      ["result", "plan", "plan", GUARANTEE],
    ],
  ],
  [
    "plan with one tab",
    [DELAY],
    [
      [DELAY, "result", "plan", "decision"],
      ["result", "plan", "plan", DELAY],
    ],
  ],
])("the way through the tabs of a %s", (_, tabs, rows) => {
  it.each(rows)("%s leads on to %s, unchanged to %s, and back to %s", (from, changed, unchanged, back) => {
    expect(findNextTab(from, tabs, true)).toBe(changed);
    expect(findNextTab(from, tabs, false)).toBe(unchanged);
    expect(findPreviousTab(from, tabs)).toBe(back);
  });
});

it.each([...INCREASE_TABS])("the address of %s is read", (tab) => expect(readTab(tab)).toBe(tab));
it.each([undefined, "", "result", "12", "Dependants"])("%j is no tab", (text) =>
  expect(readTab(text)).toBeUndefined(),
);
