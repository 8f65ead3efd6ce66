/** Share links to plans: their conditions and lifetime, and who may make, see and revoke them. */
import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { getDatabase } from "../../app/backend/store/connection";
import { auditLog, plans, recommendations } from "../../app/backend/store/schema";
import { becomeGuest } from "../support/accounts";
import { take } from "../support/call";
import { HIDDEN, ILL } from "../support/ill-person";
import { confirm } from "../support/own-data";
import { GONE, UNKNOWN, makePlan, prepareSharing, waitForRecommendation } from "../support/sharing";
import { openStaff } from "../support/staff";
import { findWords } from "../support/stored-rows";

const scene = prepareSharing();
const { share, makeLink, list, open, readCover, revoke, useOwnPlan, takeMails } = scene;

const DAY = 86_400_000;

describe("a link", () => {
  test("is told once, and stored nowhere as it is", async () => {
    const { token, share_id } = await makeLink();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await findWords([token, "For my accountant", "Boitumelolo"])).toEqual([]);
    const [listed] = await list();
    expect(listed).toMatchObject({
      share_id,
      plan_id: scene.plan,
      label: "For my accountant",
      made_by: "owner",
    });
    expect(JSON.stringify(await list())).not.toContain(token);
  });

  test("ends after 30 days if nothing is said, or 7 or 90", async () => {
    const begun = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: begun });
    const days = async (asked: Parameters<typeof makeLink>[0]) => {
      const { expires_at } = await makeLink(asked);
      return (Date.parse(expires_at) - begun) / DAY;
    };
    expect([await days({}), await days({ expires_in_days: 7 }), await days({ expires_in_days: 90 })]).toEqual(
      [30, 7, 90],
    );
    expect(await share({ expires_in_days: 31 as 30 })).toMatchObject({
      http_code: 422,
      return_object: { errors: [{ path: "expires_in_days", message: "Please choose 7, 30 or 90 days" }] },
    });
  });

  test("is refused when there are twenty to a plan, until one is taken back", async () => {
    const made = [];
    for (let count = 0; count < 20; count += 1) made.push(await makeLink());
    expect(await share()).toMatchObject({ http_code: 409 });
    take(await revoke(made[0]!.share_id));
    await makeLink();
  });

  test("needs a label, and a recommendation that is ready", async () => {
    await useOwnPlan();
    expect(await share({ label: " " })).toMatchObject({ http_code: 422 });
    const unseen = ["\u00ad", "\u200b", "\u202e", "\ufe0f"];
    for (const label of [...unseen, "x".repeat(61), "Log in at http://baobab.example", "www.baobab.example"])
      expect(await share({ label }), label).toMatchObject({
        http_code: 422,
        return_object: { errors: [{ path: "label" }] },
      });
    take(await share({ label: "\u202eMy \u200bson 👨‍👩‍👧" }));
    expect(await list()).toMatchObject([{ label: "My son 👨‍👩‍👧" }]);
    const failed = { status: "failed", payloadEncrypted: null } as const;
    await getDatabase().update(recommendations).set(failed).where(eq(recommendations.planId, scene.plan));
    expect(await share()).toMatchObject({ http_code: 409 });
  });
});

