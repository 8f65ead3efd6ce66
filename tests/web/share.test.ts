/** Sharing a plan and reading a shared one, without scripts. */
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sharedPlanSchema } from "../../app/contract/shared-plan";
import type { SurveyRecord } from "../../app/contract/survey-record";
import { sayRand } from "../support/adjust-tabs";
import { take } from "../support/call";
import { callAs, openCustomer, waitForAdvice } from "../support/customers";
import type { Customer } from "../support/customers";
import { becomeGuest } from "../support/guest-plans";
import { thandi } from "../support/over-transports";
import { startServer } from "../support/server";
import type { TestServer } from "../support/server";
import { createVisitor, readErrorSummary, readText, readTitle } from "../support/visitor";
import type { Visitor } from "../support/visitor";

const PLAN = "/en/recommended-plan";
const SHARE = `${PLAN}/share`;

/** Seriously ill, so that an enhanced life annuity is recommended; with words that stand nowhere else. */
const ILL: SurveyRecord = {
  ...thandi,
  first_name: "Boitumelolo",
  last_name: "Hondeklipbaai",
  email: "boitumelolo@verkeerdevlei.example",
  phone: "0829998877",
  what_is_more_important: "guarantee_inc_and_no_inheritance",
  has_serious_illness: "yes",
  are_you_smoker: undefined,
};

/** What a reader must not find unless it was ticked. */
const HIDDEN = /Hondeklipbaai|9998877|verkeerdevlei|Enhanced|healthy_|illness|impaired|smok|life_expectancy/i;

