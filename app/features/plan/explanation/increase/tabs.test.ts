import { describe, expect, it } from "vitest";
import { findNextTab, findPreviousTab, listTabs, readTab, TAB_LEVERS, TABS } from "./tabs";
import type { Tab, TabGrounds, TabTarget } from "./tabs";

const ALL: Omit<TabGrounds, "product"> = {
  dependantsShare: 0.5,
  cashNeeds: 1,
  partnerIncome: 1,
  guaranteeYears: 0.5,
};
const NOTHING = { dependantsShare: 0, cashNeeds: 0, partnerIncome: 0, guaranteeYears: 0 };
const [SHARE, DELAY, CASH, PARTNER, GUARANTEE] = TABS;

describe("the tabs of a recommendation", () => {
  it.each<[TabGrounds["product"], Omit<TabGrounds, "product">, Tab[]]>([
    ["LivingAnnuityPlus", ALL, [SHARE, DELAY, CASH]],
    ["LivingAnnuityPlus", { ...ALL, dependantsShare: 0 }, [DELAY, CASH]],
    ["LivingAnnuityPlus", { ...ALL, cashNeeds: 0 }, [SHARE, DELAY]],
    ["LivingAnnuityPlus", NOTHING, [DELAY]],
    ["LivingAnnuity", ALL, [DELAY, CASH]],
    ["LivingAnnuity", { ...ALL, cashNeeds: 0 }, [DELAY]],
    ["LivingAnnuity", NOTHING, [DELAY]],
    ["LifeAnnuity", ALL, [DELAY, CASH, PARTNER, GUARANTEE]],
    ["LifeAnnuity", { ...ALL, cashNeeds: 0 }, [DELAY, PARTNER, GUARANTEE]],
    ["LifeAnnuity", { ...ALL, partnerIncome: 0 }, [DELAY, CASH, GUARANTEE]],
    ["LifeAnnuity", { ...ALL, guaranteeYears: 0.49 }, [DELAY, CASH, PARTNER]],
    ["LifeAnnuity", NOTHING, [DELAY]],
    ["EnhancedLifeAnnuity", ALL, [DELAY, CASH, PARTNER, GUARANTEE]],
    ["EnhancedLifeAnnuity", NOTHING, [DELAY]],
  ])("%s, %j: %j", (product, grounds, tabs) => expect(listTabs({ product, ...grounds })).toEqual(tabs));

  it("change no need twice", () => {
    const levers = TABS.flatMap((tab) => TAB_LEVERS[tab]);
    expect(new Set(levers).size).toBe(levers.length);
  });
});

type Row = [from: Tab | "result", changed: TabTarget, unchanged: TabTarget, back: TabTarget];

describe.each<[string, Tab[], Row[]]>([
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

it.each([...TABS])("the address of %s is read", (tab) => expect(readTab(tab)).toBe(tab));
it.each([undefined, "", "result", "12", "Dependants"])("%j is no tab", (text) =>
  expect(readTab(text)).toBeUndefined(),
);
