/** An administrator finds people, changes their role, hands clients over and closes accounts. Without scripts. */
import { beforeAll, describe, expect, inject, it } from "vitest";
import { assembleCast, type Cast, OWN_WORDS } from "../support/cast";
import { inventIdentityNumber } from "../support/identity-numbers";
import { joinFirm } from "../support/staff";
import { readErrorSummary, readText, readTitle } from "../support/visitor";

const server = inject("site");
let cast: Cast;
beforeAll(async () => {
  cast = await assembleCast(server);
});

const PEOPLE = "/en/admin/people";
const describeNew = () => ({
  rsaIdNr: inventIdentityNumber(),
  cellNr: "0825550101",
  role: "Financial Planner",
  firstNames: "Naledi",
  surname: "Khumalo",
  email: "naledi@example.org",
});

/** Adds a planner, and returns the address of their page. */
async function addPlanner(rsaIdNr = inventIdentityNumber()): Promise<string> {
  const { administrator } = cast.visitors;
  await administrator.open(`${PEOPLE}/new`);
  const { path } = await administrator.press("add", { ...describeNew(), rsaIdNr });
  expect(path).toMatch(/^\/en\/admin\/people\/\d+\?saved$/);
  return path.replace("?saved", "");
}

describe("a lost number", () => {
  it("is told everything that is wrong with its change at once", async () => {
    const { administrator } = cast.visitors;
    await administrator.open(`/en/admin/clients/${cast.person.userId}/number`);
    const refused = await administrator.press("ask", { cell_number: "12" });
    expect(readErrorSummary(refused.html).map(({ href }) => href)).toEqual([
      "#cell_number",
      "#identity_checked",
    ]);
  });
});

