/** A shared plan as a PDF: its content, its omissions, who may fetch it, and that it delays nothing else. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { formatRand } from "../../app/base/money";
import { callBackend, findOperator } from "../../app/backend/door.server";
import { drawOffThread } from "../../app/backend/paper/paper-pool";
import { deriveCode } from "../../app/backend/session/one-time-code";
import { drawWhileWaiting, MOST_WAITING } from "../../app/backend/sharing/draw-while-waiting";
import { getDatabase } from "../../app/backend/store/connection";
import { plans, recommendations } from "../../app/backend/store/schema";
import { embedded } from "../../app/backend/transports/embedded";
import type { InputOf } from "../../app/contract/wire/operation";
import type { OperationAt } from "../../app/contract/operations";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import type { Recommendation } from "../../app/contract/plan/recommendation";
import type { SharedAnswer } from "../../app/contract/records/link-operations";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { describeSharedPaper } from "../../app/words/paper/describe-shared-paper";
import { writeDayOf } from "../../app/words/plan/write-figures";
import { type Account, becomeGuest, openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { readEveryByte } from "../support/every-byte";
import { ILL } from "../support/ill-person";
import { createClient, thandi } from "../support/over-transports";
import { expectStructure } from "../support/paper-structure";
import { readPaper } from "../support/read-paper";
import { serveSms, type SmsServer } from "../support/sms-server";
import { waitForPaper } from "../support/wait-for-paper";

/** Words that a reader must not find. None is so short that random bytes may spell it. */
const HIDDEN =
  /Hondeklipbaai|999\s?8877|verkeerdevlei|Enhanced|health|illness|impair|smok(?:e|ing)|life.?expectancy|median_age/i;

const { waitForRecommendation } = createClient(() => embedded);

let gateway: SmsServer;
let stop: () => Promise<void>;
let person: Account;
let plan: number;
let reader: { bearer: string };
beforeAll(async () => {
  gateway = await serveSms({ user: "token-id", password: "token-secret" });
  Object.assign(process.env, {
    SMS_GATEWAY: "bulksms",
    SMS_USER: "token-id",
    SMS_PASSWORD: "token-secret",
    SMS_URL: gateway.url,
  });
  stop = await startTestBackend();
  person = await openAccount();
  plan = await keepPlan(ILL);
});
afterAll(async () => {
  await stop();
  await gateway.close();
});
beforeEach(async () => {
  reader = { bearer: await becomeGuest() };
});

async function keepPlan(record: SurveyRecord): Promise<number> {
  const { id } = take(await callBackend("createPlan", { body: { ...record, rsaid: person.rsaid } }, person));
  await waitForRecommendation(person, id);
  return id;
}

type Asked = Partial<InputOf<OperationAt<"sharePlan">>["body"]>;

async function makeLink(asked: Asked = {}) {
  const body = { id: plan, plan_type: "base" as const, label: "For my accountant", ...asked };
  return take(await callBackend("sharePlan", { body }, { ...person, processContextId: randomUUID() }));
}

const askForPaper = (Token: string, by = reader, Requestid?: string) =>
  callBackend("getSharedPaper", { headers: { Token, Requestid } }, by);
const open = async (Token: string) => take(await callBackend("getShared", { headers: { Token } }, reader));
const revoke = (shareId: string) => callBackend("revokeShare", { params: { shareId } }, person);

const fetchPaper = (token: string) => waitForPaper(() => askForPaper(token));

const sayIncome = (recommendation: Recommendation | undefined) => {
  if (!recommendation) throw new Error("there is no recommendation");
  return formatRand(Math.round(findRecommended(recommendation).expected.monthly_income_total));
};

/** Everything in a PDF that can be searched: the text of its pages, its alternative texts, and every byte. */
async function searchPaper(pdf: Buffer): Promise<string> {
  const { text, alternatives, outline, info, links } = await readPaper(pdf);
  return [text, ...alternatives, ...outline, info, JSON.stringify(links), readEveryByte(pdf)].join("\n");
}

