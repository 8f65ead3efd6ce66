import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import type { Profile } from "~/contract/survey/profile";
import { EMPTY_PROFILE } from "../../../tests/support/empty-profile";
import { gatherFacts, type PlanRecord } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";
import { type LineContext, sayLinePage } from "./assumed-line";
import { describeAssumed, describeAssumedAnswers } from "./describe-assumed";
import { ASSUMED_LINES } from "./lines";
import { ownSavingsLine } from "./own-savings";

const ALL_ASSUMED = {
  earlier_lump_sums: true,
  contributions_not_deducted: true,
  fund_vested_whole: true,
  other_taxable_income: true,
  medical_people: true,
  contribution_per_month: true,
  own_savings: true,
  income_needed: true,
};

type Assumed = Partial<typeof ALL_ASSUMED>;

function tell(answers: Partial<PlanRecord>, assumed: Assumed = {}) {
  const advice = recommend("LivingAnnuity", { common: { assumed: { ...ALL_ASSUMED, ...assumed } } });
  return describeAssumed(gatherFacts(advice, plan({ retirement_date: "01/01/2027", ...answers })));
}

describe("the page of a line", () => {
  const read = (clientName?: string) =>
    ASSUMED_LINES.map((line) => sayLinePage(line, speakOf({ clientName })));
  // The parts of a fund have the survey's wording.
  const listSaid = (pages: ReturnType<typeof read>) =>
    pages.map(({ choices, ...page }) => ({
      ...page,
      choices: choices.map(({ asks, ...choice }) => ({
        ...choice,
        asks: asks?.filter(({ field }) => !field.startsWith("fund")),
      })),
    }));

  it.each(ASSUMED_LINES.map(({ key }, index) => [key, index] as const))(
    "of %s names the client",
    (_, index) => {
      const said = JSON.stringify(listSaid(read("Naledi"))[index]);
      expect(said).toContain("Naledi");
      expect(said).not.toMatch(/\byou(r|rs|rself)?\b|undefined/i);
    },
  );

  it("asks the person, and speaks of a client by name", () => {
    const pair = (key: string) =>
      [undefined, "Naledi"].map((name) => {
        const line = ASSUMED_LINES.find((one) => one.key === key)!;
        const { heading, question } = sayLinePage(line, speakOf({ clientName: name }));
        return `${heading}: ${question}`;
      });
    expect(pair("income")).toEqual([
      "Your other income: Will you have any other income that is taxed?",
      "Naledi’s other income: Will Naledi have any other income that is taxed?",
    ]);
    expect(pair("need")).toEqual([
      "What you need: Do you know how much you need a month?",
      "What Naledi needs: Does Naledi know how much they need a month?",
    ]);
  });
});

describe("the lines of what a plan assumes", () => {
  it("count in their heading what can be checked", () => {
    expect(tell({}).heading).toBe("We assumed eight things. Check them");
    expect(tell({ medical_people: 0 }).heading).toBe("We assumed seven things. Check them");
    const all = {
      earlier_lump_sums: 0,
      contributions_not_deducted: 0,
      fund_vested_whole: 1,
      other_taxable_income: 0,
      medical_people: 0,
      contribution_per_month: 0,
      own_savings: 0,
      income_needed: 9_000,
    };
    expect(tell(all).heading).toBe("You told us all that we would have assumed");
  });

  it("never say that somebody has none who is not sure, or did not say how much", () => {
    const say = (key: string, answers: Partial<PlanRecord>) => {
      const line = tell(answers).lines.find((one) => one.key === key);
      return plain(`${line?.title}. ${line?.note}`);
    };
    expect(say("cash-before", { has_earlier_lump_sums: "unsure" })).toMatch(
      /^You are not sure whether you took cash before\. We counted none\./,
    );
    expect(say("income", { backup_plan_other_src_support: "yes" })).toMatch(
      /^You have other income, and did not say how much\. We counted none\./,
    );
  });

  it("are none in a plan of an earlier version, and leave out what was told to others", () => {
    const earlier = recommend("LivingAnnuity");
    expect(earlier.common_info.assumed).toBeUndefined();
    expect(describeAssumed(gatherFacts(earlier, plan())).lines).toEqual([]);
    expect(tell({}, { medical_people: false }).lines.map(({ key }) => key)).not.toContain("medical");
  });

  it("are said of answers alone too", () => {
    const { lines } = describeAssumedAnswers({ ...EMPTY_PROFILE, medicalPeople: 1 });
    // All but those of a debt and of a second life, neither of which was given.
    expect(lines).toHaveLength(ASSUMED_LINES.length - 2);
    expect(lines.find(({ key }) => key === "medical")).toMatchObject({
      isTold: true,
      title: "Your medical scheme covers one person",
    });
  });

  it("name the client to whoever advises them", () => {
    const told: Partial<Profile> = {
      medicalPeople: 1,
      incomeNeeded: 20_000,
      otherTaxableIncomePerMonth: 9_000,
      fundVestedWhole: 1,
      earlierCash: "yes",
      earlierLumpSums: 50_000,
      contributionsNotDeducted: 60_000,
      ownSavings: 40_000,
      debt: true,
      debtInterestPercent: 11.75,
      contributionPerMonth: 500,
      secondLifeBirth: "1966-09-02",
      secondLifeGender: "female",
    };
    const none = { ...Object.fromEntries(Object.keys(told).map((field) => [field, 0])), debt: true };
    const unsure = { earlierCash: "unsure", futureIncomeSupport: [2] } as const;
    for (const answers of [{}, told, { ...none, earlierCash: "no" }, unsure]) {
      const said = JSON.stringify(
        describeAssumedAnswers({ ...EMPTY_PROFILE, ...answers } as Profile, "Thandi"),
      );
      expect(said).toContain("Thandi");
      expect(said).not.toMatch(/\b[Yy]our?\b/);
    }
  });
});

describe("the line of own savings", () => {
  const own = (answers: Partial<Profile>, used = 0) =>
    ownSavingsLine.sayTold({ ...EMPTY_PROFILE, ownSavings: 900_000, ...answers } as Profile, {
      figures: { cash_recommendations: { own_savings_used: used } } as LineContext["figures"],
      person: speakOf({}),
    }).note;

  it("says what of them pays for cash needs, and that none does where somebody said so", () => {
    expect(own({})).toBe("They join the unit trust, and pay an income from it.");
    expect(plain(own({}, 450_000))).toBe(
      "R450 000 pays for cash needs. What is left joins the unit trust, and pays an income from it.",
    );
    expect(own({ ownSavingsForNeeds: false })).toContain("None of it pays for cash needs.");
  });
});

describe("the page of each line", () => {
  it.each(ASSUMED_LINES.map((line) => [line.key, line] as const))(
    "of %s asks for its own fields, in its last choice",
    (_, { fields, page }) => {
      const asking = page.choices.filter(({ asks }) => asks !== undefined);
      expect(asking).toEqual([page.choices.at(-1)]);
      const asked = asking[0]?.asks?.map(({ field }) => field) ?? [];
      expect(asked.length).toBeGreaterThan(0);
      expect(fields).toEqual(expect.arrayContaining(asked));
    },
  );
});
