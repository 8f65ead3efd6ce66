import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verifyRecord } from "../../.ci/verify-record/verify-record";
import { hashRecord } from "../../app/backend/records/hash-record";
import { callBackend } from "../../app/backend/door.server";
import { writeCanonicalJson } from "../../app/base/canonical-json";
import type { AdviceRecord } from "../../app/contract/records/advice-record";
import { type Basis, chooseBasis, ENGINE_VERSION } from "../../app/engine";
import { RELEASED_BASES } from "../../app/engine/basis/released-bases";
import { GENERATION_QUEUE } from "../../app/backend/generation/request-generation";
import { openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { waitForJobs } from "../support/code-callers";
import { thandi } from "../support/over-transports";
import { today } from "../support/today";

const folder = mkdtempSync(path.join(os.tmpdir(), "baobab-verify-"));

/** Two funds in the annuity, of which we recommend one. */
const FUNDS = {
  investment_recommendations: {
    annuity: [
      { fund_number: "1002", perct_alloc: 0.4 },
      { fund_number: "1003", perct_alloc: 0.6 },
    ],
  },
};

/** The exported record of a changed plan. */
let exported: string;
beforeAll(async () => {
  const stop = await startTestBackend();
  const account = await openAccount();
  const accepted = { accepted: true as const, userId: account.userId, url: "/en", browser: "a test" };
  take(await callBackend("acceptTerms", { body: accepted }, account));
  const body = { ...thandi, rsaid: account.rsaid };
  const { id } = take(await callBackend("createPlan", { body }, account));
  await waitForJobs(GENERATION_QUEUE);
  take(
    await callBackend("overrideRecommendation", { body: { id, debt_recommend: 50_000, ...FUNDS } }, account),
  );
  const { record } = take(await callBackend("selectPlan", { body: { id, plan_type: "edit" } }, account));
  const params = { recordId: record?.record_id ?? "" };
  exported = take(await callBackend("getRecord", { params }, account)).file;
  // The tests compute in this thread for longer than the queue would wait for a connection.
  await stop();
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(text: string): string {
  const file = path.join(folder, `${randomUUID()}.json`);
  writeFileSync(file, text);
  return file;
}

type Ended = { code: number; output: string; errors: string };

/** The command as npm runs it. */
const run = (...args: string[]) =>
  new Promise<Ended>((resolve) =>
    execFile(process.execPath, [".ci/verify-record.mjs", ...args], (error, output, errors) =>
      resolve({ code: Number(error?.code ?? 0), output, errors }),
    ),
  );

/** The record as if computed with something else, with a matching SHA-256. */
function forge(told: Partial<AdviceRecord["computed_with"]>): string {
  const { record } = JSON.parse(exported) as { record: AdviceRecord };
  const forged = { ...record, computed_with: { ...record.computed_with, ...told } };
  return writeCanonicalJson({ record: forged, sha256: hashRecord(writeCanonicalJson(forged)) });
}

describe("npm run verify-record", () => {
  test("says that a record is whole and that its figures come out the same", async () => {
    const { sha256 } = JSON.parse(exported) as { sha256: string };
    const ended = await run(write(exported), sha256);
    expect(ended).toMatchObject({ code: 0, output: expect.stringContaining(sha256) as unknown });
    expect(ended.output).toMatch(/All \d{3,} figures come out the same to the cent\.\n$/);
  });

  test("says in a sentence that a byte was changed, and ends with 1", async () => {
    const ended = await run(write(exported.replace("Mokoena", "Mokoenb")));
    expect(ended).toMatchObject({ code: 1, output: "" });
    expect(ended.errors).toContain("the record was changed: its SHA-256 is");
    expect(ended.errors).not.toMatch(/^\s+at /m);
  });

  test.each([
    ["without a file", () => [], "Usage: npm run verify-record -- file [sha256]"],
    ["with a file that is missing", () => [path.join(folder, "none.json")], "there is no such file"],
    ["with a file that is no record", () => [write('{"plan": 1}')], "not an exported record of advice"],
    ["with the SHA-256 of another one", () => [write(exported), "0".repeat(64)], "this is another record"],
  ])("says %s what is wrong", async (_what, list, sentence) => {
    const outcome = await verifyRecord(list());
    expect(outcome.ok || outcome.reason).toContain(sentence);
  });
});

const check = (text: string) => verifyRecord([write(text)]);

describe("a record that is whole", () => {
  test("is computed again to the cent after a new basis was released", async () => {
    const inForce = chooseBasis(today);
    const added: Basis = {
      ...inForce,
      version: "a-day-later",
      effectiveFrom: today,
      pricing: { ...inForce.pricing, linkedReal: inForce.pricing.linkedReal + 0.01 },
    };
    const bases = RELEASED_BASES as Basis[];
    bases.push(added);
    try {
      expect(chooseBasis(today).version).toBe("a-day-later");
      expect(await check(exported)).toMatchObject({
        ok: true,
        value: expect.stringContaining("the same to the cent") as unknown,
      });
      const other = await check(forge({ basis_version: "a-day-later" }));
      expect(other.ok || other.reason).toMatch(/figures differ/);
    } finally {
      bases.splice(bases.indexOf(added), 1);
    }
  });

  test("holds the chosen funds in words and as they were computed with, and fails with others", async () => {
    const { record } = JSON.parse(exported) as { record: AdviceRecord };
    expect(record.changes).toContainEqual({
      need: "Funds of the living annuity plus",
      recommended: "Select Income Fund of Funds",
      chosen: "40% Core Income and 60% Select Income Fund of Funds",
    });
    expect(record.computed_with.changes).toEqual({ debt_recommend: 50_000, ...FUNDS });
    const others = { investment_recommendations: { annuity: [{ fund_number: "1002", perct_alloc: 1 }] } };
    const forged = await check(forge({ changes: { debt_recommend: 50_000, ...others } }));
    expect(forged.ok || forged.reason).toMatch(/figures differ/);
  });

  test("names the figures that do not come out again, although its hash is right", async () => {
    const { record } = JSON.parse(exported) as { record: AdviceRecord };
    const text = JSON.stringify(record).replace(/("after_tax_monthly_income":)[\d.]+/, "$199999.01");
    const forged = JSON.parse(text) as AdviceRecord;
    const outcome = await check(
      writeCanonicalJson({ record: forged, sha256: hashRecord(writeCanonicalJson(forged)) }),
    );
    expect(outcome.ok || outcome.reason).toMatch(/1 figures? differ/);
    expect(outcome.ok || outcome.reason).toContain("recorded 99999.01, computed ");
  });

  test("of a release that did not freeze what the page showed is computed again as well, beside others of an export", async () => {
    const { record } = JSON.parse(exported) as { record: AdviceRecord };
    const earlier = { ...record, shown: undefined };
    const text = writeCanonicalJson({ record: earlier, sha256: hashRecord(writeCanonicalJson(earlier)) });
    expect(text).not.toContain('"shown"');
    const both = await check(`${text}\n${exported}`);
    expect(both.ok && both.value.match(/is whole/g)).toHaveLength(2);
    expect(await check(`${text.replace("Mokoena", "Mokoenb")}\n${exported}x`)).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/line 1: the record was changed[^]*line 2: this is not/) as unknown,
    });
  });

  test("of an unknown basis, or of another engine, is not computed with this one", async () => {
    const [major = ""] = ENGINE_VERSION.split(".");
    const engine = await check(forge({ engine_version: `${Number(major) + 1}.0.0` }));
    expect(engine.ok || engine.reason).toMatch(/whole, but its figures come from engine \d+\.0\.0/);
    const basis = await check(forge({ basis_version: "2099-01" }));
    expect(basis.ok || basis.reason).toContain("no basis is called 2099-01");
  });
});
