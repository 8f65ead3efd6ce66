/** An adviser's home, their list of clients and the page of a client, without scripts. */
import { beforeAll, describe, expect, inject, it } from "vitest";
import { reachOver } from "../../app/backend/transports/remote";
import { addMonths, todayInSouthAfrica } from "../../app/base/date";
import { type Account, inventCell, openAccount } from "../support/accounts";
import { take } from "../support/call";
import { inventIdentityNumber } from "../support/identity-numbers";
import { openDesk } from "../support/logged-in-visitor";
import { createClient, thandi } from "../support/over-transports";
import { queryAt } from "../support/query";
import { employAt } from "../support/staff";
import { type Page, readText, readTitle, type Visitor } from "../support/visitor";

const LIST = "/en/admin/clients";
const pageOf = ({ userId }: { userId: number }) => `${LIST}/${userId}`;

type Client = { userId: number; rsaIdNr: string };

const server = inject("site");
let planner: Account;
let coach: Account;
let desk: Visitor;
/** The clients: with a failed plan, with a ready one, stopped at a step, and new. */
let tebogo: Client;
let kagiso: Client;
let susan: Client;
let zodwa: Client;
let failed: number;
let ready: number;
beforeAll(async () => {
  const { origin, databaseUrl } = server;
  [planner, coach] = await Promise.all([openAccount({ origin }), openAccount({ origin })]);
  await employAt(databaseUrl, [
    [planner, "planner"],
    [coach, "coach"],
  ]);
  desk = await openDesk(origin, planner, "planner");
  [tebogo, kagiso, susan, zodwa] = await Promise.all([
    addClient("Tebogo", "Molefe"),
    addClient("Kagiso", "Phiri"),
    addClient("Susan", "Daniels"),
    addClient("Zodwa", "Aadams"),
  ]);
  [failed, ready] = [await addPlan(tebogo, 2_400_000), await addPlan(kagiso, 7_300_000)];
  await fail(failed);
  const { first_name, last_name, email, phone, dob, retirement_date, gender } = thandi;
  const draft = { first_name, last_name, email, phone, dob, retirement_date, gender };
  const { userId } = susan;
  take(await call("saveDraft", { params: { userId }, body: { userId, draft } }, planner));
  await query(
    "update survey_drafts set updated_at = now() - interval '8 days', step = 3 where user_id = $1",
    [userId],
  );
});

const { call, waitForRecommendation } = createClient(() => reachOver(server.origin));

const query = (text: string, values: unknown[]) => queryAt(server, text, values);

const fail = (plan: number) =>
  query("update recommendations set status = 'failed' where plan_id = $1", [plan]);

async function addClient(
  firstNames: string,
  surname: string,
  rsaIdNr = inventIdentityNumber(),
): Promise<Client> {
  const numbers = { rsaIdNr, cellNr: inventCell() };
  const user = { firstNames, surname, email: "client@example.org", ...numbers };
  const answer = take(await call("createUser", { body: { user } }, planner));
  if (!("user" in answer)) throw new Error("the account was not opened");
  return answer.user;
}

async function addPlan({ rsaIdNr: rsaid }: Client, retirement_savings: number): Promise<number> {
  const [year, month, day] = todayInSouthAfrica(new Date()).split("-");
  const body = { ...thandi, rsaid, retirement_savings, client_agreed_on: `${day}/${month}/${year}` };
  const { id } = take(await call("createPlan", { body }, planner));
  await waitForRecommendation(planner, id);
  return id;
}

/** The clients in a page's table, in order. */
function listNames(html: string): string[] {
  const rows = html.split("<tbody")[1]?.matchAll(/<th[^>]*>([\s\S]*?)<\/th>/g) ?? [];
  return [...rows].map(([, cell = ""]) => readText(cell).split(",")[0] ?? "");
}

