import { failure, type Result, success } from "~/base/result";
import { readSurveyRecord } from "~/contract/survey/survey-record";
import {
  type AdviceOptions,
  type Basis,
  DEFAULT_OPTIONS,
  readAssumptions,
  type RetirementCase,
} from "~/engine";
import { findPlan, type Plan, type PlanReference } from "../plans/plans";
import { ownerKey, type Person } from "../session/person";
import type { DatabaseOrTransaction } from "../store/connection";
import type { QuestionKind, AskedOf, AnswerTo } from "../calculation/advice-worker";
import { calculate } from "../calculation/calculate";
import { findGiven, type Given } from "./recommendations";
import { isAnswered, toRetirementCase } from "../plans/retirement-case";

/** A plan with our recommendation, and the engine's input for it: the date, the assumptions and the seed. */
export type AdvisedPlan = {
  plan: Plan;
  /** The caller's owner name, for the queue. */
  askedBy: string;
  given: Given;
  retirementCase: RetirementCase;
  /** From the recommendation's assumptions, with the plan's own fees. */
  basis: Basis;
  options: AdviceOptions;
};

/** The refusal when there is no recommendation to start from. */
type NotAdvised = "notFound" | "recommendationPending" | "recommendationFailed" | "recommendationOutdated";

/** Finds a plan that a person may see, with its recommendation. */
export async function findAdvisedPlan(
  store: DatabaseOrTransaction,
  person: Person,
  reference: PlanReference,
): Promise<Result<AdvisedPlan, NotAdvised>> {
  const plan = await findPlan(store, person, reference);
  if (!plan) return failure("notFound");
  const given = await findGiven(store, plan.id);
  if (given === "pending") return failure("recommendationPending");
  if (given === "failed") return failure("recommendationFailed");
  // Its figures cannot be reproduced, so no new figure may stand beside them.
  if (given.isOutdated) return failure("recommendationOutdated");
  const profile = readSurveyRecord(plan.record);
  if (!isAnswered(profile)) throw new Error("a plan with a recommendation lacks answers");
  return success({
    plan,
    askedBy: ownerKey(person),
    given,
    retirementCase: toRetirementCase(profile, given.adviceDate),
    basis: readAssumptions(given.assumptions),
    options: { ...DEFAULT_OPTIONS, seed: given.seed, paths: given.recommendation.common_info.paths },
  });
}

/** Questions about an advised plan; the others concern no plan or an unadvised one, and two warm the threads. */
type PlanQuestionKind = Exclude<
  QuestionKind,
  "markets" | "replicates" | "estimate" | "firstFigure" | "ways" | "livingAnnuity"
>;

/** Whether an answer includes its standard errors; the others do not wait for those. */
const TELLS_CHANCE: Record<PlanQuestionKind, boolean> = {
  advice: true,
  amendedAdvice: true,
  income: false,
  incomesByDependantsShare: false,
  incomesByPartnerShare: false,
};

/** Answers a question about an advised plan under the assumptions of its recommendation. */
export function calculateFor<Kind extends PlanQuestionKind>(
  { askedBy, given, retirementCase, options: { replicates, ...options } }: AdvisedPlan,
  kind: Kind,
  asked: Omit<AskedOf<Kind>, "retirementCase">,
): Promise<Result<AnswerTo<Kind>, "busy">> {
  const question = {
    kind,
    asked: { ...asked, retirementCase } as AskedOf<Kind>,
    assumptions: given.assumptions,
    options: TELLS_CHANCE[kind] ? { ...options, replicates } : options,
  };
  return calculate(question, askedBy);
}
