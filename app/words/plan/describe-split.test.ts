import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { describePlan } from "../plan-page/describe-plan";
import { saySplit } from "./describe-split";
import { gatherFacts } from "./plan-facts";
import { describeWholeInCash } from "./split-notes";

describe("the split", () => {
  it("shares the whole among cash, unit trust and annuity", () => {
    const { split } = describePlan(recommend("LivingAnnuityPlus"), plan(), null);
    expect(split.parts.map((part) => part.key)).toEqual(["cash", "unitTrust", "annuity"]);
    expect(split.parts.reduce((sum, part) => sum + part.share, 0)).toBeCloseTo(1, 12);
    expect(plain(split.parts[0]?.note)).toBe(
      "9%. Debt R180 000, emergencies R84 000, personal use R120 000.",
    );
    expect(plain(split.intro)).toBe(
      "Of your R4 200 000 you take **R550 000 in cash**, free of tax if no cash was taken before. Of that, R384 000 covers your cash needs and R166 000 goes into the unit trust. The other R3 650 000 goes into the living annuity plus.",
    );
  });

  it("leaves out what is not there and says that all of it works for the income", () => {
    const nothing = {
      cash_recommend: 0,
      unit_trust_recommend: 0,
      lump_sum: 0,
      annuity_amount_recommend: 4_200_000,
    };
    const { split } = describePlan(recommend("LivingAnnuity", { cash: nothing }), plan(), null);
    expect(split.parts.map((part) => part.key)).toEqual(["annuity"]);
    expect(saySplit(split)).toEqual([]);
  });

  it("does not say the same amount twice where all the cash has one use", () => {
    const cash = { cash_recommend: 0, unit_trust_recommend: 550_000 };
    const { split } = describePlan(recommend("LivingAnnuityPlus", { cash }), plan(), null);
    expect(plain(split.intro)).toContain(
      "in cash**, free of tax if no cash was taken before. All of it goes into the unit trust.",
    );
  });

  it("tells what own savings pay of the needs, and the tax that this saves", () => {
    const cash = {
      cash_recommend: 1_000_000,
      debt_recommend: 1_000_000,
      emergency_savings_recommend: 0,
      personal_cash_recommend: 0,
      unit_trust_recommend: 0,
      own_savings_used: 450_000,
      own_savings_tax_avoided: 139_315.07,
      own_savings_at_retirement: 1_550_000,
    };
    const { split } = describePlan(recommend("LivingAnnuityPlus", { cash }), plan(), null);
    expect(plain(split.intro)).toContain(
      "R550 000 in cash**, free of tax if no cash was taken before. All of it goes to your cash needs. The other R3 650 000 goes into the living annuity plus. R450 000 of your own savings pays for your cash needs too, which saves R139 315 in tax. The other R1 550 000 joins the unit trust.",
    );
    expect(plain(split.parts[0]?.note)).toBe("13%. Debt R1 000 000, less R450 000 from your own savings.");
    expect(split.lead.map(plain)).toContain(
      "R450 000 of your own savings pays for your cash needs too, which saves R139 315 in tax.",
    );
    expect(plain(saySplit(split).join(" "))).toContain("can cost up to 1.3% of your income after tax");
  });

  it("tells tax, what did not fit, and that all may be taken in cash", () => {
    const cash = {
      unit_trust_recommend: 289_000,
      lump_sum_tax: 27_000,
      unmet_cash_needs: 50_000,
      de_minimis: { threshold: 360_000, tax: 0, net: 300_000 },
    };
    const { split } = describePlan(recommend("LivingAnnuity", { cash }), plan(), null);
    expect(plain(split.intro)).toContain("R27 000 goes in tax");
    expect(split.parts[0]?.name).toBe("Cash needs and tax");
    expect(plain(saySplit(split)[0])).toContain(
      "R50 000 of your cash needs cannot be met.** We take at most one third in cash. Your fund may allow more: tell us its amounts, below what we assumed in this plan.",
    );
    expect(split.asksForFund).toBe(true);
    const earlier = describePlan(
      { ...recommend("LivingAnnuity", { cash }), is_outdated: true },
      plan(),
      null,
    );
    expect(plain(saySplit(earlier.split)[0])).toContain("Your fund may allow more. We met debt first");
    expect(earlier.split.asksForFund).toBe(false);
    expect(plain(saySplit(split)[1])).toContain("R360 000");
  });

  it("tells that a small living annuity may be taken in cash, unless all may be", () => {
    const commutation = { threshold: 150_000, tax: 0, net: 140_000 };
    const noteOf = (cash: object) =>
      plain(saySplit(describePlan(recommend("LivingAnnuity", { cash }), plan(), null).split)[0]);
    expect(noteOf({ commutation })).toBe(
      "**You may take the annuity in cash as well.** The law allows that below R150 000. That is R140 000, tax-free, but no income.",
    );
    const de_minimis = { threshold: 360_000, tax: 0, net: 210_000 };
    expect(noteOf({ commutation, de_minimis })).toContain("all of it in cash");
  });

  it("tells what would last without the unit trust, and not beside another income that was chosen", () => {
    const notesOf = (advice: ReturnType<typeof recommend>) =>
      saySplit(describePlan(advice, plan(), null).split).join(" ");
    expect(notesOf(recommend("LivingAnnuity"))).toContain("Without the unit trust you would get");
    const chosen = { ...recommend("LivingAnnuity", { common: { levers: [] } }), plan_type: "edit" as const };
    expect(notesOf(chosen)).not.toContain("Without the unit trust");
  });

  it("says what the savings are expected to become by the retirement date", () => {
    const advice = recommend("LivingAnnuity", { cash: { savings_at_retirement: 4_300_000 } });
    expect(plain(describePlan(advice, plan(), null).split.intro)).toContain(
      "Your R4 200 000 should be worth R4 300 000 by 1 March 2027, in today’s rand. Of this you take",
    );
  });

  it("says what the savings would be in poor and strong markets, and the income they would give", () => {
    const savings_at_retirement_range = {
      poor: { savings_at_retirement: 3_700_000, monthly_income_total: 16_100.4 },
      strong: { savings_at_retirement: 5_100_000, monthly_income_total: 22_200.2 },
    };
    const advice = recommend("LivingAnnuity", { common: { savings_at_retirement_range } });
    expect(plain(saySplit(describePlan(advice, plan(), null).split)[0])).toBe(
      "**What your R4 200 000 will be worth by then is not certain.** In poor markets it would be R3 700 000, which would pay R16 100 a month. In strong markets it would be R5 100 000, which would pay R22 200 a month. Both are in today’s rand, before tax.",
    );
  });

  it("is one of two ways where all may be taken in cash", () => {
    const { split, reasons } = describePlan(
      recommend("LifeAnnuity", { cash: { whole_in_cash: { threshold: 360_000, tax: 0, net: 300_000 } } }),
      plan(),
      null,
    );
    expect(plain(split.heading)).toBe("With an income you take R550 000 in cash");
    expect(reasons.conclusion).toBe("For an income, a life annuity suits you best");
  });

  it("says that the savings are expected below a limit of the law, if there is time until then", () => {
    const whole_in_cash = { threshold: 360_000, tax: 0, net: 300_000 };
    const noteOf = (cash: object, whole: object = { whole_in_cash }) => {
      const advice = recommend("LivingAnnuity", { cash: { ...whole, ...cash } });
      return saySplit(describePlan(advice, plan(), null).split)[0];
    };
    const growing = { savings_at_retirement: 4_300_000 };
    expect(noteOf(growing)).toContain("below that at retirement");
    expect(noteOf({})).not.toContain("below that at retirement");
    // The first version of the method did not assume it.
    expect(noteOf(growing, { de_minimis: whole_in_cash })).not.toContain("below that at retirement");
  });

  it("says the law's own rule for all in cash where the fund's parts are known, which is two thirds of R360 000", () => {
    const whole_in_cash = { threshold: 360_000, tax: 0, net: 500_000 };
    const allow = (fund_vested_whole: boolean, cash: object = {}, answers: object = {}) => {
      const assumed = { fund_vested_whole, earlier_lump_sums: true, contribution_per_month: true };
      const advice = recommend("LifeAnnuity", { cash: { whole_in_cash, ...cash }, common: { assumed } });
      return plain(describeWholeInCash(gatherFacts(advice, plan(answers)))[0]);
    };
    const own =
      "The law allows that where the retirement pot and two thirds of the other money saved before September 2024 are at most R240 000 together";
    expect(allow(true)).toContain("The law allows that up to R360 000. You");
    expect(allow(false)).toContain(`${own}. You`);
    expect(allow(false, { savings_at_retirement: 510_000 })).toContain(
      `${own}. We expect them to be below that at retirement.`,
    );
    const funds = [{ amount: 500_000, retired_from: "yes" }];
    expect(allow(false, { funds: [] }, { funds })).toContain("up to R360 000, for each fund by itself.");
    const parts = { vested_whole: 350_000, vested_third: 0, savings: 0, retirement: 150_000 };
    expect(allow(false, { funds: [] }, { funds: [{ ...funds[0], ...parts }] })).toContain(
      `${own}, for each fund by itself.`,
    );
  });
});