describe("a shared plan on paper", () => {
  test("is tagged, and says what its page says, who shared it, and where it is opened", async () => {
    const { token } = await makeLink();
    const pdf = await fetchPaper(token);
    const read = await readPaper(pdf);
    const shared = await open(token);
    const link = `http://localhost:3000/en/shared/${token}`;
    const paper = describeSharedPaper({
      shared,
      link,
      at: new Date().toISOString(),
      operator: findOperator(),
    });
    expect(read).toMatchObject({ isTagged: true, title: "A shared plan", language: "en-ZA", outside: [] });
    expectStructure(read, paper);
    expect(read.roles).toContain("Link");
    expect(read.links).toEqual([{ address: link, alternative: "Open the shared plan" }]);
    expect(read.text.replace(/\s/g, "")).toContain(link);
    expect(read.info).not.toContain(token);
    const words = read.text.replace(/\s+/g, " ");
    const [ours] = await waitForRecommendation(person, plan);
    for (const said of [
      sayIncome(ours).replace(/\s/g, " "),
      "Boitumelolo shared this plan on",
      "“you” means Boitumelolo",
      `This file was made on ${writeDayOf(new Date().toISOString())}. There was no newer version that day.`,
      "Effective annual cost",
      "The link works until",
    ])
      expect(words).toContain(said);
    expect(words).toMatch(/worked out with our assumptions of \w+ \d{4}\./);
    for (const years of ["The income as the years go by", "Savings and inheritance as the years go by"])
      expect(read.outline).toContain(years);
    expect(words).toContain("What you leave behind, by your age at death.");
    expect(words).not.toContain("\uFFFD");
  });

  test("has nothing in any byte that was not ticked", async () => {
    const [ours] = await waitForRecommendation(person, plan);
    expect(ours?.common_info.annuity_recommendation).toBe("EnhancedLifeAnnuity");
    const pdf = await fetchPaper((await makeLink()).token);
    const found = await searchPaper(pdf);
    // Proves that compressed streams were searched too.
    expect(pdf.toString("latin1")).not.toContain("begincmap");
    expect(found).toContain("begincmap");
    const hidden = HIDDEN.exec(found);
    expect(hidden && found.slice(hidden.index - 80, hidden.index + 80)).toBeNull();
    expect(found).not.toContain(person.rsaid);
    expect(found).not.toContain(person.cell.slice(1));
  });

  test("has what was ticked, in which the same search finds each word", async () => {
    const { token } = await makeLink({ include: ["surname", "contact", "health", "id_number"] });
    const pdf = await fetchPaper(token);
    const found = await searchPaper(pdf);
    for (const word of ["Hondeklipbaai", "verkeerdevlei", "enhanced", "health", "illness"])
      expect(found).toContain(word);
    expect(found).toMatch(/82\s999\s8877/);
    expect(found).toContain(person.rsaid);
    // Bookmarks contain headings as plain letters.
    expect(readEveryByte(pdf)).toMatch(HIDDEN);
    const named = await searchPaper(await fetchPaper((await makeLink({ include: ["surname"] })).token));
    expect(named).toContain("Hondeklipbaai");
    expect(named).not.toMatch(/Enhanced|illness|999\s?8877|verkeerdevlei/i);
  });

  test("has other income, medical scheme and need where they were ticked, and no byte of them elsewhere", async () => {
    const told = { other_taxable_income: 21_234, medical_people: 2, medical_contribution: 6_543 };
    const own = await keepPlan({ ...ILL, ...told, income_needed: 48_765 });
    const read = async (include: Asked["include"]) =>
      (await searchPaper(await fetchPaper((await makeLink({ id: own, include })).token))).replace(/\s/g, " ");
    const amounts = [/R21 234/, /R6 543/, /R48 765/];
    const ticked = await read(["finances"]);
    for (const amount of amounts) expect(ticked).toMatch(amount);
    expect(ticked).not.toMatch(/illness|Enhanced/i);
    const hidden = await read(["health"]);
    for (const amount of [...amounts, /other income of|medical scheme covers|You need R/])
      expect(hidden).not.toMatch(amount);
  });

  test("of an amended plan says what was changed, and later that there is a newer version", async () => {
    const own = await keepPlan(thandi);
    const body = { id: own, debt_recommend: 50_000 };
    const amended = take(await callBackend("overrideRecommendation", { body }, person));
    const { token } = await makeLink({ id: own, plan_type: "edit" });
    const read = await readPaper(await fetchPaper(token));
    const shared: SharedAnswer = await open(token);
    expectStructure(
      read,
      describeSharedPaper({ shared, link: "x", at: new Date().toISOString(), operator: findOperator() }),
    );
    const words = read.text.replace(/\s+/g, " ");
    expect(words).toContain(`Living annuity plus, changed by you, ${sayIncome(amended).replace(/\s/g, " ")}`);
    expect(words).toContain("We recommended Amended Difference");
    expect(words).toContain("What top-ups add to your income.");
    expect(words).not.toContain("newer version of this plan");
    take(await callBackend("overrideRecommendation", { body: { ...body, debt_recommend: 60_000 } }, person));
    const later = describeSharedPaper({
      shared: await open(token),
      link: "x",
      at: new Date().toISOString(),
      operator: findOperator(),
    });
    expect(JSON.stringify(later)).toContain("There is a newer version of this plan.");
  });
});

