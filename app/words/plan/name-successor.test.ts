import { describe, expect, it } from "vitest";
import { collectTexts, plain, plan, recommend } from "../../../tests/support/recommendation";
import { comparePartnerShares } from "../costs/compare-partner-shares";
import { INCREASE_TAB_WORDS } from "../changes/lever-page-words";
import { LEVER_WORDS } from "../changes/lever-words";
import { describePlan } from "../plan-page/describe-plan";
import { describeFamily } from "./describe-family";
import { nameSuccessor } from "./name-successor";
import { gatherFacts } from "./plan-facts";

const SHARES = [50, 75, 100].map((percent) => ({
  partner_guaranteed_inc_perct: percent,
  monthly_income: 16_000 - 20 * percent,
  partner_monthly_income: (16_000 - 20 * percent) * (percent / 100),
}));

const ALONE = { financially_support_partner: "no", partner_name: undefined } as const;

/** A single person's plan with a second life, as their adviser or they themselves read it. */
function gather(clientName?: string) {
  const advice = recommend("LifeAnnuity", { common: { partner_shares: SHARES } });
  for (const row of advice.ila_recommendations.survivors) row.partner_monthly_income = 9_000;
  return gatherFacts(advice, plan(ALONE), clientName);
}

describe("who gets a life annuity afterwards", () => {
  it("is the partner by name, a second person, or nobody", () => {
    expect(nameSuccessor(gather())).toBe("the second person");
    const couple = { financially_support_partner: "yes", partner_name: "Maria Nel" } as const;
    const advice = recommend("LifeAnnuity", { common: { partner_shares: SHARES } });
    expect(nameSuccessor(gatherFacts(advice, plan(couple)))).toBe("Maria");
    expect(nameSuccessor(gatherFacts(recommend("LifeAnnuity"), plan(ALONE)))).toBeUndefined();
  });

  it("is told of a second person without a word of a partner or spouse", () => {
    const facts = gather();
    const family = describeFamily(facts);
    expect(family.heading).toBe("The second person is paid after you");
    expect(family.heads[1]).toBe("The second person’s income a month");
    expect(collectTexts(family).join(" ")).toContain("the second person gets 75% of it for life.");
    const view = describePlan(facts.recommendation, facts.plan, null);
    const texts = collectTexts({ ...view, next: undefined });
    expect(texts.filter((text) => /partner|spouse/i.test(text))).toEqual([]);
    expect(comparePartnerShares(facts)).toMatchObject({
      heading: "A life annuity, by what the second person keeps",
      heads: [expect.anything(), expect.anything(), "The second person then gets"],
    });
  });

  it("names the lever and its tab", () => {
    const facts = gather("Thandi");
    const lever = LEVER_WORDS.partner_guaranteed_inc_perct;
    expect(lever.name?.(facts)).toBe("share for the second person");
    expect(plain(lever.shortStep({ from: 75, to: 100 }, facts))).toBe(
      "Leave 100% to the second person, not 75%",
    );
    expect(INCREASE_TAB_WORDS["partner-income"].name(facts)).toBe("Reduce the second person’s income");
    const couple = { ...facts, partnerName: "Maria" };
    expect(INCREASE_TAB_WORDS["partner-income"].name(couple)).toBe("Reduce the partner’s income");
  });
});