describe("the home of a desk", () => {
  it("names who needs their adviser, with one action each, and what is new", async () => {
    const { status, html } = await desk.open("/en/admin");
    const text = readText(html);
    expect(status).toBe(200);
    expect(text).toContain("Two people need you");
    expect(text).toMatch(/Tebogo Molefe , born 194\d, waits for a plan: .* Try again for Tebogo Molefe/);
    expect(text).toMatch(
      /Susan Daniels , born 194\d, stopped at step 3 on .* All answers so far are saved\. Continue for Susan/,
    );
    expect(text).toMatch(/Two plans made since yesterday Plans made 2 Plans chosen 0/);
    expect(html).toContain(`href="${pageOf(tebogo)}"`);
  });

  it("leads to a search, and lists the clients opened last", async () => {
    await desk.open(pageOf(zodwa));
    const home = await desk.open("/en/admin");
    expect(listNames(home.html)).toContain("Aadams");
    const found = await desk.press("search", { search: "phi" });
    expect(found.path).toMatch(/^\/en\/admin\/clients\?found=[0-9a-f]{8}$/);
    expect(readText(found.html)).toContain("1 client matches");
    expect(listNames(found.html)).toEqual(["Phiri"]);
  });

  it("is the coach's too, without what a coach does not do", async () => {
    const visitor = await openDesk(server.origin, coach, "coach");
    const { html } = await visitor.open("/en/admin");
    const text = readText(html);
    expect(text).toContain("You have no clients yet");
    expect(text).not.toContain("Add a client");
    expect(text).not.toMatch(/\bFees\b/);
  });
});

