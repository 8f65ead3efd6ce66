/** People as an administrator manages them: found, given a role, closed and reopened. */
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { readWholeAccount, ROLE_IDS } from "../../app/contract/account/user";
import { getDatabase } from "../../app/backend/store/connection";
import { adviserRequests, plans, userRoles, users } from "../../app/backend/store/schema";
import type { NewUser } from "../../app/contract/desk/client-operations";
import { becomeGuest, getToken, inventCell, logIn, openAccount } from "../support/accounts";
import { take } from "../support/call";
import { inventIdentityNumber } from "../support/identity-numbers";
import {
  actsOn,
  addOrganisation,
  administrator,
  fetchOwnUser,
  name,
  planner,
  receiver,
  rolesOf,
  rowOf,
  search,
  setActive,
  startWithStaff,
  update,
} from "../support/kept-people";
import { thandi } from "../support/over-transports";
import { openClientOf, openStaff } from "../support/staff";

startWithStaff();

describe("people", () => {
  test("who work here are listed in pages, the newest first; others only when they are looked for", async () => {
    const investor = await openAccount();
    await name(investor, { firstNames: "Busisiwe", surname: "Qwabe" });
    const whole = await search({});
    const ids = whole.people.map(({ userId }) => userId);
    expect(ids).toEqual([...ids].sort((one, other) => other - one));
    expect(ids).toContain(planner.userId);
    expect(ids).not.toContain(investor.userId);
    const turned: number[] = [];
    for (let after: number | undefined, more = true; more; more = after !== undefined) {
      const page = await search({ limit: 1, after });
      turned.push(...page.people.map(({ userId }) => userId));
      after = page.next;
    }
    expect(turned).toEqual(ids);
    expect((await search({ search: "busi qwa" })).people).toMatchObject([
      { userId: investor.userId, surname: "Qwabe", isActive: true, clients: 0 },
    ]);
    const [found] = (await search({ search: investor.rsaid })).people;
    expect(found?.idNumber).toBe(`${investor.rsaid.slice(0, 2)}${"•".repeat(11)}`);
    expect((await search({ search: investor.rsaid.slice(0, 12) })).people).toEqual([]);
  });

  test("are narrowed by role; an investor has no other", async () => {
    const list = async (roleId: 1 | 3 | 4 | 5) =>
      (await search({ roleId, limit: 100 })).people.map(({ userId }) => userId);
    expect(await list(ROLE_IDS.planner)).toEqual([planner.userId]);
    expect(await list(ROLE_IDS.coach)).toEqual([receiver.userId]);
    const investors = await list(ROLE_IDS.investor);
    for (const { userId } of [planner, receiver, administrator]) expect(investors).not.toContain(userId);
    expect((await search({ search: "naidoo", roleId: ROLE_IDS.coach })).people).toEqual([]);
  });

  test("are shown to nobody else", async () => {
    for (const { bearer } of [planner, receiver, await openAccount()])
      expect(await callBackend("searchPeople", { body: {} }, { bearer })).toMatchObject({ http_code: 403 });
  });

  test("are added with what is known of them, in an organisation", async () => {
    const organisation = await addOrganisation("Marula Advice");
    const user: NewUser = {
      firstNames: "Pieter",
      surname: "Botha",
      rsaIdNr: inventIdentityNumber(),
      cellNr: inventCell(),
      email: "pieter@example.org",
      role: "Financial Planner",
      organizationId: String(organisation),
      alternativeContactNumber: "031 555 0101",
      workExperience: "Pension funds",
      yearsOfExperience: "12",
    };
    const added = take(await callBackend("createUser", { body: user }, administrator));
    if (!("user" in added)) throw new Error("the account was not opened");
    expect(added.user).toMatchObject({
      alternativeContactNumber: "031 555 0101",
      yearsOfExperience: "12",
      workExperience: "Pension funds",
      organizationName: "Marula Advice",
    });
    expect(await rolesOf(added.user)).toEqual([ROLE_IDS.planner, ROLE_IDS.investor]);
    expect((await search({ userId: added.user.userId })).people).toMatchObject([
      {
        organizationName: "Marula Advice",
        roles: [{ roleId: 3, roleName: "Financial Planner" }, { roleId: 5 }],
      },
    ]);
    const years = { ...user, rsaIdNr: inventIdentityNumber(), yearsOfExperience: "many" };
    expect(await callBackend("createUser", { body: years }, administrator)).toMatchObject({ http_code: 422 });
  });
});