describe("people and their advisers", () => {
  test("read whom a link is for: its maker, and of an adviser's link its client too", async () => {
    const labels = async (by: { bearer: string }) => (await list(by)).map(({ label }) => label);
    await makeLink({ label: "My daughter Thandi" });
    await makeLink({ label: "Old Mutual" }, scene.planner);
    expect(await labels(scene.person)).toEqual(["Old Mutual", "My daughter Thandi"]);
    expect(await labels(scene.planner)).toEqual(["Old Mutual", undefined]);
  });

  test("share, see and take back the links to one plan, and nobody else does", async () => {
    await useOwnPlan();
    const other = await openStaff("planner");
    const administrator = await openStaff("administrator");
    await takeMails();
    const { share_id, token } = await makeLink({ include: ["surname"] }, scene.planner);
    const mails = await takeMails();
    expect(mails).toMatchObject([{ to: ILL.email }]);
    expect(mails[0]?.text).toContain(
      `Nomsa Adviesgewer, financial planner, made a link to your plan ${scene.plan}.`,
    );
    expect(mails[0]?.text).toContain("It also shows your surname.");
    expect(JSON.stringify(mails)).not.toContain(token);
    expect(take(await readCover(token)).shared_by).toEqual({
      name: "Nomsa Adviesgewer",
      role: "Financial Planner",
    });
    for (const by of [scene.person, scene.planner])
      expect(await list(by)).toMatchObject([
        { share_id, made_by: "adviser", adviser: { name: "Nomsa Adviesgewer" } },
      ]);
    expect(await list(scene.person, undefined)).toMatchObject([{ share_id }]);
    expect(await callBackend("getShares", { query: { id: scene.plan } }, other)).toMatchObject(UNKNOWN);
    expect(await revoke(share_id, other)).toMatchObject(UNKNOWN);
    expect(await share({}, other)).toMatchObject(UNKNOWN);
    expect(await share({}, administrator)).toMatchObject({ http_code: 403 });
    take(await revoke(share_id));
    expect(await open(token)).toMatchObject(GONE);
    const own = await makeLink();
    take(await revoke(own.share_id, scene.planner));
    expect(await open(own.token)).toMatchObject(GONE);
    const acts = await getDatabase().select().from(auditLog).where(eq(auditLog.planId, scene.plan));
    expect(acts.map(({ verb }) => verb).sort()).toEqual(["shared a plan", "took back a link"]);
    const data = take(
      await callBackend(
        "getOwnData",
        { headers: { Requestid: await confirm(scene.person.bearer) } },
        scene.person,
      ),
    );
    expect(data.shares).toHaveLength(2);
    expect(data.acts.map(({ act }) => act)).toContain("shared a plan");
  });

  test("show a client's health answers, ID number and other finances only with the client's agreement", async () => {
    for (const include of [["health"], ["surname", "id_number"], ["finances"]] as const) {
      const asked = { include: [...include] };
      for (const client_agreed_on of [undefined, "soon", "01/01/2099"])
        expect(await share({ ...asked, client_agreed_on }, scene.planner)).toMatchObject({
          http_code: 422,
          return_object: { errors: [{ path: "client_agreed_on" }] },
        });
      await takeMails();
      await makeLink({ ...asked, client_agreed_on: "02/11/2026" }, scene.planner);
      const [mail] = await takeMails();
      expect(mail?.text).toContain("They say that you agreed to this on 2 November 2026.");
    }
    const agreed_on = "2026-11-02";
    expect(await list()).toMatchObject([{ agreed_on }, { agreed_on }, { agreed_on }]);
    await makeLink({ include: ["health", "id_number"], client_agreed_on: "02/11/2026" });
    const [newest] = await list();
    expect(newest?.agreed_on).toBeUndefined();
  });

  test("who are guests get a link that ends with their plan, and neither code nor mail", async () => {
    const now = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now });
    const guest = { bearer: await becomeGuest() };
    scene.plan = await makePlan(guest, ILL);
    await waitForRecommendation(guest, scene.plan);
    const { token, expires_at } = await makeLink({ expires_in_days: 90 }, guest);
    expect(Date.parse(expires_at)).toBeLessThanOrEqual(now + 30 * DAY);
    expect(take(await open(token)).shared_by).toEqual({ name: "Boitumelolo" });
    expect(HIDDEN.exec(JSON.stringify(take(await open(token))))).toBeNull();
    for (const asked of [{ code_to: "082 123 4567" }, { send_to: "friend@example.org" }])
      expect(await share(asked, guest)).toMatchObject({ response_code: "R03", http_code: 403 });
    expect(await share({ include: ["id_number"] }, guest)).toMatchObject({ http_code: 422 });
    await getDatabase()
      .update(plans)
      .set({ adviserId: scene.planner.userId })
      .where(eq(plans.id, scene.plan));
    expect(await share({}, scene.planner)).toMatchObject(UNKNOWN);
  });
});
