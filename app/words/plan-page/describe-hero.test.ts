import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { findCertainNeed } from "./certain-need";
import { describeHero } from "./describe-hero";
import { gatherFacts } from "../plan/plan-facts";

const tell = (...[annuity, changes]: Parameters<typeof recommend>) =>
  describeHero(gatherFacts(recommend(annuity, changes), plan()));

const sayPhrases = (...asked: Parameters<typeof recommend>) =>
  tell(...asked).phrases.map(({ amount, words }) => plain([amount, words].filter(Boolean).join(" ")));

describe("the conclusion of a client's plan", () => {
  const support = { support_per_month: 900_000, support_value: 9_000_000, is_support_covered: false };
  const short = { shortened_joint_success_perct: 60, shortened_monthly_income_total: 20_000 };
  it.each([
    ["LivingAnnuity", {}, {}],
    ["LivingAnnuityPlus", { support_per_month: 2_000 }, { other_taxable_income: 9_000 }],
    ["LivingAnnuity", {}, { backup_plan_other_src_support: "yes" }],
    ["LifeAnnuity", support, {}],
    ["EnhancedLifeAnnuity", { ...support, support_per_month: 0 }, {}],
  ] as const)("names the client to whoever advises them: %s, %j", (annuity, common, answers) => {
    const advice = recommend(annuity, { common: common as object });
    for (const product of [
      advice.la_recommendations,
      advice.ila_recommendations,
      advice.laplus_recommendations,
    ])
      Object.assign(product ?? {}, short);
    const said = JSON.stringify(
      describeHero({ ...gatherFacts(advice, plan(answers as object)), clientName: "Thandi" }),
    );
    expect(said).toContain("Thandi");
    expect(said.replace("says “you”", "")).not.toMatch(/\b[Yy]our?\b/);
  });
});

