import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { explainTopUps } from "./explain-top-ups";
import { gatherFacts } from "../plan/plan-facts";

const dependantsIncomes = [
  { perct_capital_to_dependents: 0.45, monthly_income: 18_500.4 },
  { perct_capital_to_dependents: 0.5, monthly_income: 18_300.3 },
  { perct_capital_to_dependents: 0.55, monthly_income: 18_050.2 },
];
const OFFER = { dependantsIncomes };
const FACTS = gatherFacts(recommend("LivingAnnuityPlus"), plan());

describe("the bubbles", () => {
  it("tell of each share what it gains and what it gives up", () => {
    const { choices, title } = explainTopUps(FACTS, OFFER);
    expect(plain(title)).toBe("Leaving 45% instead of 50% adds R200 a month");
    expect(choices.map(({ value, income, difference }) => [value, plain(income), plain(difference)])).toEqual(
      [
        ["45", "R18 500", "R200 more"],
        ["50", "R18 300", "Recommended"],
        ["55", "R18 050", "R250 less"],
      ],
    );
    expect(choices.map(({ toFamily, toMembers }) => [plain(toFamily), plain(toMembers)])).toEqual([
      ["R45 000", "R55 000"],
      ["R50 000", "R50 000"],
      ["R55 000", "R45 000"],
    ]);
    expect(choices.map(({ isChosen }) => isChosen)).toEqual([false, true, false]);
  });

  it("tell when the rest is shared, which is later with a partner", () => {
    const partner = plan({ financially_support_partner: "yes", partner_name: "Sipho Mokoena" });
    const together = gatherFacts(recommend("LivingAnnuityPlus"), partner);
    expect(explainTopUps(FACTS, OFFER).note).toMatch(/when you die\.$/);
    expect(explainTopUps(together, OFFER).note).toMatch(/once you and Sipho have died\.$/);
  });

  it("keep what was chosen before, the higher share too", () => {
    const { choices } = explainTopUps(FACTS, { dependantsIncomes, dependentPercentage: 55 });
    expect(choices.map(({ isChosen }) => isChosen)).toEqual([false, false, true]);
  });

  it("say what was chosen elsewhere where it is none of them", () => {
    const tell = (dependentPercentage?: number) =>
      explainTopUps(FACTS, { dependantsIncomes, dependentPercentage }).chosen;
    expect(tell(30)).toBe("You have chosen 30%. It stays unless you choose another.");
    expect(tell(55)).toBeUndefined();
    expect(tell()).toBeUndefined();
  });

  it("tell that in the first five years nothing is shared, where that was recommended", () => {
    const product = { ...FACTS.product, five_year_exclusion: true };
    expect(explainTopUps({ ...FACTS, product }, OFFER).note).toContain("In the first five years all of it");
    expect(explainTopUps(FACTS, OFFER).note).not.toContain("five years");
  });

  it("give way to a sentence where their incomes could not be loaded", () => {
    const step = explainTopUps(FACTS, { failure: "Unable to load percentage of dependants income" });
    expect(step.choices).toEqual([]);
    expect(step.missing).toMatch(/could not load .*Unable to load percentage of dependants income/);
    expect(explainTopUps(FACTS, OFFER).missing).toBeUndefined();
  });

  it("have no lower share below the least that is allowed", () => {
    const step = explainTopUps(FACTS, { dependantsIncomes: dependantsIncomes.slice(1) });
    expect(step.title).toBe("What you leave decides what you get");
    expect(step.choices.map(({ value }) => value)).toEqual(["50", "55"]);
  });
});

describe("the top-ups", () => {
  it("are a line of their own, with what they do to the income and the hint for who has too much", () => {
    const step = explainTopUps(FACTS, OFFER);
    expect(step.chart.view).toBe("topups");
    const answer = plain(step.topUps.answer.join(" "));
    expect(answer).toContain("Your R18 300 a month already counts on them.");
    expect(answer).toContain("Once a year");
    expect(answer).toContain("Retirement Annuity");
  });
});
