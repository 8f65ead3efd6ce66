/** The wording of a plan in which a person chose how much of the annuity is guaranteed. */
import { describe, expect, it } from "vitest";
import { readSurveyRecord } from "~/contract/survey/survey-record";
import { amend, chooseBasis } from "~/engine";
import { readPartnerIncomeAt } from "~/words/plan/at-death";
import { describePlan } from "~/words/plan-page/describe-plan";
import { gatherFacts } from "~/words/plan/plan-facts";
import { people } from "../../../fixtures/people";
import { collectTexts, plain } from "../../../tests/support/recommendation";
import { isAnswered, toRetirementCase } from "../plans/retirement-case";
import { presentRecommendation } from "./present-recommendation";

const TODAY = "2026-11-20";
const basis = chooseBasis(TODAY);
const SHOWN = { canChoose: true, canShare: true, canAskForCall: false };

function choose(slug: string, guaranteedShare: number, clientName?: string) {
  const { record } = people(TODAY).find((person) => person.slug === slug)!;
  const profile = readSurveyRecord(record);
  if (!isAnswered(profile)) throw new Error("answers are missing");
  const advice = amend(toRetirementCase(profile, TODAY), { guaranteedShare }, basis, { seed: 1, paths: 256 });
  const recommendation = presentRecommendation(advice, basis, "edit");
  const plan = { ...record, id: 1, plan_type: "edit" as const };
  const view = describePlan(recommendation, plan, { view: null }, undefined, SHOWN, clientName);
  return { recommendation, plan, view };
}

describe("a plan with another part guaranteed", () => {
  it("leads with what is guaranteed of it, and names both annuities", () => {
    const { recommendation, view } = choose("thandi", 0.5);
    const guaranteed = recommendation.laplus_recommendations!.guaranteed_monthly_income!;
    const words = view.hero.phrases.map(({ amount, words }) => [amount, words].filter(Boolean).join(" "));
    expect(plain(words.at(-1)!)).toBe(
      `R${Math.round(guaranteed).toLocaleString("en-US").replaceAll(",", " ")} of it guaranteed for life`,
    );
    expect(view.hero.parts.map(({ name }) => name)).toContain("Life annuity and living annuity plus");
    expect(view.hero.chance.sentences[0]).toMatch(/^\*\*Always:\*\* the R/);
    expect(view.ways!.sentences[0]).toBe("Your plan is **half**.");
    expect(view.ways!.ways.filter(({ isOurs }) => isOurs).map(({ name }) => name)).toEqual(["Half"]);
    expect(view.reasons.heading).toBe("Why we recommended a living annuity plus");
    expect(view.reasons.conclusion).toBe("We recommended a living annuity plus");
  });

  it("tells one income of the partner: 75% of what is guaranteed, and what the rest pays", () => {
    const { recommendation } = choose("thandi", 0.3);
    const { laplus_recommendations: plus, graphs_data } = recommendation;
    const { guaranteed_monthly_income: guaranteed, guaranteed_partner_income: kept, survivors } = plus!;
    expect(kept).toBeCloseTo(0.75 * guaranteed!, 1);
    const { ages, monthly_income_from_annuity: paid } = graphs_data.laplus!;
    const [{ age_at_death: age, partner_monthly_income: told }] = survivors as [(typeof survivors)[number]];
    const atAge = paid!.expected[ages.indexOf(age)]!;
    expect(atAge - guaranteed! + kept).toBeCloseTo(told, 0);
    const { plan } = choose("thandi", 0.3);
    const facts = gatherFacts(recommendation, plan);
    expect(readPartnerIncomeAt(age, facts)).toBeCloseTo(told, 0);
  });

  it("names a part that is none of the ways", () => {
    const { view } = choose("thandi", 0.3);
    expect(view.ways!.sentences).toEqual(["Your plan has **30%** of the annuity’s money in a life annuity."]);
    expect(view.ways!.ways.some(({ isOurs }) => isOurs)).toBe(false);
  });

  it("is a life annuity where all is guaranteed, and a living annuity where nothing is", () => {
    const all = choose("thandi", 1).view;
    expect(all.hero.parts[0]!.name).toBe("Life annuity");
    expect(all.ways!.sentences[0]).toBe("Your plan is **guaranteed**.");
    const none = choose("johan", 0).view;
    expect(none.hero.parts[0]!.name).toMatch(/^Living annuity/);
    expect(none.ways!.sentences[0]).toBe("Your plan is **flexible**.");
  });

  it.each([0.3, 0.5, 1])("costs what is not an insurer's, and each pot adds up to the total: %d", (share) => {
    const { recommendation } = choose("thandi", share);
    const { fees, common_info } = recommendation;
    const { annuity_amount_recommend, unit_trust_recommend, emergency_savings_recommend } =
      common_info.cash_recommendations;
    const ownSavings = common_info.cash_recommendations.own_savings_at_retirement ?? 0;
    const yearly =
      (1 - share) * annuity_amount_recommend * 2.461 +
      (unit_trust_recommend + ownSavings) * 2.2885 +
      emergency_savings_recommend * 1.495;
    expect(fees.annual_total_per_month).toBeCloseTo(yearly / 1200, 1);
  });

  it.each(["thandi", "johan"])("of %s is told in whole sentences, by name to an adviser", (slug) => {
    for (const share of [0, 0.5, 1]) {
      const texts = collectTexts(choose(slug, share, "Kagiso").view);
      expect(texts.filter((text) => /NaN|undefined|\b[Yy]ou(r|rs|rself)?\b/.test(text))).toEqual([]);
    }
  });
});