describe("a role", () => {
  test("is changed by an administrator, ends the person's sessions and is noted", async () => {
    const coach = await openStaff("coach");
    take(await callBackend("publishLandingPage", { body: { isPublished: true } }, coach));
    take(await update(coach, { role: "Financial Planner" }));
    expect(await rolesOf(coach)).toEqual([ROLE_IDS.planner, ROLE_IDS.investor]);
    expect(await fetchOwnUser(coach)).toMatchObject({ http_code: 401 });
    expect((await rowOf(coach)).hasLandingPage).toBe(true);
    take(await update(coach, { roleId: ROLE_IDS.investor }));
    expect(await rolesOf(coach)).toEqual([ROLE_IDS.investor]);
    expect((await rowOf(coach)).hasLandingPage).toBe(false);
    expect(await actsOn(coach)).toContain("changed role");
  });

  test("that stays the same changes nothing", async () => {
    take(await update(planner, { role: "Financial Planner", firstNames: "Arjun" }));
    take(await fetchOwnUser(planner));
  });

  test("and an organisation are nobody else's to give", async () => {
    const organisation = String(await addOrganisation("Kiaat"));
    const client = await openClientOf(planner);
    for (const [person, body, by] of [
      [client, { role: "Financial Planner" }, planner],
      [client, { organizationId: organisation }, planner],
      [client, { roleId: ROLE_IDS.administrator }, client],
      [planner, { organizationId: organisation }, planner],
    ] as const)
      expect(await update(person, body, by)).toMatchObject({ http_code: 403 });
    take(await update(client, { role: "Investor", surname: "Mokoena" }, planner));
    expect(await rolesOf(client)).toEqual([ROLE_IDS.investor]);
    expect((await rowOf(client)).organisationId).toBeNull();
    expect(await update(client, { organizationId: "999999" })).toMatchObject({ http_code: 422 });
    take(await update(client, { organizationId: organisation, segment: "NFPSTFF" }));
    expect(take(await update(client, {}))?.user).toMatchObject({
      organizationName: "Kiaat",
      segment: "NFPSTFF",
    });
    take(await update(client, { organizationId: "" }));
    expect((await rowOf(client)).organisationId).toBeNull();
    await getDatabase().update(users).set({ adviserId: null }).where(eq(users.id, client.userId));
  });

  test("to advise is not taken from somebody who has clients", async () => {
    const coach = await openStaff("coach");
    const client = await openClientOf(coach);
    expect(await update(coach, { role: "Investor", surname: "Gone" })).toMatchObject({
      http_code: 409,
      message: "This person still has clients: hand them over first",
    });
    expect((await search({ userId: coach.userId })).people[0]).toMatchObject({ clients: 1 });
    take(await update(coach, { role: "Financial Planner" }));
    expect((await rowOf(client)).adviserId).toBe(coach.userId);
  });

  test("of an administrator is not their own to change", async () => {
    expect(await update(administrator, { role: "Investor" })).toMatchObject({ http_code: 409 });
    take(await update(administrator, { role: "System Administrator", firstNames: "Sipho" }));
  });
});

describe("an account that is closed", () => {
  test("ends every session at once, lets nobody log in, and opens again with all that was there", async () => {
    const coach = await openStaff("coach");
    take(await callBackend("publishLandingPage", { body: { isPublished: true } }, coach));
    take(await setActive(coach, false));
    expect(await fetchOwnUser(coach)).toMatchObject({ http_code: 401 });
    const guest = await becomeGuest();
    const page = () => callBackend("getLandingPage", { params: { id: coach.userId } }, { bearer: guest });
    expect(await page()).toMatchObject({ http_code: 404 });
    const attempt = async (rsaid: string) => {
      const { token } = await getToken(guest, rsaid);
      return logIn(guest, token, "adviser");
    };
    expect(await attempt(coach.rsaid)).toEqual(await attempt(inventIdentityNumber()));
    expect((await search({ search: coach.rsaid })).people).toMatchObject([{ isActive: false }]);
    const closed = await callBackend("getUser", { query: { userId: coach.userId } }, administrator);
    expect(take(readWholeAccount(closed)).user.isActive).toBe(false);
    take(await setActive(coach, false));
    take(await setActive(coach, true));
    expect(await fetchOwnUser(coach)).toMatchObject({ message: "A valid bearer token is required" });
    expect(await rolesOf(coach)).toEqual([ROLE_IDS.coach, ROLE_IDS.investor]);
    expect(await page()).toMatchObject({ http_code: 404 });
    expect((await actsOn(coach)).filter((verb) => /activated$/.test(verb))).toEqual([
      "deactivated",
      "activated",
    ]);
  });

  test("has no clients, asks for none any more, and no guest's plan stays with it", async () => {
    const coach = await openStaff("coach");
    take(await callBackend("publishLandingPage", { body: { isPublished: true } }, coach));
    const guest = await becomeGuest();
    const query = { adviserId: coach.userId };
    const { id } = take(
      await callBackend("createDemoPlan", { query, body: { ...thandi } }, { bearer: guest }),
    );
    const holder = await openAccount();
    await getDatabase().insert(adviserRequests).values({ userId: holder.userId, adviserId: coach.userId });
    const client = await openClientOf(coach);
    expect(await setActive(coach, false)).toMatchObject({
      http_code: 409,
      message: "This person still has clients: hand them over first",
    });
    take(await fetchOwnUser(coach));
    await getDatabase().update(users).set({ adviserId: null }).where(eq(users.id, client.userId));
    take(await setActive(coach, false));
    const [plan] = await getDatabase().select().from(plans).where(eq(plans.id, id));
    expect(plan?.adviserId).toBeNull();
    const body = { adviserId: coach.userId, answer: "yes" as const };
    expect(await callBackend("answerAdviserRequest", { body }, holder)).toMatchObject({ http_code: 404 });
    expect((await rowOf(holder)).adviserId).toBeNull();
  });

  test("is neither one's own nor the last administrator's, and only an administrator closes one", async () => {
    expect(await setActive(administrator, false)).toMatchObject({ http_code: 409 });
    const other = await openStaff("administrator");
    // Their session outlives their role, as if two administrators had removed each other at the same instant.
    await getDatabase().delete(userRoles).where(eq(userRoles.userId, other.userId));
    for (const refused of [
      await setActive(administrator, false, other),
      await update(administrator, { role: "Investor" }, other),
    ])
      expect(refused).toMatchObject({
        http_code: 409,
        message: expect.stringContaining("last system") as string,
      });
    for (const by of [planner, receiver])
      expect(await setActive(other, false, by)).toMatchObject({ http_code: 403 });
    expect(await setActive({ userId: 2_000_000 }, false)).toMatchObject({ http_code: 404 });
  });
});