describe("the conclusion of a plan", () => {
  it("warns who chose more than lasts as surely, and in bold below half", () => {
    const choosing = (chance: number) => {
      const advice = {
        ...recommend("LivingAnnuity", { common: { levers: [] } }),
        plan_type: "edit" as const,
      };
      advice.la_recommendations.joint_success_perct = chance;
      const { phrases, notes } = describeHero(gatherFacts(advice, plan()));
      return {
        end: phrases.at(-1)?.words,
        warned: notes.filter((note) => note.includes("more than we recommend")),
      };
    };
    expect(choosing(75)).toEqual({ end: "likely to last for life", warned: [] });
    // As many dots as for our income: 15 of 20.
    expect(choosing(73)).toEqual({
      end: "almost as likely to last for life",
      warned: ["This is more than we recommend."],
    });
    expect(choosing(60)).toEqual({
      end: "less likely to last for life",
      warned: ["This is more than we recommend: it lasts for life in 12 of 20 futures only."],
    });
    expect(choosing(20)).toEqual({
      end: "unlikely to last for life",
      warned: ["**This is more than we recommend: it lasts for life in 4 of 20 futures only.**"],
    });
  });

  it("says that the law asks for more than lasts as surely, where nobody chose it", () => {
    const advice = recommend("LivingAnnuity");
    advice.la_recommendations.joint_success_perct = 72;
    expect(describeHero(gatherFacts(advice, plan())).notes).toContain(
      "By law at least this has to be drawn: it lasts for life in 14 of 20 futures only.",
    );
  });

  it("opens with what is needed where somebody said so", () => {
    const tellNeed = (over: number) => {
      const need = {
        over_or_short: over,
        success_perct: 20,
        guaranteed_amount: null,
        perct_guaranteed: null,
        closers: [],
        closers_together: null,
      };
      const advice = recommend("LivingAnnuity", { common: { income_need: need } });
      const { phrases } = describeHero(gatherFacts(advice, plan({ income_needed: 18_000 })));
      return phrases.map(({ amount, words }) => plain([amount, words].filter(Boolean).join(" ")));
    };
    expect(tellNeed(-4_670)).toEqual(["You need R18 000.", "This pays R13 330:", "R4 670 short each month"]);
    expect(tellNeed(500).at(-1)).toBe("R500 more each month");
    expect(tellNeed(0).at(-1)).toBe("just enough");
  });

  it("says first that a need can be guaranteed which the plan meets in fewer than all futures", () => {
    const tellNeed = (success_perct: number | null, perct_guaranteed: number | null, over_or_short = 500) => {
      const need = { over_or_short, success_perct, guaranteed_amount: null, perct_guaranteed };
      const income_need = { ...need, closers: [], closers_together: null };
      const common = { income_need, guaranteed_shares: [0, 0.6, 0.65, 1] };
      const told = plan({ income_needed: 16_000 });
      return { ...gatherFacts(recommend("LivingAnnuity", { common }), told), clientName: "Thandi" };
    };
    // 83% is 16.6 of 20; the part of 61% is rounded up to the next eligible one.
    const facts = tellNeed(83, 0.61);
    expect(findCertainNeed(facts)?.share).toBe(0.65);
    // A surviving partner gets only part of it.
    expect(plain(findCertainNeed({ ...facts, partnerName: "Jabu" })!.sentences[0])).toBe(
      "The R16 000 Thandi needs can be guaranteed while both live.",
    );
    const { phrases, guarantee, notes } = describeHero(facts);
    expect(phrases.map(({ words }) => plain(words))).toEqual([
      "The R16 000 Thandi needs can be guaranteed for life.",
      "Here it is met in 17 of 20 futures, if no more is drawn.",
      expect.any(String),
      "more each month",
    ]);
    expect(guarantee).toBe("Guarantee what Thandi needs");
    expect(notes.join(" ")).not.toContain("only what");
    for (const other of [tellNeed(100, 0.61), tellNeed(83, null), tellNeed(null, 0.61), tellNeed(83, 0)])
      expect([findCertainNeed(other), describeHero(other).guarantee]).toEqual([undefined, undefined]);
    expect(findCertainNeed({ ...facts, guaranteedShare: 0.65 })).toBeUndefined();
    expect(describeHero(tellNeed(83, null)).notes).toContain(
      "If Thandi draws only what they need, that is met for life in 17 of 20 futures.",
    );
    expect(describeHero(tellNeed(83, null, -1)).notes.join(" ")).not.toContain("only what");
  });

  it("says what drawing only the need saves in tax and leaves, beside its chance", () => {
    const drawn_alone = {
      monthly_income_total: 12_000,
      tax_saved: 1_204.4,
      left_at_85: 3_186_000,
      more_left_at_85: 1_104_000,
    };
    const tell = (perct_guaranteed: number | null, told: typeof drawn_alone | null = drawn_alone) => {
      const need = { over_or_short: 500, success_perct: 97, guaranteed_amount: null, perct_guaranteed };
      const income_need = { ...need, drawn_alone: told, closers: [], closers_together: null };
      const common = { income_need, guaranteed_shares: [0, 0.6, 1] };
      return describeHero(
        gatherFacts(recommend("LivingAnnuity", { common }), plan({ income_needed: 16_000 })),
      ).notes.map(plain);
    };
    expect(tell(null)).toContain(
      "If you draw only what you need, that is met for life in 19 of 20 futures, saves R1 204 a month in tax and keeps about R3 190 000 invested at 85, R1 100 000 more than this plan.",
    );
    // If the need can be guaranteed, the chance is among the first phrases.
    expect(tell(0.6)).toContain(
      "Drawing only what you need saves R1 204 a month in tax and keeps about R3 190 000 invested at 85, R1 100 000 more than this plan.",
    );
    const same = { ...drawn_alone, tax_saved: 0.3, more_left_at_85: 0 };
    expect(tell(0.6, same).join(" ")).not.toContain("only what you need");
    expect(tell(null, null)).toContain(
      "If you draw only what you need, that is met for life in 19 of 20 futures.",
    );
  });

  it("speaks of no drawing where a life annuity pays the need in all futures", () => {
    const need = { over_or_short: 500, guaranteed_amount: null, perct_guaranteed: null };
    const tell = (success_perct: number) => {
      const income_need = { ...need, success_perct, closers: [], closers_together: null };
      const advice = recommend("LifeAnnuity", { common: { income_need } });
      return describeHero(gatherFacts(advice, plan({ income_needed: 16_000 }))).notes.map(plain);
    };
    expect(tell(100)).toContain("What you need is met for life in 20 of 20 futures.");
    expect(tell(93)).toContain("If you draw only what you need, that is met for life in 19 of 20 futures.");
  });

  it("is one sentence of three phrases", () => {
    expect(sayPhrases("LivingAnnuity")).toEqual([
      "R18 300 a month,",
      "rising with prices,",
      "likely to last for life",
    ]);
    expect(sayPhrases("LifeAnnuity").at(-1)).toBe("R17 600 of it guaranteed for life");
    expect(sayPhrases("LifeAnnuity", { cash: { unit_trust_recommend: 0 } }).at(-1)).toBe(
      "guaranteed for life",
    );
  });

  it("gives the income before and after tax at equal weight", () => {
    expect(tell("LivingAnnuity").pair.map(({ label, amount }) => plain(`${label} ${amount}`))).toEqual([
      "Before tax R18 300",
      "After tax, if this is your only income, about R16 600",
    ]);
  });

  it("says beside what is guaranteed what follows markets", () => {
    const say = (annuity: Parameters<typeof recommend>[0]) =>
      tell(annuity).parts.map(({ key, note, amount }) => plain(`${key}: ${note}, ${amount}`));
    expect(say("LivingAnnuityPlus")).toEqual([
      "annuity: 5.8% a year, R17 600",
      "unitTrust: 5.1% a year, R700",
    ]);
    expect(say("LifeAnnuity")[0]).toBe("annuity: guaranteed for life, R17 600");
  });

  it.each(["LivingAnnuityPlus", "LivingAnnuity", "LifeAnnuity", "EnhancedLifeAnnuity"] as const)(
    "keeps the support that is promised to others in sight with %s",
    (annuity) => {
      const say = (support_per_month: number) =>
        plain(tell(annuity, { common: { support_per_month } }).notes.join(" "));
      expect(say(7_000)).toContain("R7 000 of this is for those you support.");
      expect(say(0)).not.toContain("support");
    },
  );

  it("shows one chance as dots, which is always for what is guaranteed, and that of the unit trust beside it", () => {
    const living = tell("LivingAnnuity").chance;
    expect([living.dots, living.beside]).toEqual([15, undefined]);
    const life = tell("LifeAnnuity").chance;
    expect(life.dots).toBe(20);
    expect(plain(life.sentences.join(" "))).toMatch(/^\*\*Always:\*\* the R17 600 is paid/);
    expect(plain(life.beside!)).toMatch(
      /^We chose the R700 of the unit trust so that it lasts for life in \*\*15 of 20\*\* futures\. If not, it may have to pay less at some age/,
    );
    const alone = tell("LifeAnnuity", { cash: { unit_trust_recommend: 0 } }).chance;
    expect([alone.dots, alone.beside]).toEqual([20, undefined]);
  });
});

