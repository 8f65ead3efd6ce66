import { readSurveyRecord } from "~/contract/survey/survey-record";
import { GENERATION_STAGES } from "~/contract/plan/plan-operations";
import { type Recommendation, recommendationSchema } from "~/contract/plan/recommendation";
import { findRecommended } from "~/contract/plan/recommended-product";
import { DEFAULT_OPTIONS, chooseAssumptions, guaranteedIncome, readAssumptions } from "~/engine";
import { findAnswers } from "../plans/plans";
import { reportError } from "../log/report-error";
import { singleton } from "../process/singleton";
import { noteTime } from "../log/metrics";
import { getDatabase } from "../store/connection";
import { isUnavailable } from "../store/is-unavailable";
import type { Job } from "../store/queue";
import { transact } from "../store/transact";
import { awaitMarkets, computeOffThread } from "../calculation/advice-pool";
import { presentFirstFigure, readFirstFigure } from "../recommendation/present-first-figure";
import { presentRecommendation } from "../recommendation/present-recommendation";
import {
  type ComputedRecommendation,
  findTask,
  noteStage,
  storeResult,
  type Task,
} from "../recommendation/recommendations";
import { keepReapplied, type Reapplied, reapply } from "./reapply";
import type { GenerationJob } from "./request-generation";
import { announceResult } from "./result-notices";
import { isAnswered, toRetirementCase } from "../plans/retirement-case";

/** The stage at which cash needs and guaranteed income are known, and the markets are next. */
const BEFORE_MARKETS = GENERATION_STAGES.indexOf("markets");

/** The most retries: a job that failed this often would fail again, so it ends and waiting callers hear of it. */
const MOST_REPEATS = 5;

/** A job's result: our recommendation, and the amendments reapplied to it. */
type Worked = ComputedRecommendation & { reapplied: Reapplied };

/**
 * Computes a plan's recommendation. Result, end of the job and notice are one transaction, so that the job is
 * retried after a crash. An engine refusal would recur, so it is stored as a result.
 */
export async function generateRecommendation(job: Job<GenerationJob>): Promise<void> {
  const { planId, generation } = job.data;
  try {
    const task = await findTask(getDatabase(), planId, generation);
    await endJob(job, task && (await workOnce(planId, task)));
  } catch (error) {
    // An unavailable database says nothing about the plan.
    if (job.failedAttempts < MOST_REPEATS || isUnavailable(error)) throw error;
    await endJob(job, fail(error));
  }
}

async function endJob(job: Job<GenerationJob>, result: Worked | "failed" | undefined): Promise<void> {
  const { planId, generation } = job.data;
  await transact(async (tx) => {
    const isKept = result && (await storeResult(tx, planId, { generation, result }));
    if (isKept && result !== "failed") await keepReapplied(tx, planId, result.reapplied);
    // A finished job needs no hash of an address.
    await job.complete(tx, "standing");
    await announceResult(tx, planId);
  });
}

/**
 * Joins work in progress when the queue restarts a job that exceeds its timeout. The markets alone may take
 * that long, and a second computation would only slow down the first.
 */
function workOnce(planId: number, task: Task): ReturnType<typeof work> {
  const underWay = singleton("generations under way", () => new Map<string, ReturnType<typeof work>>());
  const name = `${planId} ${task.generation}`;
  const known = underWay.get(name);
  if (known) return known;
  const done = timeWork(planId, task).finally(() => underWay.delete(name));
  underWay.set(name, done);
  return done;
}

async function timeWork(planId: number, task: Task): ReturnType<typeof work> {
  const began = performance.now();
  const worked = await work(planId, task);
  const outcome = worked === "failed" ? "failed" : "done";
  noteTime("generations", { outcome }, performance.now() - began);
  return worked;
}

async function work(
  planId: number,
  { generation, seed, adviceDate, fees, offersPlus }: Task,
): Promise<Worked | "failed"> {
  const { first_figure: figure, ...answers } = await findAnswers(getDatabase(), planId);
  const profile = readSurveyRecord(answers);
  if (!isAnswered(profile)) return fail(new Error("a stored plan lacks answers that the engine needs"));
  const assumptions = chooseAssumptions(adviceDate, fees, offersPlus);
  const retirementCase = toRetirementCase(profile, adviceDate);
  const refusal = findRefusal(() => guaranteedIncome(retirementCase, readAssumptions(assumptions)));
  if (refusal) return fail(refusal);
  await noteStage(getDatabase(), planId, { generation, stagesDone: BEFORE_MARKETS });

  const surroundings = { assumptions, options: { ...DEFAULT_OPTIONS, seed } };
  await awaitMarkets(surroundings);
  const advised = await computeOffThread({ kind: "advice", asked: { retirementCase }, ...surroundings });
  if (!advised.ok) return fail(advised.reason);
  const { basisVersion, engineVersion } = advised.value;
  const basis = readAssumptions(assumptions);
  const ours = presentRecommendation(advised.value, basis);
  if (figure) {
    const asked = { retirementCase, figure: readFirstFigure(figure) };
    const steps = await computeOffThread({ kind: "firstFigure", asked, ...surroundings });
    const perMonth = findRecommended(ours).expected.monthly_income_total;
    // The plan is complete without the steps from its first figure.
    if (steps.ok) ours.common_info.first_figure = presentFirstFigure(figure, steps.value, perMonth);
    else report(steps.reason);
  }
  const presented = recommendationSchema.safeParse(ours);
  if (!presented.success) return fail(presented.error);
  const given = { adviceDate, seed, assumptions };
  const reapplied = await reapply(planId, {
    recommendation: presented.data,
    given,
    retirementCase,
    basis,
    ...surroundings,
  });
  const recommendation: Recommendation =
    reapplied === "impossible" ? { ...presented.data, changes_dropped: true } : presented.data;
  return { recommendation, basisVersion, engineVersion, reapplied };
}

/** Tries the quick part, which takes a millisecond, before the markets occupy a thread. */
function findRefusal(tryOut: () => unknown): unknown {
  try {
    tryOut();
    return undefined;
  } catch (error) {
    return error;
  }
}

function fail(error: unknown): "failed" {
  report(error);
  return "failed";
}

function report(error: unknown): void {
  reportError(error, { during: "generateRecommendation" });
}
