import { describe, expect, it } from "vitest";
import type { CommonInfo } from "~/contract/plan/recommendation";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { gatherFacts, type PlanRecord } from "../plan/plan-facts";
import { describeAdvice } from "../paper/describe-advice";
import { describeFilledLever, describeGap, sayAllGuaranteed, sayGap } from "./describe-gap";

type Need = NonNullable<CommonInfo["income_need"]>;

const SHARE = "percent_capital_to_partner_dependants_annuity";

const closer = <Name extends string, Value>(lever: Name, value: Value, added_after_tax: number) => ({
  lever,
  value,
  added_after_tax,
  covers_need: false,
});
const GUARANTEE = closer("perct_guaranteed" as const, 1, 3_900);
const LATER = closer("retirement_date" as const, "01/03/2028", 1_420);
const LESS_LEFT = closer(SHARE, 0.1, 700.4);
const TOGETHER = {
  levers: ["perct_guaranteed", "retirement_date"],
  added_after_tax: 5_510,
  covers_need: true,
} satisfies Need["closers_together"];

/** A person who needs R18 000 and is paid R13 330. */
const SHORT: Need = {
  over_or_short: -4_670,
  success_perct: 30,
  guaranteed_amount: null,
  perct_guaranteed: null,
  closers: [GUARANTEE, LATER, LESS_LEFT],
  closers_together: TOGETHER,
};

const LEVERS: CommonInfo["levers"] = [
  {
    lever: "retirement_date",
    value: "01/03/2027",
    minimum: "01/03/2027",
    maximum: "01/03/2032",
    lower: null,
    higher: { value: "01/03/2028", monthly_income: 20_000 },
  },
  { lever: SHARE, value: 0.5, minimum: 0.1, maximum: 1, lower: null, higher: null },
];

const gather = (need: Partial<Need>, common: Partial<CommonInfo> = {}, answers: Partial<PlanRecord> = {}) =>
  gatherFacts(
    recommend("LivingAnnuityPlus", {
      common: { levers: LEVERS, support_value: 0, ...common, income_need: { ...SHORT, ...need } },
    }),
    plan({ income_needed: 18_000, ...answers }),
  );

const tell = (...asked: Parameters<typeof gather>) => {
  const gap = describeGap(gather(...asked));
  return (
    gap && {
      rows: gap.rows.map(({ name, amount }) => plain(`${name}: ${amount}`)),
      says: plain(gap.sentences.join(" ")),
    }
  );
};

describe("what would close the gap", () => {
  it("is a row for each change with what it adds, and at last to spend less", () => {
    expect(tell({})).toEqual({
      rows: [
        "Guarantee all of it: R3 900 more",
        "Retire a year later: R1 420 more",
        "Leave 10% to dependants, not 50%: R700 more",
        "Or spend less: R4 670 less",
      ],
      // 18 000 - 4 670 + 5 510.
      says: "The first two together come to R18 840, which is enough. Guaranteed, little of it is left when you die.",
    });
  });

  it("says how much is still short, and which two go together", () => {
    const together = { ...TOGETHER, added_after_tax: 4_000, covers_need: false };
    expect(tell({ closers: [GUARANTEE, LESS_LEFT, LATER], closers_together: together })!.says).toMatch(
      /^The first and the third together come to R17 330, still R670 short\./,
    );
  });

  it("says what is enough by itself in the place of what two come to", () => {
    const [all, later, less] = [GUARANTEE, LATER, LESS_LEFT].map((one) => ({ ...one, covers_need: true }));
    const say = (...closers: unknown[]) =>
      tell({ closers: closers as Need["closers"], closers_together: null })!.says;
    expect(say(all, LATER)).toMatch(/^The first is enough by itself\. Guaranteed/);
    expect(say(later, less)).toBe("Each of the first two is enough by itself.");
  });

  it("says to whom little is left", () => {
    const couple = { financially_support_partner: "yes", partner_name: "Sipho Khumalo" } as const;
    expect(tell({}, { support_value: 90_000 }, couple)!.says).toMatch(
      /little of it is left when you and Sipho have died, and the support promised may stop\.$/,
    );
    expect(tell({ closers: [LATER], closers_together: null })!.says).toBe("");
  });

  it("says that age lowers the tax of a year later where more is added after tax than before it", () => {
    const later = LEVERS.find((price) => price.lever === "retirement_date")!;
    const withSteps = (more: number) =>
      tell(
        { closers: [LATER], closers_together: null },
        { levers: [{ ...later, higher: { value: "01/03/2028", monthly_income: 18_300.3 + more } }] },
      )!.says;
    expect(withSteps(1_500)).toBe("");
    // Each income is rounded to a cent by itself: without tax the amounts added before and after it are equal,
    // give or take a cent.
    expect(withSteps(1_419.99)).toBe("");
    expect(withSteps(742)).toBe("Part of what a year later adds is lower tax at that age.");
  });

  it("is nothing where nothing is short, no change helps or nobody said what they need", () => {
    expect(tell({ over_or_short: 20 })).toBeUndefined();
    expect(tell({ over_or_short: -0.2 })).toBeUndefined();
    expect(tell({ closers: [] })).toBeUndefined();
    expect(describeGap(gatherFacts(recommend("LivingAnnuityPlus"), plan()))).toBeUndefined();
  });

  it("is told of a single lever, and of all of it guaranteed, with what it adds after tax", () => {
    expect(describeFilledLever(gather({}), ["debt_recommend", "retirement_date"])).toMatchObject({
      lever: "retirement_date",
      value: "01/03/2028",
    });
    expect(plain(describeFilledLever(gather({}), ["retirement_date"])!.sentence)).toContain(
      "Retire a year later. By itself, that is R1 420 more a month after tax.",
    );
    expect(describeFilledLever(gather({}), ["debt_recommend"])).toBeUndefined();
    expect(describeFilledLever(gather({ over_or_short: 20 }), ["retirement_date"])).toBeUndefined();
    expect(plain(sayAllGuaranteed(gather({}))!)).toContain("R3 900 more a month after tax");
    expect(sayAllGuaranteed(gather({ over_or_short: 20 }))).toBeUndefined();
    expect(sayAllGuaranteed(gather({ closers: [LATER] }))).toBeUndefined();
  });

  it("is told in sentences where there is no room for a list", () => {
    const said = sayGap(gather({})).map(plain);
    expect(said.slice(0, 2)).toEqual([
      "What would close the gap, a month after tax:",
      "Guarantee all of it: R3 900 more.",
    ]);
    expect(said).toContain("Or spend less: R4 670 less.");
    expect(describeAdvice(gather({})).summary.map(plain)).toEqual(expect.arrayContaining(said));
    expect(sayGap(gather({ over_or_short: 0 }))).toEqual([]);
  });
});
