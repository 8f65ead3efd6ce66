/** A share link's view of a plan, and its omissions. */
import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { ageOn, parseDayMonthYear } from "../../app/base/date";
import { sealRecommendation } from "../../app/backend/recommendation/recommendations";
import { getDatabase } from "../../app/backend/store/connection";
import { recommendations, shares } from "../../app/backend/store/schema";
import { decryptField, encryptField } from "../../app/backend/store/encryption";
import type { Recommendation } from "../../app/contract/plan/recommendation";
import type { SharedPlan } from "../../app/contract/records/shared-plan";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { becomeGuest } from "../support/accounts";
import { take } from "../support/call";
import { HIDDEN, ILL } from "../support/ill-person";
import { UNKNOWN, prepareSharing, waitForRecommendation } from "../support/sharing";

const scene = prepareSharing();
const { makeLink, open, readCover, list, share, useOwnPlan } = scene;

const placeOf = (row: string) => ({ column: "shares.snapshot", row }) as const;

async function readSnapshot<Stored>(id: string): Promise<Stored> {
  const [row] = await getDatabase().select().from(shares).where(eq(shares.id, id));
  return JSON.parse(decryptField(row!.snapshotEncrypted!, placeOf(id))) as Stored;
}

async function writeSnapshot(id: string, stored: unknown): Promise<void> {
  const snapshotEncrypted = encryptField(JSON.stringify(stored), placeOf(id));
  await getDatabase().update(shares).set({ snapshotEncrypted }).where(eq(shares.id, id));
}