describe("the list of clients", () => {
  it("is sorted by its heads, which say how", async () => {
    const { html } = await desk.open(`${LIST}?sort=savings&order=desc`);
    expect(listNames(html).slice(0, 2)).toEqual(["Phiri", "Molefe"]);
    expect(html).toMatch(/aria-sort="descending"[^>]*>\s*<a href="[^"]*sort=savings&amp;order=asc"/);
    expect(html.match(/aria-sort="none"/g)).toHaveLength(4);
    const byName = await desk.open(`${LIST}?sort=name&order=asc`);
    expect(listNames(byName.html)).toEqual(["Aadams", "Daniels", "Molefe", "Phiri"]);
  });

  it("says what failed, and narrows to a state or to a name and shows one row each", async () => {
    const { html } = await desk.open(LIST);
    expect(readText(html)).toMatch(/One plan could not be worked out\. See Tebogo Molefe, born 194\d /);
    expect(html).toMatch(/<a href="\/en\/admin\/clients\/\d+"[^>]*>.*?Molefe, Tebogo<.*?born 194\d</s);
    const only = await desk.open(`${LIST}?state=draft`);
    expect(listNames(only.html)).toEqual(["Daniels"]);
    expect(readText(only.html)).toContain("Survey, step 3");
    const readSwitch = (page: string) => /<input[^>]*id="more-filters"[^>]*>/.exec(page)?.[0];
    expect(readSwitch(html)).not.toContain("checked");
    expect(readSwitch(only.html)).toContain("checked");
    await desk.open(LIST);
    const found = await desk.press("search", { search: kagiso.rsaIdNr });
    expect(listNames(found.html)).toEqual(["Phiri"]);
    expect(found.html).not.toContain("aria-sort");
    expect(found.path).not.toContain(kagiso.rsaIdNr);
    const none = await desk.press("search", { search: "nobody" });
    expect(readText(none.html)).toContain("No client matches");
    // As by Back, or in the first of two windows.
    expect(listNames((await desk.open(found.path)).html)).toEqual(["Phiri"]);
    expect((await desk.press("search", { search: "  ", state: "draft" })).path).toBe(`${LIST}?state=draft`);
    const { html: elsewhere } = await (await openDesk(server.origin, planner, "planner")).open(found.path);
    expect(readText(elsewhere)).not.toMatch(/match/);
  });

  it("is sorted by when they retire, and narrowed to a month of it", async () => {
    const { html } = await desk.open(`${LIST}?sort=retirement&order=asc`);
    expect(readText(html)).toContain("Those who retire soonest first");
    expect(listNames(html).at(-1)).toBe("Aadams");
    const retires = thandi.retirement_date!.split("/").slice(1).reverse().join("-");
    const narrowed = await desk.press("search", { search: "", retires });
    expect(narrowed.path).toBe(`${LIST}?retires=${retires}`);
    expect(listNames(narrowed.html)).toHaveLength(3);
    expect(narrowed.html).toMatch(new RegExp(`<option value="${retires}" selected=""`));
    const [sorted = ""] = /<a href="[^"]*sort=savings[^"]*"/.exec(narrowed.html) ?? [];
    expect(sorted).toContain(`retires=${retires}`);
    const found = await desk.press("search", { search: "phi", retires });
    expect(listNames(found.html)).toEqual(["Phiri"]);
    // Clients whose retirement date has passed can be searched for as well.
    const lastMonth = addMonths(todayInSouthAfrica(new Date()), -1).slice(0, 7);
    expect((await desk.press("search", { search: "", retires: lastMonth })).path).toBe(
      `${LIST}?retires=${lastMonth}`,
    );
  });

  it("is turned page by page", async () => {
    await Promise.all(Array.from({ length: 24 }, () => addClient("One", "Ofmany")));
    const first = await desk.open(`${LIST}?sort=savings&order=desc`);
    expect(listNames(first.html)).toHaveLength(25);
    const readPages = ({ html }: Page) =>
      readText(/<nav aria-label="Pages of this list".*?<\/nav>/s.exec(html)?.[0] ?? "");
    expect(readPages(first)).toBe("1 2 Next page");
    const [, next = ""] = /<a href="([^"]*page=2[^"]*)"/.exec(first.html) ?? [];
    const second = await desk.open(next.replaceAll("&amp;", "&"));
    expect(listNames(second.html)).toHaveLength(3);
    expect(readPages(second)).toBe("Previous page 1 2");
    const behind = await desk.open(`${LIST}?sort=savings&order=desc&page=9`);
    expect(behind.path).toBe(`${LIST}?sort=savings&order=desc&page=2`);
    expect(second.html).toMatch(/<a href="[^"]*page=2[^"]*"[^>]*aria-current="page"/);
    await query("update users set adviser_id = null where adviser_id = $2 and id <> all($1)", [
      [tebogo, kagiso, susan, zodwa].map(({ userId }) => userId),
      planner.userId,
    ]);
  });

  it("tells two of the same name and year apart, as the home and a client's own page do", async () => {
    const born = (birthDay: string) => addClient("Thabo", "Nkosi", inventIdentityNumber(birthDay));
    const namesakes = [await born("430314"), await born("431102"), await born("440314")] as const;
    const [first, second] = namesakes;
    const plan = await addPlan(first, 2_000_000);
    await desk.open(LIST);
    const { html } = await desk.press("search", { search: "nkosi" });
    const text = readText(html);
    expect(text).toContain(`Nkosi, Thabo born 14 March 1943, plan ${plan} `);
    expect(text).toContain(`Nkosi, Thabo born 2 November 1943, client ${second.userId} `);
    expect(text).toContain("Nkosi, Thabo born 1944 ");
    expect(text).toContain(`Open plan for Thabo Nkosi, born 14 March 1943, plan ${plan}`);
    await fail(plan);
    await query("update plans set selected_at = now() where id = $1", [plan]);
    const page = await desk.open(pageOf(second));
    expect(readText(page.html)).toContain("Thabo Nkosi, born 2 November 1943");
    const home = readText((await desk.open("/en/admin")).html);
    expect(home).toContain(`Thabo Nkosi , born 14 March 1943, plan ${plan}, waits for a plan`);
    expect(home).toContain(`Plans chosen Thabo Nkosi, born 14 March 1943, plan ${plan} 1`);
    for (const at of ["details", "number", "hand-over"])
      expect(readText((await desk.open(`${pageOf(second)}/${at}`)).html)).toContain(
        "Thabo Nkosi, born 2 November 1943",
      );
    await query("update users set adviser_id = null where id = any($1)", [
      namesakes.map(({ userId }) => userId),
    ]);
  });

  it("asks for a failed plan again", async () => {
    await desk.open(`${LIST}?state=failed`);
    const again = await desk.press("again");
    expect(again.path).toBe(`${LIST}?again`);
    expect(readText(again.html)).toContain("We work that plan out again.");
    await waitForRecommendation(planner, failed);
    expect(readText((await desk.open(LIST)).html)).not.toContain("could not be worked out");
  });
});