describe("a chance that is the same for everybody", () => {
  const CAREFUL = {
    success_perct: 90.01,
    monthly_income_from_annuity: 15_100,
    monthly_income_from_unit_trust: 560.4,
    monthly_income_total: 15_660.4,
    after_tax_monthly_income: 14_337,
  };
  type Careful = typeof CAREFUL | null | undefined;

  function sayChance(
    annuity: Parameters<typeof recommend>[0],
    more_careful_income: Careful,
    { chance = 75.2, paysAnother = false, need = false } = {},
  ) {
    const income_need = {
      over_or_short: 10,
      success_perct: 75,
      guaranteed_amount: null,
      perct_guaranteed: null,
      closers: [],
      closers_together: null,
    };
    const advice = recommend(annuity, {
      common: {
        more_careful_income,
        ...(paysAnother && { levers: [] }),
        ...(need && { income_need }),
      },
    });
    for (const one of [advice.la_recommendations, advice.ila_recommendations])
      one.joint_success_perct = chance;
    advice.la_recommendations.min_monthly_income_total = 7_604;
    const { sentences, beside } = describeHero(
      gatherFacts(
        { ...advice, plan_type: paysAnother ? "edit" : "base" },
        plan(need ? { income_needed: 16_592 } : {}),
      ),
    ).chance;
    return plain(beside ?? sentences.join(" "))!;
  }

  it("is told as our choice, with a more careful income before tax like the one that leads", () => {
    expect(sayChance("LivingAnnuity", CAREFUL)).toBe(
      "We chose the income that lasts for life in **15 of 20** futures. In the other 5, your income has to drop at some age. Usually you would see it coming and could draw less. An income that lasts in 18 would be R15 660 before tax.",
    );
    // After tax, and to the rand, if there is a need.
    expect(sayChance("LivingAnnuity", CAREFUL, { need: true })).toContain("be R14 337 after tax");
  });

  it("is that of the unit trust beside what is guaranteed, on which no tax is due", () => {
    expect(sayChance("LifeAnnuity", CAREFUL)).toBe(
      "We chose the R700 of the unit trust so that it lasts for life in **15 of 20** futures. To last in 18, it would be R560. If not, it may have to pay less at some age.",
    );
  });

  it("is somebody's own where they chose another income", () => {
    const own = { paysAnother: true };
    expect(sayChance("LivingAnnuity", CAREFUL, { ...own, chance: 60 })).toMatch(
      /^In \*\*12 of 20\*\* futures it keeps up with prices for as long as you live\. In the other 8, .* An income that lasts in 18 would be R15 660 before tax/,
    );
    expect(sayChance("LivingAnnuity", CAREFUL, { ...own, chance: 75.2 })).not.toContain("We chose");
    expect(sayChance("LifeAnnuity", CAREFUL, { ...own, chance: 60 })).toMatch(
      /^In \*\*12 of 20\*\* futures the unit trust adds its R700/,
    );
    for (const chance of [90, 100])
      expect(sayChance("LivingAnnuity", CAREFUL, { ...own, chance })).not.toContain("lasts in 18");
  });

  it("cannot be higher where the law asks for more to be drawn", () => {
    expect(sayChance("LivingAnnuity", null)).toContain(
      "An income that lasts in 18 would have to be less than the law allows, R7 604 before tax.",
    );
  });

  it("names no more careful income in plans of earlier versions, nor one that is no less", () => {
    expect(sayChance("LivingAnnuity", undefined)).not.toContain("To last in");
    const alike = { ...CAREFUL, after_tax_monthly_income: 16_602, monthly_income_from_unit_trust: 699.9 };
    expect(sayChance("LivingAnnuity", alike)).not.toContain("To last in");
    expect(sayChance("LifeAnnuity", alike)).not.toContain("To last in");
  });
});