describe("the PDF of a shared plan", () => {
  test("needs the code where one protects the link", async () => {
    const { token } = await makeLink({ code_to: "082 765 4321" });
    expect(await askForPaper(token)).toMatchObject({ response_code: "R03", http_code: 401 });
    const headers = { Token: token };
    const { request_id } = take(await callBackend("askSharedCode", { headers }, reader));
    const body = { token_request_id: request_id, otp: deriveCode(request_id, 1) };
    take(await callBackend("verifyCode", { body }, reader));
    await waitForPaper(() => askForPaper(token, reader, request_id));
    const stranger = { bearer: await becomeGuest() };
    expect(await askForPaper(token, stranger, request_id)).toMatchObject({ http_code: 401 });
  });

  test("is refused as the plan is: unknown, taken back, or its plan restricted", async () => {
    expect(await askForPaper("x".repeat(43))).toMatchObject({ response_code: "R04", http_code: 404 });
    const { token, share_id } = await makeLink();
    const limit = (restrictedAt: Date | null) =>
      getDatabase().update(plans).set({ restrictedAt }).where(eq(plans.id, plan));
    await limit(new Date());
    expect(await askForPaper(token)).toMatchObject({ response_code: "R04", http_code: 410 });
    await limit(null);
    take(await revoke(share_id));
    expect(await askForPaper(token)).toMatchObject({ response_code: "R04", http_code: 410 });
  });

  test("counts as the same opening", async () => {
    const { token, share_id } = await makeLink();
    await open(token);
    await fetchPaper(token);
    const all = take(await callBackend("getShares", { query: { id: plan } }, person));
    expect(all.find((share) => share.share_id === share_id)).toMatchObject({ times_opened: 1 });
  });

  test("is drawn once for all who ask for it at once", async () => {
    const { token } = await makeLink();
    const readers = await Promise.all(Array.from({ length: 20 }, becomeGuest));
    const ask = () => Promise.all(readers.map((bearer) => askForPaper(token, { bearer })));
    await expect
      .poll(async () => (await ask()).map(({ http_code }) => http_code))
      .toEqual(readers.map(() => 200));
  });

  test("waits its turn, however many are asked for, and is kept for the reader who asks again", async () => {
    const { token } = await makeLink();
    const read = { shared: await open(token), at: new Date().toISOString(), operator: findOperator() };
    const ask = (link: string) =>
      drawWhileWaiting({ kind: "shared", ...read, link }, { name: link, reader: `reader of ${link}` });
    const links = Array.from({ length: MOST_WAITING + 1 }, (_, index) => `link ${index}`);
    const asked = Promise.all(links.map(ask));
    expect(await askForPaper(token)).toMatchObject({ response_code: "R01", http_code: 201 });
    const paper = await fetchPaper(token);
    await asked;
    for (const link of links) await expect.poll(async () => (await ask(link)).ok).toBe(true);
    expect((await fetchPaper(token)).equals(paper)).toBe(true);
  });

  test("of a plan that is still being worked out is under way", async () => {
    const id = await keepPlan(thandi);
    const ofPlan = eq(recommendations.planId, id);
    await getDatabase().update(recommendations).set({ status: "pending" }).where(ofPlan);
    const answer = await callBackend("getPlanPaper", { query: { id } }, person);
    expect(answer).toMatchObject({ response_code: "R01", http_code: 201 });
  });

  test("keeps a record of advice waiting for one of them at most, however many are asked for", async () => {
    const { token } = await makeLink();
    const read = { shared: await open(token), at: new Date().toISOString(), operator: findOperator() };
    let drawn = 0;
    const all = Array.from({ length: 6 }, async (_, index) => {
      const link = `another ${index}`;
      const task = { kind: "shared", ...read, link } as const;
      if ((await drawWhileWaiting(task, { name: link, reader: `reader ${index}` })).ok) drawn += 1;
    });
    // As for a record, the thread gets it at once, without a queue.
    await drawOffThread({ kind: "shared", link: "another", ...read });
    expect(drawn).toBeLessThanOrEqual(1);
    await Promise.all(all);
  });
});

describe("a plan on its owner's paper", () => {
  const askForOwn = (query: InputOf<OperationAt<"getPlanPaper">>["query"], by = reader) =>
    callBackend("getPlanPaper", { query }, by);
  const readOwn = async (query: InputOf<OperationAt<"getPlanPaper">>["query"]) =>
    readPaper(await waitForPaper(() => askForOwn(query, person)));

  test("says all that a link could show, and nothing of a link", async () => {
    const [ours] = await waitForRecommendation(person, plan);
    const read = await readOwn({ id: plan });
    expect(read).toMatchObject({ isTagged: true, title: `Plan ${plan}`, language: "en-ZA", outside: [] });
    expect(read.links).toEqual([]);
    const words = read.text.replace(/\s+/g, " ");
    expect(words).toContain(sayIncome(ours).replace(/\s/g, " "));
    expect(words).toMatch(/enhanced life annuity/i);
    expect(words).not.toMatch(/shared/i);
    expect(read.outline).toEqual(
      expect.arrayContaining(["What the plan pays", "The income as the years go by", "What it costs"]),
    );
  });

  test("of an amended plan says what was changed; before there is one there is none", async () => {
    const own = await keepPlan(thandi);
    expect(await askForOwn({ id: own, plan_type: "edit" }, person)).toMatchObject({ http_code: 404 });
    take(await callBackend("overrideRecommendation", { body: { id: own, debt_recommend: 50_000 } }, person));
    await waitForRecommendation(person, own);
    const read = await readOwn({ id: own, plan_type: "edit" });
    expect(read.title).toBe(`Amended plan ${own}`);
    expect(read.text.replace(/\s+/g, " ")).toContain("We recommended Amended Difference");
  });

  test("is nobody else's", async () => {
    expect(await askForOwn({ id: plan })).toMatchObject({ http_code: 404 });
    expect(await askForOwn({ id: plan }, await openAccount())).toMatchObject({ http_code: 404 });
  });
});