describe("people", () => {
  it("of one name and year are told apart by the day of their birth and by their number", async () => {
    const { administrator } = cast.visitors;
    const pages = [];
    for (const day of ["430314", "431102"]) pages.push(await addPlanner(inventIdentityNumber(day)));
    const [march, november] = pages.map((page) => page.replace(/.*\//, ""));
    const list = readText((await administrator.open(`${PEOPLE}?role=planner`)).html);
    expect(list).toContain(`Khumalo, Naledi born 14 March 1943, person ${march} `);
    expect(list).toContain(`Khumalo, Naledi born 2 November 1943, person ${november} `);
    expect(list).toContain(`Change of Naledi Khumalo, born 2 November 1943, person ${november} `);
    const own = readText((await administrator.open(pages[0]!)).html);
    expect(own).toMatch(/ID number 43•+ Born 14 March 1943/);
    const report = await administrator.open("/en/admin/reports?dateFilter=accountOpened&userRoleId=3");
    expect(readText(report.html)).toContain(`Khumalo, Naledi born 14 March 1943, person ${march} `);
    const log = readText((await administrator.open("/en/admin/audit-log?verb=opened+an+account")).html);
    expect(log).toContain(`Naledi Khumalo born 14 March 1943, account ${march} `);
    const choices = await administrator.open(`/en/admin/clients/${cast.person.userId}/hand-over`);
    expect(readText(choices.html)).toContain(`Naledi Khumalo, Financial Planner, person ${november} `);
  });

  it("are reached from every page of an administrator, and found by name or whole ID number", async () => {
    const { administrator } = cast.visitors;
    const list = await administrator.open(PEOPLE);
    expect(list.html).toContain(`href="${PEOPLE}"`);
    expect(list.html).toMatch(/<h1[^>]*>People</);
    expect(readText(list.html)).not.toContain(OWN_WORDS.person[1]);
    // The shared site may have other people of that name.
    for (const [search, matches] of [
      ["boitu honde", /person matches|people match/],
      [cast.person.rsaid, /One person matches/],
    ] as const) {
      await administrator.open(PEOPLE);
      const found = await administrator.press("search", { search });
      expect(found.path).toMatch(/^\/en\/admin\/people\?found=[0-9a-f]{8}$/);
      expect(readText(found.html)).toMatch(matches);
      // With the full date and the number, if another person of the name was born in the same year.
      const year = `19${cast.person.rsaid.slice(0, 2)}`;
      expect(readText(found.html)).toMatch(
        new RegExp(`Hondeklipbaai, Boitumelolo born (${year} |\\d+ \\w+ ${year}, person \\d+ )`),
      );
    }
    const nobody = await administrator.press("search", { search: inventIdentityNumber() });
    expect(readText(nobody.html)).toContain("Nobody matches");
    const coaches = await administrator.press("search", { search: "", role: "coach" });
    expect(coaches.path).toBe(`${PEOPLE}?role=coach`);
    expect(readText(coaches.html)).toContain("Retirement Coaches, the newest first");
  });

  it("are added with a role; what is wrong is named, and all that was typed stays", async () => {
    const { administrator } = cast.visitors;
    await administrator.open(`${PEOPLE}/new`);
    const refused = await administrator.press("add", { ...describeNew(), rsaIdNr: "123", email: "" });
    expect(refused.status).toBe(422);
    expect(readTitle(refused.html)).toMatch(/^Error: /);
    expect(readErrorSummary(refused.html).map(({ href }) => href)).toEqual(["#rsaIdNr", "#email"]);
    expect(administrator.fields().get("surname")).toBe("Khumalo");
    expect(administrator.fields().get("role")).toBe("Financial Planner");
    const noRole = await administrator.press("add", { ...describeNew(), role: "" });
    expect(readErrorSummary(noRole.html).map(({ href }) => href)).toEqual(["#role"]);
    const wrong = { ...describeNew(), rsaIdNr: "123", role: "", email: "nowhere" };
    const all = await administrator.press("add", wrong);
    expect(readErrorSummary(all.html).map(({ href }) => href)).toEqual(["#rsaIdNr", "#role", "#email"]);
    const page = await addPlanner();
    const { html } = await administrator.open(page);
    expect(readText(html)).toMatch(/Khumalo.*State Active.*Roles Financial Planner, Investor/);
  });

  it("have their details and role changed", async () => {
    const { administrator } = cast.visitors;
    const page = await addPlanner();
    await administrator.open(page);
    const saved = await administrator.press("details", {
      role: "Retirement Coach",
      surname: "Khumalo-Dube",
      yearsOfExperience: "7",
      segment: "yes",
    });
    expect(readText(saved.html)).toMatch(/Saved\..*Naledi Khumalo-Dube.*Roles Retirement Coach, Investor/);
    expect(administrator.fields().get("yearsOfExperience")).toBe("7");
    expect(administrator.fields().get("segment")).toBe("yes");
    const refused = await administrator.press("details", { yearsOfExperience: "many" });
    expect(refused.status).toBe(422);
    expect(readErrorSummary(refused.html)).toMatchObject([{ href: "#yearsOfExperience" }]);
    expect((await administrator.open(`${PEOPLE}/987654`)).status).toBe(404);
    expect((await administrator.open(`${PEOPLE}/of-mine`)).status).toBe(404);
  });
});

it("clients are handed over before their adviser's account is closed, which logs the adviser out", async () => {
  const { administrator, planner } = cast.visitors;
  const receiver = Number(/\d+$/.exec(await addPlanner())?.[0]);
  const from = cast.planner.userId;
  const handOver = `${PEOPLE}/${from}/hand-over`;
  expect((await administrator.open(`${PEOPLE}?role=planner`)).html).toContain(`href="${handOver}"`);
  await administrator.open(`${PEOPLE}/${from}`);
  const refused = await administrator.press("deactivate");
  expect(refused.status).toBe(422);
  expect(readText(refused.html)).toContain("This person still has clients: hand them over first");
  expect(refused.html).toContain(`href="${handOver}"`);

  const asked = await administrator.open(handOver);
  expect(readText(asked.html)).toContain("Hand over the one client of");
  const nobody = await administrator.press("hand-over", {});
  expect(nobody.status).toBe(422);
  expect(readErrorSummary(nobody.html)).toMatchObject([{ href: "#toUserId" }]);
  const done = await administrator.press("hand-over", { toUserId: String(receiver) });
  expect(done.path).toBe(`${PEOPLE}/${from}?handed-over`);
  expect(readText(done.html)).toMatch(/The clients are handed over.*They advise nobody/);
  const client = await administrator.open(`${PEOPLE}/${cast.person.userId}`);
  expect(readText(client.html)).toContain("Advised by Naledi Khumalo, Financial Planner");

  // Hands one client back, separately.
  await administrator.open(`/en/admin/clients/${cast.person.userId}/hand-over`);
  const back = await administrator.press("hand-over", { toUserId: String(from) });
  expect(back.path).toBe(`${PEOPLE}/${cast.person.userId}?handed-over`);
  const given = await planner.open(`/en/admin/clients/${cast.person.userId}/hand-over`);
  expect(readText(given.html)).toContain("An administrator can hand them over to any adviser");
  await joinFirm(server.databaseUrl, [from, receiver]);
  const colleague = await planner.open(`/en/admin/clients/${cast.person.userId}/hand-over`);
  expect(readText(colleague.html)).toContain("Hand Boitumelolo Hondeklipbaai over to another adviser");
  const went = await planner.press("hand-over", { toUserId: String(receiver) });
  expect(went.path).toBe("/en/admin/clients?saved");
  expect((await planner.open(`/en/admin/clients/${cast.person.userId}/hand-over`)).status).toBe(404);

  await administrator.open(`${PEOPLE}/${from}`);
  const closed = await administrator.press("deactivate");
  expect(readText(closed.html)).toMatch(/The account is deactivated.*State Deactivated/);
  expect((await planner.open("/en/admin/clients")).status).toBe(404);
  expect((await planner.open("/en/my-data")).path).toMatch(/^\/en\/session-expired/);
  const opened = await administrator.press("activate");
  expect(readText(opened.html)).toMatch(/The account is active again.*State Active/);
});

it("somebody who lost their phone gets another number a day later, unless it is cancelled", async () => {
  const { administrator, coach } = cast.visitors;
  const page = `/en/admin/clients/${cast.person.userId}/number`;
  expect((await coach.open(page)).status).toBe(404);
  await administrator.open(page);
  const refused = await administrator.press("ask", { cell_number: "0825550199" });
  expect(refused.status).toBe(422);
  expect(readErrorSummary(refused.html)).toMatchObject([{ href: "#identity_checked" }]);
  expect(administrator.fields().get("cell_number")).toBe("0825550199");
  const asked = await administrator.press("ask", { cell_number: "0825550199", identity_checked: "yes" });
  expect(asked.path).toBe(page);
  expect(readText(asked.html)).toMatch(/From .* codes go to the number that ends with …0199/);
  const cancelled = await administrator.press("cancel");
  expect(readText(cancelled.html)).toContain("The change is cancelled. The number stays as it was.");
});