let server: TestServer;
let owner: Customer;
beforeAll(async () => {
  server = await startServer({ environment: { LIMIT_FACTOR: "1000" } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  // Inside of a test, where its recommendation can be waited for.
  owner ??= await openIll();
}, 90_000);

async function openIll(): Promise<Customer> {
  const customer = await openCustomer(server.origin);
  const body = { ...ILL, rsaid: customer.account.rsaid };
  const { id } = take(await callAs(server.origin)("createPlan", { body }, customer.account));
  await waitForAdvice(server.origin, { ...customer, id });
  return { ...customer, id };
}

async function query(text: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query(text, values);
  await client.end();
}

/** Makes a link on the page, and reads its path from the answer. */
async function makeLink(visitor: Visitor, plan: number, typed = {}): Promise<string> {
  await visitor.open(`${SHARE}?plan=${plan}`);
  const { html } = await visitor.press("make", { label: "Naledi, my daughter", ...typed });
  return readLink(html);
}

function readLink(html: string): string {
  const link = /<input[^>]*id="link"[^>]*>/.exec(html)?.[0] ?? "";
  return /value="https?:\/\/[^/]+(\/en\/shared\/[\w-]{43})"/.exec(link)?.[1] ?? "no link";
}

/** What a page holds but random letters, in which any word may stand by chance. */
const withoutTokens = (html: string, path: string) =>
  html.replaceAll(path, "").replace(/<input[^>]*type="hidden"[^>]*>/g, "");

/** Opens a link in a browser that has never been here. */
async function read(path: string) {
  const reader = createVisitor(server.origin);
  await reader.open(path);
  await reader.press("open");
  return reader;
}

const get = (path: string, { cookies }: Visitor) =>
  fetch(server.origin + path, {
    headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
    redirect: "manual",
  });

describe("the page that shares a plan", () => {
  it("is reached from the plan, and says what is shown and what stays before the button", async () => {
    const { visitor, id } = owner;
    await visitor.open(`${PLAN}?plan=${id}`);
    if (visitor.page().path !== `${PLAN}?plan=${id}`) await visitor.press("plan");
    expect(visitor.page().html).toContain(`href="${SHARE}?plan=${id}"`);
    const { html } = await visitor.open(`${SHARE}?plan=${id}`);
    expect(readTitle(html)).toBe("Save and share – Baobab");
    const text = readText(html);
    const order = ["What they will see", "What stays with you", "Make the link", "No link works now"];
    const places = order.map((words) => text.indexOf(words));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(text).toContain("The surname, unless ticked");
  });

  it("keeps what was typed, and names what is missing", async () => {
    const { visitor, id } = owner;
    await visitor.open(`${SHARE}?plan=${id}`);
    const typed = { label: "Naledi", include: "surname", wants_code: "yes", code_to: "", wants_mail: "yes" };
    const { status, html } = await visitor.press("make", { ...typed, send_to: "", message: "Look at this" });
    expect(status).toBe(422);
    expect(readTitle(html)).toMatch(/^Error: /);
    expect(readErrorSummary(html).map(({ href }) => href)).toEqual(["#code_to", "#send_to"]);
    expect(html).toMatch(/value="Naledi"/);
    expect(html).toContain("Look at this");
    const unnamed = await visitor.press("make", { label: "", wants_code: "no", wants_mail: "no" });
    expect(readErrorSummary(unnamed.html)).toMatchObject([{ href: "#label" }]);
  });

  it("shows the link once, with a square code; the same form sent again makes no second one", async () => {
    const { visitor, id } = owner;
    await visitor.open(`${SHARE}?plan=${id}`);
    const fields = visitor.fields();
    fields.set("label", "Twice");
    fields.set("intent", "make");
    const [first, second] = [await visitor.post(fields), await visitor.post(fields)];
    const html = await first.text();
    expect(first.status).toBe(200);
    expect(first.headers.get("Cache-Control")).toBe("no-store");
    expect(readTitle(html)).toBe("Your link is ready – Baobab");
    expect(readLink(html)).toMatch(/^\/en\/shared\//);
    expect(readLink(await second.text())).toBe(readLink(html));
    expect(html).toContain('aria-label="A square code that opens the link"');
    expect(readText(html)).toContain("The figures used your health answers; an expert may guess.");
    const after = await visitor.open(`${SHARE}?plan=${id}`);
    expect(after.html).not.toContain("/en/shared/");
    expect(readText(after.html).match(/Twice/g)?.length).toBe(2);
    expect(readText(after.html)).toContain("One link works now");
    expect(readText((await visitor.open("/en/my-data")).html)).toContain("Twice");
  });
});

describe("a shared plan", () => {
  it("has a cover without figures, which counts nothing and tells nobody of its address", async () => {
    const path = await makeLink(owner.visitor, owner.id);
    const answer = await get(path, createVisitor(server.origin));
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(readText(html)).toMatch(/wants to show you a retirement plan Shared on/);
    expect(readTitle(html)).toBe("A shared plan – Baobab");
    expect(readText(html)).not.toMatch(/R\s?\d/);
    expect(withoutTokens(html, path)).not.toMatch(HIDDEN);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "same-origin",
      "x-robots-tag": "noindex",
    });
    const token = path.split("/").at(-1) ?? "";
    for (const [, address = ""] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
      expect(address).not.toContain(token);
      expect(address).toMatch(/^[/#]/);
    }
    const listed = readText((await owner.visitor.open(`${SHARE}?plan=${owner.id}`)).html);
    expect(listed).toContain("not yet");
  });

  it("is read with all its views, fees and files, and nothing in them that was not ticked", async () => {
    const path = await makeLink(owner.visitor, owner.id);
    const reader = await read(path);
    const [token] = path.split("/").slice(-1);
    expect(reader.page()).toMatchObject({ status: 200, path });
    const { html } = reader.page();
    expect(readTitle(html)).toBe("A shared plan – Baobab");
    const own = take(
      await callAs(server.origin)("getRecommendations", { query: { id: owner.id } }, owner.account),
    );
    if (!Array.isArray(own) || !own[0]) throw new Error("no recommendation");
    expect(own[0].common_info.annuity_recommendation).toBe("EnhancedLifeAnnuity");
    const income = sayRand(Math.round(own[0].ila_recommendations.expected.monthly_income_total));
    const text = readText(html);
    expect(text).toContain(income);
    expect(text).toContain("shared this plan on");
    expect(text).toContain("“you” is Boitumelolo");
    expect(text).toContain("Why a life annuity");
    expect(text).not.toContain("newer version");
    expect(html).not.toContain("/en/check-answers");
    expect(html).not.toContain(`${PLAN}`);
    expect(html).not.toMatch(/<script(?![^>]*type="module")/);
    for (const name of reader.cookies.keys()) expect(name).not.toContain(token);
    const beside = ["fees", "charts", "files/projections.csv", "files/plan.json"].map(
      (part) => `${path}/${part}`,
    );
    const views = [...html.matchAll(/href="([^"]*\?[^"]*view=[^"#]*)/g)].map(([, to = ""]) =>
      to.replaceAll("&amp;", "&"),
    );
    expect(new Set(views).size).toBeGreaterThanOrEqual(4);
    for (const address of [path, ...beside, ...views]) {
      const answer = await get(address, reader);
      expect(answer.status, address).toBe(200);
      expect(answer.headers.get("Referrer-Policy")).toBe("same-origin");
      expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      const bytes = withoutTokens(await answer.text(), path);
      const found = HIDDEN.exec(bytes);
      expect(found && bytes.slice(found.index - 80, found.index + 80), address).toBeNull();
      expect(bytes).not.toContain(owner.account.rsaid);
      if (address.endsWith(".json")) sharedPlanSchema.parse(JSON.parse(bytes));
    }
    expect(server.readOutput()).not.toContain(token);
    expect(server.readOutput()).toContain("/en/shared/:token");
    const listed = readText((await owner.visitor.open(`${SHARE}?plan=${owner.id}`)).html);
    expect(listed).toContain("once, last on");
  });

  it("shows what was ticked", async () => {
    const include = ["surname", "contact", "health"];
    const reader = await read(await makeLink(owner.visitor, owner.id, { include }));
    const text = readText(reader.page().html);
    for (const words of ["Hondeklipbaai", "verkeerdevlei", "Why an enhanced life annuity"])
      expect(text).toContain(words);
    expect(text).not.toContain(owner.account.rsaid);
  });

  it("opens by a code that was sent to the number given", async () => {
    const typed = { wants_code: "yes", code_to: "82 555 0142" };
    const path = await makeLink(owner.visitor, owner.id, typed);
    const reader = createVisitor(server.origin);
    expect(readText((await reader.open(path)).html)).toContain("A code goes by SMS");
    const asked = await reader.press("open");
    expect(asked.path).toBe(`${path}/code`);
    expect(readText((await reader.open(path)).html)).toContain("Send the code");
    await reader.open(`${path}/code`);
    const wrong = await reader.press("verify", { otp: "12" });
    expect(wrong.status).toBe(422);
    const code = /\b\d{6}\b/.exec(readText(asked.html))?.[0] ?? "";
    const opened = await reader.press("verify", { otp: code });
    expect(opened).toMatchObject({ status: 200, path });
    expect(readText(opened.html)).toContain("shared this plan on");
  });

  it("is gone once it is taken back, in words, and an unknown link leads nowhere", async () => {
    const { visitor, id } = owner;
    const path = await makeLink(visitor, id, { label: "Mistaken" });
    const reader = await read(path);
    await visitor.open(`${SHARE}?plan=${id}`);
    const done = await visitor.press("revoke");
    expect(done.path).toBe(`${SHARE}?plan=${id}&taken-back`);
    expect(readText(done.html)).toContain("The link is taken back");
    for (const address of [path, `${path}/fees`]) {
      const gone = await reader.open(address);
      expect(gone).toMatchObject({ status: 410, path });
      expect(readText(gone.html)).toContain("This link no longer works");
    }
    const unknown = await reader.open(`/en/shared/${"x".repeat(43)}`);
    expect(unknown.status).toBe(404);
    expect(readText(unknown.html)).toContain("This link does not lead to a plan");
    expect((await reader.open("/en/shared/short")).status).toBe(404);
  });

  it("says that there is a newer version, and ends with the plan", async () => {
    const customer = await openCustomer(server.origin);
    const path = await makeLink(customer.visitor, customer.id);
    const call = callAs(server.origin);
    take(
      await call(
        "overrideRecommendation",
        { body: { id: customer.id, debt_recommend: 50_000 } },
        customer.account,
      ),
    );
    const reader = await read(path);
    expect(readText(reader.page().html)).toContain("There is a newer version of this plan.");
    await query("delete from plans where id = $1", [customer.id]);
    expect((await reader.open(path)).status).toBe(410);
  });
});

it("a guest makes a link without a code and without an e-mail", async () => {
  const guest = await becomeGuest(server.origin);
  const id = await guest.make("thandi");
  const visitor = guest.browser.clone();
  const { html } = await visitor.open(`${SHARE}?plan=${id}`);
  for (const name of ["code_to", "send_to", "message"]) expect(html).not.toContain(`name="${name}"`);
  expect(html).not.toContain('value="id_number"');
  const reader = await read(await makeLink(visitor, id));
  expect(reader.page().status).toBe(200);
});