describe("the page of a client", () => {
  it("says what stands in the way, first of all", async () => {
    await fail(failed);
    const { html } = await desk.open(pageOf(tebogo));
    expect(readTitle(html)).toBe(`Client ${tebogo.userId} – Baobab`);
    expect(html).toMatch(/<h1[^>]*>Tebogo waits for a plan: we could not work it out<\/h1>/);
    const again = await desk.press("again");
    expect(again.path).toBe(`${pageOf(tebogo)}?again`);
    await waitForRecommendation(planner, failed);
    expect(readText((await desk.open(pageOf(tebogo))).html)).toContain("Tebogo’s plan is ready");
    const stopped = await desk.open(pageOf(susan));
    expect(readText(stopped.html)).toMatch(/Susan stopped at step 3 on .* Go on/);
    expect(stopped.html).toContain(`href="/en/3?client=${susan.userId}"`);
  });

  it("counts what waits for the client, and leads to it", async () => {
    const { fpFees } = take(await call("getClientFees", { params: { id: kagiso.userId } }, planner));
    await query("insert into fee_proposals (user_id, fees, proposed_by_id) values ($1, $2, $3)", [
      kagiso.userId,
      JSON.stringify(fpFees),
      planner.userId,
    ]);
    const first_name = "Kagiso";
    const body = { userId: kagiso.userId, draft: { ...thandi, first_name } };
    take(await call("saveDraft", { params: { userId: kagiso.userId }, body }, planner));
    const { html } = await desk.open(pageOf(kagiso));
    const text = readText(html);
    expect(text).toContain("Two things stand in Kagiso’s way");
    expect(text).toMatch(/Kagiso has an older plan: answers changed after it\..* Work it out again/);
    expect(text).toMatch(/Higher fees wait for Kagiso’s yes\..* See the fees/);
  });

  it("shows plans and all that can be done, and acts for the client from there", async () => {
    const { html } = await desk.open(pageOf(kagiso));
    const text = readText(html);
    expect(text).toMatch(new RegExp(`Plan ${ready} R[\\d ]+ .*Plan is older Open plan ${ready}`));
    expect(text).toMatch(/Made a plan, plan \d+.*0\.85% a year/);
    expect(text).toMatch(new RegExp(`Two ways to be paid, plan ${ready} We suggest .* because Kagiso `));
    expect(html).toContain(`href="/en/recommended-plan/share?plan=`);
    for (const to of ["details", "hand-over"]) expect(html).toContain(`href="${pageOf(kagiso)}/${to}"`);
    expect(html).toContain(`href="/en/admin/fees?client=${kagiso.userId}"`);
    const plan = await desk.open(`/en/recommended-plan?plan=${ready}&client=${kagiso.userId}`);
    expect(readText(plan.html)).toContain("You are acting for Kagiso Phiri, born ");
    expect(plan.html).toContain(`href="${pageOf(kagiso)}"`);
    const answers = /href="(\/en\/check-answers\?plan=\d+&amp;client=\d+)"/.exec(html)?.[1] ?? "";
    const checked = await desk.open(answers.replaceAll("&amp;", "&"));
    expect(checked.status).toBe(200);
    // Kagiso made the plan, so no adviser has recorded a date.
    expect(readText(checked.html)).toMatch(/Your client’s agreement\s+Not answered yet/);
  });

  it("is noted as opened, once until another client is, and nothing else of it", async () => {
    const listActs = () =>
      query(
        "select verb from audit_log join users on users.subject_id = audit_log.subject_id where users.id = $1 and verb <> 'opened an account'",
        [zodwa.userId],
      );
    await desk.open(pageOf(kagiso));
    const before = await listActs();
    for (let times = 0; times < 2; times += 1) await desk.open(pageOf(zodwa));
    expect((await listActs()).slice(before.length)).toEqual([{ verb: "opened client" }]);
  });

  it("is not found by anybody else's adviser, nor for what is no number", async () => {
    const other = await openDesk(server.origin, coach, "coach");
    expect((await other.open(pageOf(kagiso))).status).toBe(404);
    for (const path of [`${LIST}/0`, `${LIST}/abc`, `${LIST}/${planner.userId}`])
      expect((await desk.open(path)).status, path).toBe(404);
  });
});

describe("an adviser's own My data", () => {
  it("names no plan of a client's", async () => {
    const { html, status } = await desk.open("/en/my-data");
    expect(status).toBe(200);
    expect(readText(html)).not.toContain("Answers of plan");
  });
});