describe("what a reader sees", () => {
  test("is the plan as it was, and nothing that was not ticked", async () => {
    const advised = await waitForRecommendation(scene.person, scene.plan);
    expect(advised[0]?.common_info.annuity_recommendation).toBe("EnhancedLifeAnnuity");
    const { token } = await makeLink();
    const shared = take(await open(token));
    const text = JSON.stringify(shared);
    expect(HIDDEN.exec(text)).toBeNull();
    expect(text).not.toContain(scene.person.rsaid);
    expect(text).not.toContain(scene.person.cell.slice(1));
    expect(shared).toMatchObject({ shared_by: { name: "Boitumelolo" }, plan_type: "base", is_newer: false });
    expect(shared.customized).toBeUndefined();
    expect(shared.recommended.plan).toMatchObject({ id: scene.plan, partner_name: "Sipho" });
    const { recommendation } = shared.recommended;
    expect(recommendation.common_info.annuity_recommendation).toBe("LifeAnnuity");
    const { expected } = advised[0]!.ila_recommendations;
    expect(recommendation.ila_recommendations).toMatchObject({
      product: "LifeAnnuity",
      expected: { monthly_income_total: expected.monthly_income_total },
    });
    const rules = recommendation.common_info.reasons.map(({ rule }) => rule);
    expect(rules.filter((rule) => rule !== "supportIsCovered")).toEqual([]);
    expect(recommendation.fees).toEqual(advised[0]?.fees);
    expect(recommendation.graphs_data).toEqual(advised[0]?.graphs_data);
  });

  test("is nothing that tells at what age they may die, nor when their partner was born", async () => {
    const [ours] = await waitForRecommendation(scene.person, scene.plan);
    const { recommended } = take(await open((await makeLink()).token));
    const text = JSON.stringify(recommended);
    expect(text).not.toMatch(/"(lifetime_\w+|inheritance(_with_unit_trust)?|gender|partner_dob)":/);
    expect(text).not.toContain(ILL.partner_dob);
    const [retirement, birth] = [recommended.plan.retirement_date, ILL.partner_dob].map((day) =>
      parseDayMonthYear(day ?? ""),
    );
    expect(recommended.plan.partner_age).toBe(ageOn(birth!, retirement!));
    const atDeath = Object.values(ours!.ila_recommendations.expected).slice(-3);
    expect(atDeath).toContain(ours!.ila_recommendations.expected.inheritance);
    const told = Object.values(recommended.recommendation.ila_recommendations.expected);
    for (const amount of atDeath.filter((one) => one !== 0)) expect(told).not.toContain(amount);
    const withHealth = take(await open((await makeLink({ include: ["health"] })).token));
    expect(JSON.stringify(withHealth)).toMatch(/lifetime_fees.*gender|gender.*lifetime_fees/);
  });

  test("is no more than that either of a link from before what comes second was left out", async () => {
    const { token, share_id } = await makeLink();
    const [{ common_info }] = (await waitForRecommendation(scene.person, scene.plan)) as [Recommendation];
    const stored = await readSnapshot<SharedPlan>(share_id);
    const known = stored.recommended.recommendation.common_info;
    known.runner_up = common_info.runner_up;
    const [, changes] = /"changes":(\[[^\]]+\])/.exec(JSON.stringify(common_info)) ?? [];
    known.reasons = known.reasons.map((reason) => ({ ...reason, changes: JSON.parse(changes!) as [] }));
    await writeSnapshot(share_id, stored);
    expect(JSON.stringify(take(await open(token)))).not.toMatch(/runner_up|"changes"/);
    const withHealth = take(await open((await makeLink({ include: ["health"] })).token));
    for (const name of ["runner_up", '"changes"']) expect(JSON.stringify(withHealth)).toContain(name);
  });

  test("is with the ticks what was ticked and no more", async () => {
    const all = await makeLink({ include: ["surname", "contact", "id_number", "health"] });
    const shared = take(await open(all.token));
    expect(shared.recommended.plan).toMatchObject({
      last_name: "Hondeklipbaai",
      email: ILL.email,
      phone: ILL.phone,
      rsaid: scene.person.rsaid,
      has_serious_illness: "yes",
    });
    const [ours] = await waitForRecommendation(scene.person, scene.plan);
    // Answers about other income, a medical scheme and the need have a tick of their own; readers choose no
    // income.
    const hidden = [
      "lasting_incomes",
      "guaranteed_shares",
      "other_taxable_income",
      "other_incomes",
      "other_incomes_monthly_after_tax",
      "need_alone_perct",
      "later_income",
      "grant",
      "support",
      "medical_people",
      "after_tax_monthly_income_alone",
      "income_need",
      "income_needed",
      "after_tax_monthly_income_all_in_annuity",
      "unit_trust_price",
      "unit_trust_first",
      "debt_interest_perct",
      "debt_left",
      "debt_left_payment_per_month",
      "debt_break_even",
    ];
    const shown = JSON.stringify(ours, (name, value: unknown) => (hidden.includes(name) ? undefined : value));
    expect(shared.recommended.recommendation).toEqual(JSON.parse(shown));
    const named = await makeLink({ include: ["surname"] });
    const { recommended } = take(await open(named.token));
    expect(recommended.plan).toMatchObject({ last_name: "Hondeklipbaai", partner_name: "Sipho" });
    expect(JSON.stringify(recommended)).not.toMatch(/Enhanced|illness|9998877|verkeerdevlei/);
  });

  test("is other income, medical scheme and need only where they were ticked", async () => {
    await useOwnPlan();
    const told = {
      other_taxable_income: 21_234,
      medical_people: 2,
      medical_contribution: 6_543,
      income_needed: 48_765,
      need_alone_perct: 70,
      other_incomes: [
        {
          name: "Pay from the co-op",
          monthly_amount: 12_345,
          taxable: "yes",
          owner: "own",
          until: "12/2036",
          increase: "prices",
        },
      ],
      funds: [
        { name: "Weskus annuity", amount: 200_000, retired_from: "yes" },
        { amount: ILL.retirement_savings! - 200_000, retired_from: "yes" },
      ],
    } satisfies SurveyRecord;
    take(await callBackend("updatePlan", { query: { id: scene.plan }, body: told }, scene.person));
    const [ours] = await waitForRecommendation(scene.person, scene.plan);
    const { income_need, assumed } = ours!.common_info;
    expect(income_need?.over_or_short).toBeLessThan(0);

    const hidden = take(await open((await makeLink({ include: ["health"] })).token)).recommended;
    const theirs =
      /"(other_taxable_income|other_incomes\w*|need_alone\w*|later_income|backup_\w+|medical_\w+|income_need\w*)"|co-op|Weskus|:(21234|12345|6543|48765)[,}]/;
    expect(theirs.exec(JSON.stringify(hidden))).toBeNull();
    const [fund] = hidden.recommendation.common_info.cash_recommendations.funds!;
    // Equal but for the name, which the pattern above would have found.
    const [ofOurs] = ours!.common_info.cash_recommendations.funds!;
    expect(fund).toEqual({ ...ofOurs, name: undefined });
    const { ila_recommendations: product } = hidden.recommendation;
    expect(product.after_tax_monthly_income).toBe(ours!.ila_recommendations.after_tax_monthly_income_alone);
    expect(product.after_tax_monthly_income).not.toBe(ours!.ila_recommendations.after_tax_monthly_income);

    const { include, recommended } = take(await open((await makeLink({ include: ["finances"] })).token));
    expect(include).toEqual(["finances"]);
    expect(recommended.plan).toMatchObject(told);
    const { common_info: common, ila_recommendations: shown } = recommended.recommendation;
    expect(shown.after_tax_monthly_income).toBe(ours!.ila_recommendations.after_tax_monthly_income);
    // The rest of a debt and its interest are never shared.
    expect(common.assumed).toEqual({ ...assumed, debt_interest_perct: undefined });
    // Ways to close the gap concern only the owner, and the illness stays private.
    expect(common.income_need).toEqual({ ...income_need, closers: [], closers_together: null });
    expect(JSON.stringify(recommended)).not.toMatch(/Enhanced|illness|Hondeklipbaai|9998877/);
  });

  test("stays the same to the cent after answers and basis changed, and says that there is a newer version", async () => {
    await useOwnPlan();
    const { token } = await makeLink();
    const before = take(await open(token));
    const [ours] = await waitForRecommendation(scene.person, scene.plan);
    const onAnother = { ...ours, common_info: { ...ours?.common_info, basis_version: "another" } };
    const kept = { planId: scene.plan, planType: "base" } as const;
    const payloadEncrypted = sealRecommendation(onAnother as Recommendation, kept);
    await getDatabase()
      .update(recommendations)
      .set({ payloadEncrypted, basisVersion: "another" })
      .where(eq(recommendations.planId, scene.plan));
    expect(take(await open(token))).toEqual({ ...before, is_newer: true });
    await getDatabase()
      .update(recommendations)
      .set({ basisVersion: before.basis_version })
      .where(eq(recommendations.planId, scene.plan));
    take(
      await callBackend(
        "updatePlan",
        { query: { id: scene.plan }, body: { retirement_savings: 3_100_000 } },
        scene.person,
      ),
    );
    await waitForRecommendation(scene.person, scene.plan);
    expect(take(await open(token))).toEqual({ ...before, is_newer: true });
  });

  test("is the amended plan beside ours, if that is shared", async () => {
    await useOwnPlan();
    expect(await share({ plan_type: "edit" })).toMatchObject(UNKNOWN);
    const body = { id: scene.plan, income_guarantee_period: 0 };
    const amended = take(await callBackend("overrideRecommendation", { body }, scene.person));
    const { token, share_id } = await makeLink({ plan_type: "edit" });
    const shared = take(await open(token));
    expect(shared.plan_type).toBe("edit");
    expect(shared.recommended.recommendation).toMatchObject({
      plan_type: "base",
      type: "recommended",
      selected: false,
    });
    expect(shared.customized?.recommendation).toMatchObject({
      plan_type: "edit",
      type: "customized",
      selected: true,
      ila_recommendations: {
        expected: { monthly_income_total: amended.ila_recommendations.expected.monthly_income_total },
      },
    });
    expect(HIDDEN.exec(JSON.stringify(shared))).toBeNull();

    // In the format of earlier releases, whose processes may run beside this one.
    const stored = await readSnapshot<{ customised?: { recommendation: { type?: string } } }>(share_id);
    expect(stored.customised?.recommendation.type).toBe("customized");
    delete stored.customised?.recommendation.type;
    await writeSnapshot(share_id, stored);
    expect(take(await open(token))).toEqual(shared);
  });

  test("is before opening only who shared it and when, which counts nothing", async () => {
    const { token, share_id, expires_at } = await makeLink();
    expect(take(await readCover(token))).toEqual({
      shared_by: { name: "Boitumelolo" },
      shared_at: expect.any(String) as string,
      expires_at,
      needs_code: false,
    });
    expect(await list()).toMatchObject([{ share_id, times_opened: 0 }]);
  });
});

test("a link counts one reader once in an hour", async () => {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now });
  const { token } = await makeLink();
  take(await open(token));
  take(await open(token));
  expect(await list()).toMatchObject([{ times_opened: 1, last_opened_at: new Date(now).toISOString() }]);
  take(await open(token, { by: scene.person }));
  expect(await list()).toMatchObject([{ times_opened: 2 }]);
  vi.setSystemTime(now + 61 * 60_000);
  scene.reader = { bearer: await becomeGuest() };
  take(await open(token));
  const [row] = await getDatabase().select().from(shares).where(eq(shares.planId, scene.plan));
  expect(row?.timesOpened).toBe(3);
});
