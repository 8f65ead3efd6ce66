import { describe, expect, it } from "vitest";
import type { AdjustLimits } from "~/contract/plan/adjust-rules";
import { INCREASE_TABS, type IncreaseTab, listTabLevers } from "~/contract/plan/levers";
import { SAMPLE_LIMITS, SAMPLE_NEEDS } from "../../../../../tests/support/sample-needs";
import { readTab } from "../changes";
import { findNextTab, findPreviousTab, listTabs, type TabTarget } from "./tabs";

const ALL = { share: 0.5, cash: 1, partner: 1, years: 0.5 };
const NOTHING = { share: 0, cash: 0, partner: 0, years: 0 };
const [SHARE, DELAY, CASH, PARTNER, GUARANTEE] = INCREASE_TABS;

/** Limits for some of a recommendation's levers, besides its date and its debt. */
function limit(...levers: (keyof AdjustLimits)[]): AdjustLimits {
  const all = [...levers, "retirement_date", "debt_recommend"] as const;
  return Object.fromEntries(all.map((lever) => [lever, SAMPLE_LIMITS[lever]]));
}
/** The levers of each product; an enhanced life annuity has those of a life annuity. */
const LIMITS = {
  "living annuity plus": limit("percent_capital_to_partner_dependants_annuity"),
  "living annuity": limit(),
  "life annuity": limit("income_guarantee_period", "partner_guaranteed_inc_perct"),
};
type Product = keyof typeof LIMITS;

function findTabs(product: Product, { share, cash, partner, years }: typeof ALL): IncreaseTab[] {
  const recommended = {
    ...SAMPLE_NEEDS,
    debt_recommend: cash,
    emergency_savings_recommend: 0,
    percent_capital_to_partner_dependants_annuity: share,
    income_guarantee_period: years,
    partner_guaranteed_inc_perct: partner,
  };
  return listTabs({ limits: LIMITS[product], recommended });
}

describe("the tabs of a recommendation", () => {
  it.each<[Product, typeof ALL, IncreaseTab[]]>([
    ["living annuity plus", ALL, [SHARE, DELAY, CASH]],
    ["living annuity plus", { ...ALL, share: 0 }, [DELAY, CASH]],
    ["living annuity plus", { ...ALL, cash: 0 }, [SHARE, DELAY]],
    ["living annuity plus", NOTHING, [DELAY]],
    ["living annuity", ALL, [DELAY, CASH]],
    ["living annuity", NOTHING, [DELAY]],
    ["life annuity", ALL, [DELAY, CASH, PARTNER, GUARANTEE]],
    ["life annuity", { ...ALL, cash: 0 }, [DELAY, PARTNER, GUARANTEE]],
    ["life annuity", { ...ALL, partner: 0 }, [DELAY, CASH, GUARANTEE]],
    ["life annuity", { ...ALL, years: 0.49 }, [DELAY, CASH, PARTNER]],
    ["life annuity", NOTHING, [DELAY]],
  ])("%s, %j: %j", (product, needs, tabs) => expect(findTabs(product, needs)).toEqual(tabs));

  it("change no need twice", () => {
    const levers = INCREASE_TABS.flatMap((tab) => listTabLevers(tab));
    expect(new Set(levers).size).toBe(levers.length);
  });
});

it.each<[tabs: IncreaseTab[], from: IncreaseTab | "result", on: TabTarget, same: TabTarget, back: TabTarget]>(
  [
    [[SHARE, DELAY, CASH], SHARE, DELAY, DELAY, "decision"],
    [[SHARE, DELAY, CASH], DELAY, CASH, CASH, SHARE],
    [[SHARE, DELAY, CASH], CASH, "result", "plan", DELAY],
    [[SHARE, DELAY, CASH], "result", "plan", "plan", CASH],
    [[DELAY], DELAY, "result", "plan", "decision"],
    [[DELAY], "result", "plan", "plan", DELAY],
  ],
)("of the tabs %j, %s leads on to %s, unchanged to %s, and back to %s", (tabs, from, on, same, back) => {
  expect(findNextTab(from, tabs, true)).toBe(on);
  expect(findNextTab(from, tabs, false)).toBe(same);
  expect(findPreviousTab(from, tabs)).toBe(back);
});

it.each([...INCREASE_TABS])("the address of %s is read", (tab) => expect(readTab(tab)).toBe(tab));
it.each([undefined, "", "result", "12", "Dependants"])("%j is no tab", (text) =>
  expect(readTab(text)).toBeUndefined(),
);
