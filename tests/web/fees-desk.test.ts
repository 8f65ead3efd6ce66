/** A planner sets fees and sees their effect; a client answers higher ones. Without scripts. */
import { Client } from "pg";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { encryptField } from "../../app/backend/store/encryption";
import { reachOver } from "../../app/backend/transports/remote";
import { take } from "../support/call";
import { assembleCast, type Cast } from "../support/cast";
import { createClient } from "../support/over-transports";
import { readErrorSummary, readText, readTitle } from "../support/visitor";

const server = inject("site");
let cast: Cast;
let page: string;
beforeAll(async () => {
  cast = await assembleCast(server);
  page = `/en/admin/fees?client=${cast.person.userId}&fund=other`;
});

describe("the fees of a client", () => {
  it("say the maximum of each fee, and ask for no initial fee where none is allowed", async () => {
    const { html } = await cast.visitors.planner.open(page);
    expect(readText(html)).toMatch(/What Boitumelolo pays for advice.*Living annuity plus/);
    expect(readText(html)).toMatch(/Advice, a year with VAT 0\.98 at most 1\.00/);
    expect(readText(html)).toMatch(
      new RegExp(`Client ${cast.person.userId} · \\d{6} •••• \\d{3} · fees of the general segment`),
    );
    expect(html).toMatch(/id="LAP_annual"[^>]*aria-describedby="LAP_annual-hint"/);
    expect(html).toMatch(/<p id="LAP_annual-hint"[^>]*>at most 1\.00/);
    expect(cast.visitors.planner.fields().get("LAP_annual")).toBe("0.85");
    expect(cast.visitors.planner.fields().has("LAP_initial")).toBe(false);
  });

  it("are shown before they are saved, and saved with the plan that is worked out again", async () => {
    const { planner } = cast.visitors;
    await planner.open(page);
    const shown = await planner.press("preview", { LAP_annual: "0.70" });
    const words = readText(shown.html);
    expect(words).toMatch(/A lower advice fee gives Boitumelolo R\s?\d+ a month more/);
    expect(words).toMatch(/Advice, a year with VAT 0\.81 at most 1\.00 was 0\.85/);
    expect(words).toMatch(/In all a year, with VAT: 0\.92/);
    expect(shown.html.match(/is-changed/g)).toHaveLength(1);
    expect(words).toMatch(/Lasts for life, of 20 futures \d+ \d+/);
    expect(words).toMatch(/Your fee of that R[\d\s]+ R/);
    expect(words).toMatch(/Effective annual cost of the annuity.*1 year.*10 years/);
    expect(words).toContain(`Plan ${cast.plans.person} is worked out again.`);
    expect(planner.fields().get("LAP_annual")).toBe("0.70");
    expect(shown.html).toMatch(/<h1 autofocus=""/i);
    const saved = await planner.press("save", { LAP_annual: "0.70" });
    expect(saved.html).toMatch(/<p autofocus=""[^>]*role="status"/i);
    expect(readText(saved.html)).toContain(`Saved. Plan ${cast.plans.person} is worked out again.`);
    expect(planner.fields().get("LAP_annual")).toBe("0.70");
  });

  it("above the maximum or unreadable are named at their field, and stay typed", async () => {
    const { planner } = cast.visitors;
    for (const [typed, words] of [
      ["1.01", "please enter at most 1.00"],
      ["much", "please enter a percentage"],
      ["1000", "please enter a percentage"],
      ["", "please enter a percentage"],
    ] as const) {
      await planner.open(page);
      const refused = await planner.press("save", { UT_annual: typed });
      expect(refused.status).toBe(422);
      expect(readTitle(refused.html)).toMatch(/^Error: /);
      expect(JSON.stringify(readErrorSummary(refused.html))).toContain(words);
      expect(planner.fields().get("UT_annual")).toBe(typed);
    }
  });

  it("that are asked for anew while the client reads are shown, and their yes changes nothing", async () => {
    const { planner, person } = cast.visitors;
    await planner.open(page);
    await planner.press("save", { UT_annual: "0.88" });
    await person.open("/en/my-data/fees");
    await planner.open(page);
    await planner.press("save", { UT_annual: "0.89" });
    const answered = await person.press("yes");
    expect(answered.status).toBe(422);
    expect(readTitle(answered.html)).toMatch(/^Error: /);
    expect(readText(answered.html)).toMatch(
      /Your planner asks for other fees now, so nothing was changed: please look at these first.*Advice, a year 0\.98 1\.02/,
    );
    expect(readText((await person.press("no")).html)).toContain("You said no.");
    await planner.open(page);
    expect(planner.fields().get("UT_annual")).toBe("0.85");
  });

  it("that are higher wait for the client, who says yes", async () => {
    const { planner, person } = cast.visitors;
    await planner.open(page);
    const sent = await planner.press("save", { UT_annual: "0.90" });
    expect(readText(sent.html)).toContain("Higher fees count once Boitumelolo says yes");
    const asked = await person.open("/en/my-data/fees");
    expect(readText(asked.html)).toMatch(/Unit trust, All other funds: Advice, a year 0\.98 1\.04/);
    const answered = await person.press("yes");
    expect(readText(answered.html)).toContain("You said yes.");
    await planner.open(page);
    expect(planner.fields().get("UT_annual")).toBe("0.90");
  });
});

