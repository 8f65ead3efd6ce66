/** The record of advice on a chosen plan, without scripts: as a page, and as files. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, inject, it } from "vitest";
import { verifyRecord } from "../../.ci/verify-record/verify-record";
import { adviceRecordSchema } from "../../app/contract/records/advice-record";
import { take } from "../support/call";
import { callAs, type Customer, openCustomer } from "../support/customers";
import { readPaper } from "../support/read-paper";
import { getAs } from "../support/shared-links";
import { readText } from "../support/visitor";

const PLAN = "/en/recommended-plan";
const RECORD = `${PLAN}/record-of-advice`;
const PAPER = `${RECORD}.pdf`;

const server = inject("site");
const call = callAs(server.origin);

const listRecords = async ({ account, id }: Customer) =>
  take(await call("getRecords", { query: { id } }, account));

const select = async ({ account, id }: Customer) =>
  take(await call("selectPlan", { body: { id, plan_type: "base" } }, account)).record;

describe("the record of advice", () => {
  it("is a page with what was asked, considered, warned of and worked out, and a file that verifies", async () => {
    const customer = await openCustomer(server.origin);
    const { visitor, id } = customer;
    const none = await visitor.open(`${RECORD}?plan=${id}`);
    expect(readText(none.html)).toContain("There is no record of advice yet");
    expect((await visitor.open(`${RECORD}.json?plan=${id}`)).path).toBe(`${RECORD}?plan=${id}`);
    await select(customer);
    const page = await visitor.open(`${RECORD}?plan=${id}`);
    const words = readText(page.html);
    const [{ sha256 } = { sha256: "none" }] = await listRecords(customer);
    expect(words.replaceAll(" ", "")).toContain(sha256);
    expect(words).not.toContain(customer.account.rsaid);
    const file = await visitor.open(`${RECORD}.json?plan=${id}`);
    const { record } = JSON.parse(file.html) as { record: unknown };
    const frozen = adviceRecordSchema.parse(record);
    // White space depends on the bold words.
    const squeeze = (text: string) => text.replace(/\*\*|\s/g, "");
    const told = [
      ...frozen.questions.flatMap(({ questions }) =>
        questions.flatMap(({ question, answer }) => [question, answer]),
      ),
      ...frozen.options.flatMap(({ reasons }) => reasons),
      ...frozen.warnings,
      ...frozen.costs.sentences,
      ...frozen.summary,
      frozen.computed_with.basis_version,
      frozen.computed_with.engine_version,
      String(frozen.computed_with.seed),
    ];
    for (const text of told) expect(squeeze(words)).toContain(squeeze(text));
    const folder = mkdtempSync(path.join(os.tmpdir(), "baobab-record-"));
    writeFileSync(path.join(folder, "record.json"), file.html);
    expect(await verifyRecord([path.join(folder, "record.json"), sha256])).toMatchObject({ ok: true });
    rmSync(folder, { recursive: true });
  });

  it("stays as it was when the plan changes, says so, and lists all of them", async () => {
    const customer = await openCustomer(server.origin);
    const { visitor, id } = customer;
    await select(customer);
    const first = await visitor.open(`${RECORD}?plan=${id}`);
    expect(readText(first.html)).not.toContain("All records about this plan");
    const body = { id, debt_recommend: 50_000 };
    take(await call("overrideRecommendation", { body }, customer.account));
    await visitor.open(`${PLAN}/choose?plan=${id}&again`);
    await visitor.press("choose", { planType: "edit" });
    const newest = await visitor.open(`${RECORD}?plan=${id}`);
    expect(readText(newest.html)).toContain("What you changed");
    expect(readText(newest.html)).not.toContain("This plan was changed");
    const [, older] = await listRecords(customer);
    const before = await visitor.open(`${RECORD}?plan=${id}&record=${older?.record_id}`);
    expect(readText(before.html)).toContain(
      "This plan was changed, or the other one chosen, after this record was made.",
    );
    expect(readText(before.html).replaceAll(" ", "")).toContain(older?.sha256);
    for (const record of ["nothing", "00000000-0000-4000-8000-000000000000"])
      expect((await visitor.open(`${RECORD}?plan=${id}&record=${record}`)).status).toBe(404);
  });

  it("can be read after the consent for health answers is withdrawn, and by nobody else", async () => {
    const customer = await openCustomer(server.origin);
    await select(customer);
    take(await call("withdrawHealthConsent", {}, customer.account));
    const page = await customer.visitor.open(`${RECORD}?plan=${customer.id}`);
    expect(readText(page.html)).toContain("What was asked, and what was answered");
    const [record] = await listRecords(customer);
    const other = await openCustomer(server.origin);
    for (const address of [
      `${RECORD}?plan=${customer.id}`,
      `${RECORD}?plan=${other.id}&record=${record?.record_id}`,
      `${RECORD}.json?plan=${other.id}&record=${record?.record_id}`,
    ])
      expect((await other.visitor.open(address)).status).toBe(404);
  });
});

describe("the record of advice as a file", () => {
  const open = ({ visitor }: Customer, address: string) => getAs(visitor, server.origin + address);

  /** Retries when told to, as a browser does. */
  async function download(customer: Customer, address: string): Promise<Response> {
    for (;;) {
      const answer = await open(customer, address);
      if (answer.status !== 202) return answer;
      expect(answer.headers.get("Refresh")).toBe("3");
      expect(await answer.text()).toMatch(/^We are still making your record of advice/);
      await sleep(200);
    }
  }

  it("is downloaded by its owner right after the plan is selected, and kept by no cache", async () => {
    const customer = await openCustomer(server.origin);
    const record = await select(customer);
    const answer = await download(customer, `${PAPER}?plan=${customer.id}`);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const name = `baobab-record-of-advice-${customer.id}-\\d{4}-\\d\\d-\\d\\d\\.pdf`;
    expect(answer.headers.get("Content-Disposition")).toMatch(new RegExp(`^attachment; filename="${name}"$`));
    const read = await readPaper(new Uint8Array(await answer.arrayBuffer()));
    expect(read.isTagged).toBe(true);
    expect(read.text.replace(/\s/g, "")).toContain(record?.sha256);
  });

  it("is that of the record that the address names", async () => {
    const customer = await openCustomer(server.origin);
    const { id } = customer;
    const [first] = [await select(customer), await select(customer)];
    const answer = await download(customer, `${PAPER}?plan=${id}&record=${first?.record_id}`);
    const read = await readPaper(new Uint8Array(await answer.arrayBuffer()));
    expect(read.text).toContain(first?.record_id);
    const unknown = `${PAPER}?plan=${id}&record=00000000-0000-4000-8000-000000000000`;
    expect((await open(customer, unknown)).status).toBe(404);
  });

  it("leads to where a plan is chosen before there is a record, and is not found for others", async () => {
    const customer = await openCustomer(server.origin);
    const none = await open(customer, `${PAPER}?plan=${customer.id}`);
    expect([none.status, none.headers.get("Location")]).toEqual([302, `${RECORD}?plan=${customer.id}`]);
    const other = await openCustomer(server.origin);
    expect((await open(other, `${PAPER}?plan=${customer.id}`)).status).toBe(404);
  });
});
