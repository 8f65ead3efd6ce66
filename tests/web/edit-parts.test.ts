/** The page that lists what can be changed in a plan, and what a change would do before it is saved: without scripts. */
import { beforeAll, describe, expect, inject, it } from "vitest";
import { formatRand } from "../../app/base/money";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import { countWords } from "../support/count-words";
import { becomeGuest } from "../support/guest-plans";
import type { GuestPlans } from "../support/guest-plans";
import { createVisitor, readErrorSummary, readText, readTitle } from "../support/visitor";
import type { Visitor } from "../support/visitor";

const EDIT = "/en/recommended-plan/edit";
const SHARE = "percent_capital_to_partner_dependants_annuity";

let guest: GuestPlans;
beforeAll(async () => {
  guest = await becomeGuest(inject("site").origin);
});

const sayRand = (amount: number) => formatRand(amount).replace(/\u00a0/g, " ");
const read = (visitor: Visitor) => readText(visitor.page().html);

async function open(plan: number, part = ""): Promise<Visitor> {
  const visitor = guest.browser.clone();
  const { status } = await visitor.open(`${EDIT}${part}?plan=${plan}`);
  expect(status).toBe(200);
  return visitor;
}

/** The links of the list, in their order. */
const listChanges = ({ html }: { html: string }) =>
  [...html.matchAll(/<a href="([^"]*)"[^>]*>Change<span/g)].map(([, to = ""]) => to.replaceAll("&amp;", "&"));

describe("the parts of a plan", () => {
  it("are listed with their values and the plan as it stands, and each leads to where it is changed", async () => {
    const plan = await guest.make("thandi");
    const { base } = await guest.read(plan);
    const { cash_recommendations: cash } = base.common_info;
    const visitor = await open(plan);
    const text = read(visitor);
    expect(readTitle(visitor.page().html)).toBe("Change a part – Baobab");
    expect(text).toContain(
      `Monthly income ${sayRand(findRecommended(base).expected.monthly_income_total)} Before tax.`,
    );
    expect(text).toContain("Share for your family 50%");
    expect(text).toContain(`Lump sum ${sayRand(cash.lump_sum)}`);
    expect(text).toContain(`Debt to pay off ${sayRand(cash.debt_recommend)}`);
    expect(text).toContain("As it stands");
    expect(text).toContain("you have changed nothing yet");
    const changes = listChanges(visitor.page());
    expect(changes.length).toBeGreaterThan(6);
    for (const to of changes) {
      const [address = "", field] = to.split("#");
      const page = await visitor.open(address);
      expect(page).toMatchObject({ status: 200, path: address });
      if (field) expect(page.html, to).toContain(`id="${field}"`);
    }
  });

  it("say what was changed, and which plan that was", async () => {
    const plan = await guest.make("thandi");
    await guest.override(plan, { [SHARE]: 0.3 });
    const text = read(await open(plan));
    expect(text).toContain("Share for your family 30%");
    expect(text).toMatch(/You changed our recommendation, which pays R[\d ]+ a month\./);
  });

  it("are closed to strangers, and read in a minute", async () => {
    const plan = await guest.make("nomvula");
    const stranger = createVisitor(inject("site").origin);
    expect((await stranger.open(`${EDIT}?plan=${plan}`)).status).toBe(404);
    expect(countWords((await open(plan)).page().html).unfolded).toBeLessThan(200);
  });
});

describe("what a change would do", () => {
  it.each([
    ["thandi", "/elected-percentage", { dependentPercentage: "30" }, "Percentage to dependants 30% now 50%"],
    ["thandi", "/five-year-exclusion", { applyExclusion: "yes" }, "Yes now No Chosen"],
    [
      "thandi",
      "/portfolio-layout",
      { "unit_trust-1002": "60", "unit_trust-1003": "40" },
      "Income, before tax",
    ],
    ["johan", "/guarantees", { incomeGuaranteePeriod: "2,5" }, "2.5 years now 10 years"],
  ])(
    "of %s's %s stands beside it, keeps what was typed, and is saved only then",
    async (slug, part, typed, says) => {
      const plan = await guest.make(slug);
      const visitor = await open(plan, part);
      expect(read(visitor)).toContain("As it stands");
      await visitor.press("show", typed);
      expect(visitor.page()).toMatchObject({ status: 200, path: `${EDIT}${part}?plan=${plan}` });
      const text = read(visitor);
      expect(text).toContain("Your plan is not changed yet.");
      expect(text).toContain("With this change");
      expect(text).toContain(says);
      expect(text).toMatch(/a month after tax, (R[\d ]+ (more|less)|No change)/);
      for (const [name, value] of Object.entries(typed)) expect(visitor.fields("save").get(name)).toBe(value);
      expect(await guest.readAttributes(plan)).toBeUndefined();
      await visitor.press("save");
      expect(await guest.readAttributes(plan)).toBeDefined();
    },
  );

  it("is nothing while nothing is chosen, and what is wrong is refused", async () => {
    const visitor = await open(await guest.make("thandi"), "/elected-percentage");
    await visitor.press("show");
    expect(read(visitor)).toContain("Nothing differs from your plan yet.");
    const refused = await visitor.press("show", { dependentPercentage: "5" });
    expect(refused.status).toBe(422);
    expect(readErrorSummary(refused.html)[0]?.words).toContain("has to be between 10% and 100%");
    expect(read(visitor)).toContain("As it stands");
  });
});
