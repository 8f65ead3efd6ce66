/** A plan's costs and comparisons in a browser without scripts. */
import { beforeAll, describe, expect, inject, it } from "vitest";
import { formatRand } from "../../app/base/money";
import { findProduct } from "../../app/contract/plan/recommended-product";
import { writeDate } from "../../app/words/plan/write-figures";
import { becomeGuest, type GuestPlans } from "../support/guest-plans";
import { readText, readTitle } from "../support/visitor";

const PLAN = "/en/recommended-plan";
const HINT = "Close this hint";

const server = inject("site");
let guest: GuestPlans;
let made: Promise<{ plan: number; other: number }> | undefined;
beforeAll(async () => {
  guest = await becomeGuest(server.origin);
});

/** Two plans of a guest, the newer one amended; made by the first test that needs them. */
const getPlans = () => (made ??= makePlans());
async function makePlans() {
  const other = await guest.make("nomvula");
  const plan = await guest.make("thandi");
  await guest.override(plan, { emergency_savings_recommend: 40_000 });
  return { plan, other };
}

const sayRand = (amount: number) => formatRand(amount).replace(/\u00a0/g, " ");
const read = async (page: string, query = "") => {
  const { plan } = await getPlans();
  return readText((await guest.browser.clone().open(`${PLAN}/${page}?plan=${plan}${query}`)).html);
};

describe("the fees of a plan", () => {
  it("are the stored result's, of the amended plan or of ours as the address says", async () => {
    const { plan } = await getPlans();
    const { base, edit } = await guest.read(plan);
    const amended = await read("fees");
    const ours = await read("fees", "&type=recommended");
    expect(base.fees.annual_total_per_month).not.toBe(edit!.fees.annual_total_per_month);
    expect(amended).toContain("What your amended plan costs");
    expect(amended).toContain(`Costs take ${sayRand(edit!.fees.annual_total_per_month)} a month`);
    expect(ours).toContain(`Costs take ${sayRand(base.fees.annual_total_per_month)} a month`);
    for (const text of [amended, ours]) {
      expect(text).not.toContain("more than one percentage");
      expect(text).toContain(`Effective annual cost ${base.fees.annuity.eac_fees.totals[0]!.toFixed(2)}%`);
    }
  });

  it("say once what stays the same however long the money stays", async () => {
    const { plan } = await getPlans();
    const { html } = await guest.browser.clone().open(`${PLAN}/fees?plan=${plan}`);
    const other = />Other\b.*?<\/tr>/s.exec(html)?.[0] ?? "";
    expect(other.match(/<td[^>]*>0\.00%</g)).toHaveLength(1);
    expect(other).toContain('data-head="However long it stays"');
  });

  it("are led to from the plan, which says them in short", async () => {
    const { plan } = await getPlans();
    const visitor = guest.browser.clone();
    await visitor.open(`/en/recommendation-experience/1?plan=${plan}`);
    const { html } = await visitor.press("plan");
    expect(html).toContain(`href="${PLAN}/fees?plan=${plan}"`);
    expect(html).toContain(`href="${PLAN}/compare?plan=${plan}"`);
    expect(readText(html)).not.toContain("Investment management");
  });
});

describe("the comparison", () => {
  it("sets recommended, amended and the person's other plans side by side", async () => {
    const { plan, other } = await getPlans();
    const [{ base, edit }, { base: others }] = [await guest.read(plan), await guest.read(other)];
    const text = await read("compare");
    expect(text).toContain("The plans side by side");
    expect(text).toContain(`Plan ${other}`);
    expect(text).toContain(`Worked out on ${writeDate(others.common_info.advice_date)}`);
    const incomes = [base, edit!, others].map((one) =>
      sayRand(findProduct(one, one.common_info.annuity_recommendation).expected.monthly_income_total),
    );
    for (const income of incomes) expect(text).toContain(income);
    expect(text).toContain("Recommended The others are compared with it");
    expect(await read("compare", "&with=amended")).toContain("Amended The others are compared with it");
  });

  it("shows the three products, the guaranteed parts and the funds of the stored result", async () => {
    const { plan } = await getPlans();
    const { edit } = await guest.read(plan);
    const options = await read("compare", "&show=options");
    for (const one of [edit!.laplus_recommendations!, edit!.la_recommendations, edit!.ila_recommendations])
      expect(options).toContain(sayRand(one.expected.monthly_income_total));
    expect(edit!.common_info.partner_shares).toHaveLength(3);
    for (const one of edit!.common_info.partner_shares!)
      expect(options).toContain(
        `${one.partner_guaranteed_inc_perct}% ${sayRand(one.monthly_income)} ${sayRand(one.partner_monthly_income)}`,
      );
    const guaranteed = await read("compare", "&show=guaranteed");
    expect(edit!.common_info.blends).toHaveLength(5);
    for (const { monthly_income_total } of edit!.common_info.blends!)
      expect(guaranteed).toContain(sayRand(monthly_income_total));
    const funds = await read("compare", "&show=funds");
    for (const { fund_name, asset_mix = [] } of edit!.funds.ut_funds) {
      expect(funds).toContain(fund_name);
      expect(asset_mix.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    }
    expect(funds).toContain("South African equity 0% 0% 35%");
  });

  it("keeps its hint closed for a month once it was closed", async () => {
    const { plan } = await getPlans();
    const visitor = guest.browser.clone();
    const address = `${PLAN}/compare?plan=${plan}&show=options&with=LifeAnnuity`;
    expect(readText((await visitor.open(address)).html)).toContain(HINT);
    const answer = await visitor.post(new URLSearchParams([...visitor.fields(), ["intent", "close-hint"]]));
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, address]);
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith("baobab_compare_hint="));
    expect(cookie).toMatch(/Max-Age=2592000.*HttpOnly/);
    const after = await visitor.open(address);
    expect(readText(after.html)).not.toContain(HINT);
    expect(readTitle(after.html)).toBe("The kinds of annuity, worked out for this plan – Baobab");
    expect(readText((await guest.browser.clone().open(address)).html)).toContain(HINT);
  });

  it("leaves the hint to whoever posts a form that is not ours", async () => {
    const { plan } = await getPlans();
    const visitor = guest.browser.clone();
    await visitor.open(`${PLAN}/compare?plan=${plan}&show=options`);
    const answer = await visitor.post(new URLSearchParams({ intent: "close-hint" }));
    expect(answer.status).toBe(303);
    expect(answer.headers.getSetCookie().join()).not.toContain("baobab_compare_hint");
  });
});
