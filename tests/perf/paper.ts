/** Measures what a record of advice and a shared plan cost on paper, in their thread: time and memory where nothing was drawn yet, and where ten were. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { bundle } from "../../.ci/bundle.mjs";
import type { PaperTask } from "../../app/backend/paper/paper-worker";
import { hashRecord } from "../../app/backend/records/hash-record";
import { writeRecord } from "../../app/backend/records/write-record";
import { presentRecommendation } from "../../app/backend/recommendation/present-recommendation";
import { freezePlan } from "../../app/backend/sharing/freeze-plan";
import { writeCanonicalJson } from "../../app/base/canonical-json";
import { advise, chooseAssumptions, amend, DEFAULT_OPTIONS, readAssumptions } from "../../app/engine";
import { people } from "../../fixtures/people";
import { tellEngine } from "../support/tell-engine";
import { today } from "../support/today";
import { median, spread } from "./statistics";

const ROUNDS = 9;
const DRAWN_IN_A_ROW = 10;
const DRAWING = "build/draw-paper.mjs";

const print = (line: string) => process.stdout.write(`${line}\n`);
const write = (numbers: number[], unit: string) =>
  `${median(numbers).toFixed(0)} ${unit} (${spread(numbers)})`;

/** The longest papers there are, of a plan that was changed, with a partner, a child, debt and an adviser. */
function makeTasks(): { record: PaperTask; shared: PaperTask } {
  const answers = people(today)[0]!.record;
  const { retirementCase } = tellEngine(answers);
  const assumptions = chooseAssumptions(today, {});
  const basis = readAssumptions(assumptions);
  const recommendation = {
    ...presentRecommendation(advise(retirementCase, basis, DEFAULT_OPTIONS), basis),
    is_outdated: false,
  };
  const changed = amend(retirementCase, { debtRepayment: 50_000 }, basis, DEFAULT_OPTIONS);
  const amended = { ...presentRecommendation(changed, basis, "edit"), is_outdated: false };
  const advised = (one: typeof recommendation) => ({
    plan: { ...answers, id: 1500, plan_type: "both" as const },
    recommendation: { ...one, selected: true },
  });
  const record = writeRecord({
    recordId: "00000000-0000-4000-8000-000000000000",
    now: new Date(),
    plan: { id: 1500, rsaid: "6302145009087", record: answers },
    adviser: { name: "Lerato Dlamini", role: "financial planner" },
    given: {
      generation: 1,
      isOutdated: false,
      adviceDate: today,
      assumptions,
      seed: DEFAULT_OPTIONS.seed,
      recommendation: { ...recommendation, selected: true },
    },
    amended: {
      recommendation: { ...amended, selected: true },
      attributes: { debt_recommend: 50_000 },
    },
  });
  const content = writeCanonicalJson(record);
  return {
    record: { kind: "record", content, sha256: hashRecord(content) },
    shared: makeSharedTask({
      recommended: advised(recommendation),
      amended: advised(amended),
      ticks: ["surname", "contact", "id_number", "health"],
    }),
  };
}

function makeSharedTask(shared: Parameters<typeof freezePlan>[0]): PaperTask {
  const snapshot = freezePlan(shared);
  const [shared_at, expires_at] = ["2026-11-20T08:00:00.000Z", "2026-12-20T08:00:00.000Z"];
  const by = { shared_by: { name: "Lerato Dlamini", role: "Financial Planner" }, shared_at, expires_at };
  const { basis_version } = shared.recommended.recommendation.common_info;
  const told = { plan_type: "edit" as const, basis_version, include: [...shared.ticks], is_newer: true };
  const link = `https://baobab.example/en/shared/${"x".repeat(43)}`;
  return { kind: "shared", shared: { ...by, ...told, ...snapshot }, link, at: shared_at };
}

type Drawn = { milliseconds: number[]; bytes: number; megabytes: number };

function drawApart(...args: string[]): Drawn {
  return JSON.parse(execFileSync(process.execPath, [DRAWING, ...args], { encoding: "utf8" }));
}

/** Draws papers of a kind and prints what that took. */
function measure(name: string, file: string): void {
  print(`\n${name} as a PDF (goals: 1500 ms, 150 MB), median and range of ${ROUNDS} fresh processes`);
  const first = Array.from({ length: ROUNDS }, () => drawApart(file, "1"));
  const times = first.flatMap(({ milliseconds }) => milliseconds);
  const memory = first.map(({ megabytes }) => megabytes);
  print(`  first, with fonts to load: ${write(times, "ms")}, ${first[0]?.bytes} bytes`);
  print(`  memory of the process at most: ${write(memory, "MB")}`);
  const many = drawApart(file, String(DRAWN_IN_A_ROW));
  print(
    `  ${DRAWN_IN_A_ROW} one after another: ${write(many.milliseconds.slice(1), "ms")}, at most ${many.megabytes.toFixed(0)} MB`,
  );
}

await bundle("tests/perf/draw-paper.ts", DRAWING, { packages: "external" });
const folder = mkdtempSync(path.join(os.tmpdir(), "baobab-paper-"));
try {
  const [processor] = os.cpus();
  print(
    `\n${processor?.model}, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
  );
  const bare = Array.from({ length: ROUNDS }, () => drawApart().megabytes);
  print(`memory of bare Node: ${write(bare, "MB")}`);
  const { record, shared } = makeTasks();
  for (const [name, task] of [
    ["A record of advice", record],
    ["A shared plan", shared],
  ] as const) {
    const file = path.join(folder, `${task.kind}.json`);
    writeFileSync(file, JSON.stringify(task));
    measure(name, file);
  }
} finally {
  rmSync(folder, { recursive: true });
}
