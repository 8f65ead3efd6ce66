import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { closeAdvicePool, warmAdvicePool } from "../../app/backend/calculation/advice-pool";
import { generateRecommendation } from "../../app/backend/generation/generate-recommendation";
import { chooseAssumptions } from "../../app/engine";
import { people } from "../../fixtures/people";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { forgetProcess } from "../support/forget-process";
import { today } from "../support/today";

const johan = people(today)[3]!.record;
const folder = mkdtempSync(path.join(os.tmpdir(), "baobab-slow-"));
const [asked, go] = [path.join(folder, "asked"), path.join(folder, "go")];

/** A worker thread that computes no advice until the test lets it, as on a very slow machine. */
const SLOW_WORKER = `
  import { appendFileSync, existsSync } from "node:fs";
  import { setTimeout as sleep } from "node:timers/promises";
  import answerQuestion from ${JSON.stringify(pathToFileURL(path.resolve("build/advice-worker.mjs")).href)};
  export default async (question) => {
    if (question.kind === "advice") {
      appendFileSync(${JSON.stringify(asked)}, ".");
      while (!existsSync(${JSON.stringify(go)})) await sleep(10);
    }
    return answerQuestion(question);
  };`;

let stop: () => Promise<void>;
let warming: Promise<void>;
let bearer: string;
const timeouts: { milliseconds: number; controller: AbortController }[] = [];
beforeAll(async () => {
  // Closes a pool with the real program, so that the slow one is loaded.
  await closeAdvicePool();
  forgetProcess();
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    const controller = new AbortController();
    timeouts.push({ milliseconds, controller });
    return controller.signal;
  });
  mkdirSync(path.join(folder, "build"));
  writeFileSync(path.join(folder, "build/advice-worker.mjs"), SLOW_WORKER);
  // The first question opens the pool, which looks for its program below the working directory.
  const project = process.cwd();
  process.chdir(folder);
  warming = warmAdvicePool(chooseAssumptions(today, {}));
  process.chdir(project);
  // No worker runs here: the test runs the job.
  stop = await startTestBackend({ isWorking: false });
  bearer = take(await callBackend("getGuestToken", {}, {})).bearer_token;
});
afterAll(async () => {
  await stop();
  await closeAdvicePool();
  forgetProcess();
  rmSync(folder, { recursive: true });
});

test("a recommendation that takes long is not given up, and not worked out twice when the queue repeats its job", async () => {
  const { id } = take(await callBackend("createDemoPlan", { body: johan }, { bearer }));
  const doJob = (failedAttempts: number) => {
    const data = { planId: id, generation: 1 };
    return generateRecommendation({ id: "by hand", data, failedAttempts, complete: async () => {} });
  };
  const jobs = [doJob(0)];
  // The plan's timeout, after that of the warm-up.
  await expect.poll(() => timeouts.length).toBe(2);
  jobs.push(doJob(5));
  // As after fifteen seconds, in which the queue has retried the job the permitted number of times.
  for (const { milliseconds, controller } of timeouts) if (milliseconds <= 15_000) controller.abort();
  writeFileSync(go, "");
  await Promise.all([warming, ...jobs]);
  const query = { id, plan_type: "base" } as const;
  expect(await callBackend("getRecommendations", { query }, { bearer })).toMatchObject({
    response_code: "R00",
  });
  expect(readFileSync(asked, "utf8")).toBe("..");
});