describe("the price of the unit trust", () => {
  const unit_trust_price = {
    cost_per_month: 631.43,
    lump_sum_without: 0,
    middle_way: {
      lump_sum: 54_000,
      unit_trust_recommend: 54_000,
      months_within_reach: 6,
      after_tax_monthly_income: 5_942,
      cost_per_month: 102.05,
    },
  };
  const describeWith = (common: object, answers: object = {}, clientName?: string) =>
    describePlan(recommend("LifeAnnuity", { common }), plan(answers), null, undefined, undefined, clientName)
      .split;

  it("is told after tax, with what it is for and what has less of it", () => {
    const { price, folds } = describeWith({ unit_trust_price }, { income_needed: 9_000 });
    expect(plain(price!.sentence)).toBe(
      "**The unit trust costs R631 a month after tax**, for cash at hand and growth not locked in.",
    );
    expect([price!.without, plain(price!.middle!.press)]).toEqual([
      "Leave it out",
      "Keep six months’ needs, for R102 a month",
    ]);
    expect(plain(folds.at(-1)!.texts.at(-1))).toBe(
      "With only R54 000 in the unit trust, six months of what you need would be at hand. That costs R102 a month after tax.",
    );
  });

  it("is told of six months of the income where nobody told a need", () => {
    const { price } = describeWith({ unit_trust_price }, {}, "Thandi");
    expect(plain(price!.middle!.sentence)).toContain("six months of their income would be at hand");
    expect(plain(price!.middle!.press)).toBe("Keep six months’ income, for R102 a month");
  });

  it("says nothing where it costs nothing, or where what is left after tax is not known", () => {
    expect(describeWith({ unit_trust_price: null }).price).toBeUndefined();
    expect(describeWith({}).price).toBeUndefined();
    const hasOther = { backup_plan_other_src_support: "yes" };
    expect(describeWith({ unit_trust_price }, hasOther).price).toBeUndefined();
    const middle_way = { ...unit_trust_price.middle_way, cost_per_month: -30 };
    const gains = describeWith({ unit_trust_price: { ...unit_trust_price, middle_way } });
    expect(gains.price!.middle!.press).toBe("Keep six months’ income, for R0 a month");
  });
});