describe("a plan whose changes no longer fit its new fees", () => {
  it("says so to its owner and shows our recommendation", async () => {
    const { planner, person } = cast.visitors;
    const id = cast.plans.person;
    const { call, waitForRecommendation } = createClient(() => reachOver(server.origin));
    await waitForRecommendation(cast.person, id);
    take(await call("overrideRecommendation", { body: { id, debt_recommend: 0 } }, cast.person));
    await spoilChanges(id);
    await planner.open(page);
    const saved = await planner.press("save", { LAP_annual: "0.60" });
    expect(readText(saved.html)).toContain(`Plan ${id} is worked out again.`);
    await waitForRecommendation(cast.person, id);
    await person.open(`/en/recommended-plan?plan=${id}`);
    const shown = await person.press("plan");
    expect(shown.path).toBe(`/en/recommended-plan?plan=${id}`);
    expect(readText(shown.html)).toContain("the changes made in it no longer fit.");
  });
});

/** Stores changes that a plan does not allow. */
async function spoilChanges(plan: number): Promise<void> {
  const place = { column: "recommendations.attributes" as const, row: plan };
  const attributes = encryptField(JSON.stringify({ debt_recommend: 9e8 }), place);
  const database = new Client({ connectionString: server.databaseUrl });
  await database.connect();
  await database.query(
    "update recommendations set attributes_encrypted = $2 where plan_id = $1 and plan_type = 'edit'",
    [plan, attributes],
  );
  await database.end();
}

describe("a plan that keeps its fees", () => {
  it("says so to its owner and to the planner", async () => {
    const { planner, person } = cast.visitors;
    const database = new Client({ connectionString: server.databaseUrl });
    await database.connect();
    const fees = JSON.stringify({ annuity: { annualExclVatShare: 0.001 } });
    const { userId } = cast.person;
    const ask = "select recommendation.status from recommendations recommendation where plan_id = $1";
    const readStatus = async () =>
      (await database.query<{ status: string }>(ask, [cast.plans.person])).rows[0]?.status;
    await expect.poll(readStatus, { timeout: 60_000 }).toBe("ready");
    const address = `/en/recommended-plan/fees?plan=${cast.plans.person}`;
    expect(readText((await person.open(address)).html)).not.toContain("keeps its own");
    await database.query("update users set fees = $2 where id = $1", [userId, fees]);
    await database.end();
    expect(readText((await person.open(address)).html)).toMatch(
      /Worked out with the fees of \d+ \w+ \d{4}\. Other fees are agreed with you now\. This plan keeps its own\./,
    );
    const shown = await planner.open(`${address}&client=${userId}`);
    expect(readText(shown.html)).toContain("Other fees are agreed with Boitumelolo now.");
  });
});

describe("a planner's own fees", () => {
  it("are those with which new clients begin", async () => {
    const { planner } = cast.visitors;
    await planner.open("/en/admin/fees");
    const typed = await planner.press("preview", { LAP_annual: "1" });
    expect(readText(typed.html)).toMatch(/with VAT 1\.15 at most 1\.00 was 0\.85/);
    const saved = await planner.press("save", { LAP_annual: "1" });
    expect(readText(saved.html)).toContain("Your new clients begin with these fees. No plan changes.");
  });

  it("and those of nobody's client are not found", async () => {
    for (const [caller, path] of [
      ["coach", page],
      ["person", "/en/admin/fees"],
      ["planner", "/en/admin/fees?client=1"],
    ] as const)
      expect((await cast.visitors[caller].open(path)).status, `${caller} ${path}`).toBe(404);
  });
});
