import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { writeCanonicalJson } from "../../app/base/canonical-json";
import { callBackend, findDayOfPrices } from "../../app/backend/door.server";
import drawPaper from "../../app/backend/paper/paper-worker";
import { deletePerson } from "../../app/backend/lifecycle/own-data";
import { GENERATION_QUEUE } from "../../app/backend/generation/request-generation";
import { DRAW_RECORD } from "../../app/backend/records/record-papers";
import { openBearer } from "../../app/backend/session/bearer-token";
import { findUserOfSession } from "../../app/backend/session/sessions";
import { getDatabase } from "../../app/backend/store/connection";
import { adviceRecords, recordPapers } from "../../app/backend/store/schema";
import { transact } from "../../app/backend/store/transact";
import { type AdviceRecord, exportedRecordSchema } from "../../app/contract/records/advice-record";
import { describeRecord } from "../../app/words/paper/describe-record";
import { sayPricesOf } from "../../app/words/plan/annuity-prices";
import { roundProjection } from "../../app/words/plan/write-figures";
import { type Account, openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { waitForJobs } from "../support/code-callers";
import { oneForEachProduct, thandi } from "../support/over-transports";
import { blocksOf, expectStructure } from "../support/paper-structure";
import { type ReadPaper, readPaper } from "../support/read-paper";
import { waitForPaper } from "../support/wait-for-paper";
import { today } from "../support/today";

/** The record of a plan as recommended, and its PDF. */
let chosen: Chosen;
let drawn: ReadPaper;
beforeAll(() => startTestBackend());
beforeAll(async () => {
  chosen = await choose(await openCustomer());
  drawn = await draw(chosen);
});

async function openCustomer(): Promise<Account> {
  const account = await openAccount();
  const body = { accepted: true as const, userId: account.userId, url: "/en", browser: "a test" };
  take(await callBackend("acceptTerms", { body }, account));
  return account;
}

type Chosen = { recordId: string; sha256: string; content: string; record: AdviceRecord };

/** A plan that was chosen, as recommended or with less debt repaid, and its record. */
async function choose(
  account: Account,
  record = thandi,
  plan_type: "base" | "edit" = "base",
): Promise<Chosen> {
  const { id } = take(
    await callBackend("createPlan", { body: { ...record, rsaid: account.rsaid } }, account),
  );
  await waitForJobs(GENERATION_QUEUE);
  if (plan_type === "edit")
    take(await callBackend("overrideRecommendation", { body: { id, debt_recommend: 50_000 } }, account));
  const { record: named } = take(await callBackend("selectPlan", { body: { id, plan_type } }, account));
  if (!named) throw new Error("no record was made");
  const params = { recordId: named.record_id };
  const { file } = take(await callBackend("getRecord", { params }, account));
  const { record: frozen } = exportedRecordSchema.parse(JSON.parse(file));
  const content = file.slice('{"record":'.length, -`,"sha256":"${named.sha256}"}`.length);
  return { recordId: named.record_id, sha256: named.sha256, content, record: frozen };
}

const askForPaper = (account: Account, recordId: string) =>
  callBackend("getRecordPaper", { params: { recordId } }, account);

const fetchPaper = (account: Account, recordId: string) => waitForPaper(() => askForPaper(account, recordId));

const draw = async ({ content, sha256 }: Pick<Chosen, "content" | "sha256">) =>
  readPaper(await drawPaper({ kind: "record", content, sha256 }));

/** Every number in a record: its figures, and the amounts in its sentences. */
function listNumbers(value: unknown): number[] {
  if (typeof value === "number") return [value];
  if (typeof value === "string") return readRands(value);
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(listNumbers);
}

const readRands = (text: string) =>
  (text.match(/R\d{1,3}(?:[\u00a0 ]\d{3})*/g) ?? []).map((rand) => Number(rand.replace(/\D/g, "")));

/** The unit trust's income at each age: the rounded income less the rounded part from the annuity. */
function listUnitTrustIncomes({ figures: { recommended, customised } }: AdviceRecord): number[] {
  const series = [recommended, ...(customised ? [customised] : [])].flatMap(({ graphs_data }) =>
    Object.values(graphs_data),
  );
  return series.flatMap(({ monthly_income, monthly_income_from_annuity: part }) =>
    monthly_income.expected.map(
      (income, index) => roundProjection(income) - roundProjection(part?.expected[index] ?? 0),
    ),
  );
}

/** Exact, rounded to whole rand that add up, or to the three figures of a projection. */
const isShownAs = (figure: number) => (shown: number) =>
  Math.abs(figure - shown) <= 1 || Number(figure.toPrecision(3)) === shown;

describe("a record of advice on paper", () => {
  test.each([
    ...oneForEachProduct.map(({ slug, record }) => ({ name: slug, person: record, type: "base" as const })),
    { name: "thandi, who changed the plan", person: thandi, type: "edit" as const },
  ])("is tagged, and says what the record says, for $name", async ({ person, type }) => {
    const account = await openCustomer();
    const { recordId, sha256, record } = await choose(account, person, type);
    const read = await readPaper(await fetchPaper(account, recordId));
    const paper = describeRecord(record, sha256);
    expect(read).toMatchObject({ isTagged: true, title: paper.title, language: "en-ZA" });
    expectStructure(read, paper);
    expect(read.text.replace(/\s/g, "")).toContain(sha256);
    const words = read.text.replace(/\s+/g, " ");
    const asked = record.questions.flatMap(({ questions }) => questions);
    const sentences = [...record.warnings, ...record.summary, ...record.costs.sentences];
    const said = [...sentences, ...asked.flatMap(({ question, answer }) => [question, answer])];
    for (const text of said) expect(words).toContain(text.replaceAll("**", "").replace(/\s+/g, " "));
    expect(words.split(sayPricesOf(findDayOfPrices(today)))).toHaveLength(2);
    const numbers = [...listNumbers(record), ...listUnitTrustIncomes(record)];
    const shown = readRands(read.text).filter((rand) => rand > 0);
    expect(shown.length).toBeGreaterThan(30);
    for (const rand of shown)
      expect(
        numbers.some((figure) => isShownAs(figure)(rand)),
        `R${rand}`,
      ).toBe(true);
    expect(read.outside).toEqual([]);
  });

  test("has scopes, and numbers its pages as artifacts", async () => {
    const { sha256, record } = chosen;
    const read = drawn;
    expect(read.scopes.sort()).toEqual(["Column", "Row"]);
    const head = "Question, as it was asked";
    const tables = blocksOf(describeRecord(record, sha256)).filter(
      (block) => block.kind === "table" && block.heads?.includes(head),
    );
    read.pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of ${read.pages.length}`));
    expect(read.taggedText).toContain(head);
    expect(read.taggedText).not.toContain("Page 1 of");
    expect(read.taggedText.split(head).length - 1).toBe(tables.length);
  });

  test("is the same when it is drawn anew, and wraps and shows whatever was typed", async () => {
    const { sha256, content } = chosen;
    const task = { kind: "record", content, sha256 } as const;
    expect(Buffer.from(await drawPaper(task)).equals(Buffer.from(await drawPaper(task)))).toBe(true);
    const long = "Ṱhohoyanḓou".repeat(30);
    const changed = content.replaceAll("Mokoena", long).replaceAll("Thandi", "Θάλεια Жанна 陈");
    const read = await draw({ content: changed, sha256 });
    expect(read.outside).toEqual([]);
    expect(read.text.replace(/\s/g, "")).toContain(long);
    expect(read.text).toContain("Θάλεια Жанна \uFFFD");
    expect(read.text).toContain("The file has it.");
  });
});

describe("the words of a record", () => {
  test("are those of the day of selection, whatever this release would say of its figures", async () => {
    const { sha256, record } = chosen;
    const { shown } = record;
    if (!shown) throw new Error("nothing was frozen");
    const then = JSON.parse(
      JSON.stringify(shown)
        .replace("We advised", "That day we advised")
        .replace("In **expected** markets", "If markets do as expected,")
        .replace("What is left for others", "What others get")
        .replace("Your age", "How old you are")
        .replaceAll("go well.", "go as hoped."),
    ) as typeof shown;
    const frozen = { ...record, shown: then };
    const paper = describeRecord(frozen, sha256);
    expect(paper.conclusion).toMatch(/^That day we advised/);
    expect(JSON.stringify(blocksOf(paper))).toContain("If markets do as expected,");
    expect(paper.sections.map(({ heading }) => heading)).toContain("What others get");
    const read = await draw({ content: writeCanonicalJson(frozen), sha256 });
    expectStructure(read, paper);
    for (const words of [
      "That day we advised",
      "If markets do as expected,",
      "What others get",
      "How old you are",
    ])
      expect(read.text).toContain(words);
    expect(read.alternatives[0]).toContain("go as hoped.");
  });

  test("are written from the figures for a record of an earlier release, which froze none", async () => {
    const { sha256, record } = chosen;
    const earlier = writeCanonicalJson({ ...record, shown: undefined });
    expect(earlier).not.toContain('"shown"');
    expect((await draw({ content: earlier, sha256 })).text).toBe(drawn.text);
  });
});

describe("the file of a record on paper", () => {
  test("is encrypted, is nobody else's, is made again should it be missing, and goes with the account", async () => {
    const account = await openCustomer();
    const { recordId } = await choose(account);
    await fetchPaper(account, recordId);
    const ofRecord = eq(recordPapers.recordId, recordId);
    const [row] = await getDatabase().select().from(recordPapers).where(ofRecord);
    expect(row?.contentEncrypted).not.toContain(Buffer.from("%PDF-1.7").toString("base64").slice(0, 8));
    const other = await openAccount();
    expect(await askForPaper(other, recordId)).toMatchObject({ http_code: 404 });
    await getDatabase().delete(recordPapers).where(ofRecord);
    expect(await askForPaper(account, recordId)).toMatchObject({ response_code: "R01", http_code: 201 });
    await fetchPaper(account, recordId);
    await waitForJobs(DRAW_RECORD);
    const opened = await openBearer(account.bearer);
    const person =
      opened && (await findUserOfSession(getDatabase(), opened, { who: "bearer", now: new Date() }));
    if (!person) throw new Error("nobody is logged in");
    await transact((tx) => deletePerson(tx, person, new Date()));
    expect(await getDatabase().$count(recordPapers, ofRecord)).toBe(0);
    expect(await getDatabase().$count(adviceRecords, eq(adviceRecords.id, recordId))).toBe(1);
  });
});
