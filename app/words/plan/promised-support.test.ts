import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { describeAdvice } from "../paper/describe-advice";
import { describeFamily } from "./describe-family";
import { describeHero } from "../plan-page/describe-hero";
import { gatherFacts, type PlanRecord } from "./plan-facts";
import type { CommonInfo } from "~/contract/plan/recommendation";

type Support = NonNullable<CommonInfo["support"]>;

const SUPPORT: Support = {
  monthly_amount: 8_000,
  after_tax_monthly_income_less_support: 7_200.3,
  takes_more_than_half: true,
  left_at_75: null,
  poor_capital_at_75: null,
  covered_at_75_perct: null,
  beside_life_annuity: [],
  first_age_with_less: null,
};
const CHILD = { financially_support_children: "yes", support_children_upto: 2034 } as const;

/** An income of R18 300 before tax, with this amount after tax. */
function describeSupport(
  support: Partial<Support>,
  { kept = 15_200.3, answers = CHILD, clientName, isLife = false }: Asked = {},
) {
  const told = { ...SUPPORT, ...support };
  const advice = recommend(isLife ? "LifeAnnuity" : "LivingAnnuityPlus", {
    common: { support: told, support_per_month: told.monthly_amount },
  });
  for (const product of [advice.laplus_recommendations!, advice.ila_recommendations])
    product.after_tax_monthly_income = kept;
  return gatherFacts(advice, plan(answers), clientName);
}
type Asked = { kept?: number; answers?: Partial<PlanRecord>; clientName?: string; isLife?: boolean };

const open = (...asked: Parameters<typeof describeSupport>) =>
  plain(
    describeHero(describeSupport(...asked))
      .phrases.map(({ amount, words }) => `${amount ?? ""} ${words}`.trim())
      .join(" "),
  );

const note = (...asked: Parameters<typeof describeSupport>) =>
  plain(describeHero(describeSupport(...asked)).notes.join(" "));

describe("a plan of which others get more than half after tax", () => {
  it("tells a more careful income after tax as well, alone where other income is hidden", () => {
    const facts = describeSupport({});
    facts.common.more_careful_income = {
      success_perct: 90.01,
      monthly_income_from_annuity: 13_000,
      monthly_income_from_unit_trust: 500,
      monthly_income_total: 13_500,
      after_tax_monthly_income: 12_337,
    };
    const say = () => plain(describeHero(facts).chance.sentences.join(" "));
    expect(say()).toContain("An income that lasts in 18 would be R12 337 after tax.");
    facts.common.assumed = {
      earlier_lump_sums: false,
      fund_vested_whole: false,
      contribution_per_month: false,
    };
    expect(say()).toContain("An income that lasts in 18 would be R12 337 after tax on this income alone.");
  });

  it("opens with what is left for the person", () => {
    expect(open({})).toBe(
      "R15 200 a month after tax, R8 000 of it for your children until 2034: R7 200 left for you",
    );
    const someone = { financially_support_someone: "yes", support_someone_upto: 2066 } as const;
    expect(open({}, { answers: { ...CHILD, ...someone } })).toContain("of it for those you support:");
    expect(open({}, { answers: someone, clientName: "Thandiwe" })).toBe(
      "R15 200 a month after tax, R8 000 of it for a person Thandiwe supports until 2066: R7 200 left for Thandiwe",
    );
  });

  it("says what is short where tax leaves less than was promised", () => {
    expect(open({ monthly_amount: 16_000 })).toMatch(/R800 short each month$/);
  });

  it("opens with what is needed where that was said, and with the whole income while nobody knows the tax", () => {
    const unknown = { ...CHILD, backup_plan_other_src_support: "yes" } as const;
    expect(open({}, { answers: unknown })).toMatch(/^R18 300 a month, rising with prices/);
    expect(note({}, { answers: unknown })).toContain("R8 000 of this is for those you support.");
  });
});

describe("the income beside promised support", () => {
  it("is told net of it as well", () => {
    expect(note({ monthly_amount: 5_000, takes_more_than_half: false })).toContain(
      "R5 000 of this is for those you support. After tax that leaves R10 200 for you.",
    );
    expect(note({ monthly_amount: 16_000 })).toContain("R800 more than is left of it after tax.");
  });
});

describe("what a death leaves for those who are supported", () => {
  const say = (...asked: Parameters<typeof describeSupport>) =>
    describeFamily(describeSupport(...asked)).support.map(plain);

  it("is told at 75 and in poor markets where capital is left", () => {
    const at75 = { left_at_75: 1_874_984.7, poor_capital_at_75: 937_000, covered_at_75_perct: 49.97 };
    expect(say(at75)).toEqual([
      "If you die at 75 after poor markets, 50% of the R1 870 000 still promised is covered.",
    ]);
    // A partly guaranteed annuity leaves capital too.
    expect(say(at75, { isLife: true })).toEqual(say(at75));
    expect(say({ ...at75, covered_at_75_perct: 100 })[0]).toContain("poor markets, all of the R1 870 000");
    expect(say({})).toEqual([]);
  });

  it("is told by age of death beside a life annuity, on the plan and on paper", () => {
    const support = {
      beside_life_annuity: [
        { age: 72, guaranteed_left: 339_607, unit_trust: 361_335, support_left: 1_992_969 },
        { age: 82, guaranteed_left: 0, unit_trust: 0, support_left: 1_555_910 },
        { age: 92, guaranteed_left: 0, unit_trust: 0, support_left: 0 },
      ],
      first_age_with_less: 70,
    };
    const sentences = [
      "If you die at 72 after poor markets, R701 000 is left for those you support, of R1 990 000 still promised.",
      "At 82 it is nothing of R1 560 000.",
      "**If you die from 70 on, less may be left than the support that is promised.**",
    ];
    expect(say(support, { isLife: true })).toEqual(sentences);
    expect(describeAdvice(describeSupport(support, { isLife: true })).warnings.map(plain)).toEqual(
      expect.arrayContaining(sentences),
    );
    expect(say({ ...support, first_age_with_less: 60 }, { isLife: true }).at(-1)).toContain(
      "die from the first day on",
    );
  });

  it("may be held by a special trust for a child who is supported for more than 25 years", () => {
    // The sample advises in 2026.
    const upTo = (support_children_upto: number) => say({}, { answers: { ...CHILD, support_children_upto } });
    expect(upTo(2051)).toEqual([]);
    expect(upTo(2052)[0]).toContain("A special trust can hold what you leave to a child");
  });
});
