/** Measures what a record of advice on paper costs in the worker's thread: time and memory where nothing was drawn yet, and where ten were. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { bundle } from "../../.ci/bundle.mjs";
import { hashRecord } from "../../app/backend/records/hash-record";
import { writeRecord } from "../../app/backend/records/write-record";
import { presentRecommendation } from "../../app/backend/recommendation/present-recommendation";
import { writeCanonicalJson } from "../../app/base/canonical-json";
import { advise, chooseAssumptions, customise, DEFAULT_OPTIONS, readAssumptions } from "../../app/engine";
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

/** The longest record there is: a plan that was changed, with a partner, a child, debt and an adviser. */
function makeRecord(): { content: string; sha256: string } {
  const answers = people(today)[0]!.record;
  const { retirementCase } = tellEngine(answers);
  const assumptions = chooseAssumptions(today, {});
  const basis = readAssumptions(assumptions);
  const recommendation = {
    ...presentRecommendation(advise(retirementCase, basis, DEFAULT_OPTIONS), basis),
    is_outdated: false,
  };
  const changed = customise(retirementCase, { debtRepayment: 50_000 }, basis, DEFAULT_OPTIONS);
  const customised = { ...presentRecommendation(changed, basis, "edit"), is_outdated: false };
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
    customised: {
      recommendation: { ...customised, selected: true },
      attributes: { debt_recommend: 50_000 },
    },
  });
  const content = writeCanonicalJson(record);
  return { content, sha256: hashRecord(content) };
}

type Drawn = { milliseconds: number[]; bytes: number; megabytes: number };

function drawApart(...args: string[]): Drawn {
  return JSON.parse(execFileSync(process.execPath, [DRAWING, ...args], { encoding: "utf8" }));
}

await bundle("tests/perf/draw-paper.ts", DRAWING, { packages: "external" });
const folder = mkdtempSync(path.join(os.tmpdir(), "baobab-paper-"));
try {
  const file = path.join(folder, "record.json");
  writeFileSync(file, JSON.stringify(makeRecord()));
  const [processor] = os.cpus();
  print(
    `\nA record of advice as a PDF (goals: 1500 ms, 150 MB), median and range of ${ROUNDS} fresh processes`,
  );
  print(
    `  ${processor?.model}, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
  );
  const first = Array.from({ length: ROUNDS }, () => drawApart(file, "1"));
  const bare = Array.from({ length: ROUNDS }, () => drawApart().megabytes);
  print(
    `  first, with fonts to load: ${write(
      first.flatMap(({ milliseconds }) => milliseconds),
      "ms",
    )}, ${first[0]?.bytes} bytes`,
  );
  print(
    `  memory of the process at most: ${write(
      first.map(({ megabytes }) => megabytes),
      "MB",
    )}; of bare Node: ${write(bare, "MB")}`,
  );
  const many = drawApart(file, String(DRAWN_IN_A_ROW));
  print(
    `  ${DRAWN_IN_A_ROW} one after another: ${write(many.milliseconds.slice(1), "ms")}, at most ${many.megabytes.toFixed(0)} MB`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
