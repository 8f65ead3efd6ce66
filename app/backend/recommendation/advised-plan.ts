import { failure, success } from "~/base/result";
import type { Result } from "~/base/result";
import { readSurveyRecord } from "~/contract/survey-record";
import { DEFAULT_OPTIONS, readAssumptions } from "~/engine";
import type { AdviceOptions, Basis, RetirementCase } from "~/engine";
import { findPlan } from "../plan/plans";
import type { Plan, PlanReference } from "../plan/plans";
import { nameOwner } from "../session/person";
import type { Person } from "../session/person";
import type { DatabaseOrTransaction } from "../store/connection";
import type { QuestionKind, AskedOf, AnswerTo } from "./advice-worker";
import { calculate } from "./calculate";
import { findGiven } from "./recommendations";
import type { Given } from "./recommendations";
import { isAnswered, toRetirementCase } from "./retirement-case";

/** A plan with our recommendation, and what the engine was told for it: the day, the assumptions and the seed of then. */
export type AdvisedPlan = {
  plan: Plan;
  /** Who asks about it. */
  askedBy: string;
  given: Given;
  retirementCase: RetirementCase;
  /** As the recommendation's assumptions give it, with the plan's own fees. */
  basis: Basis;
  options: AdviceOptions;
};

/** Why there is no recommendation to start from, as the call is refused. */
export type NotAdvised =
  "notFound" | "recommendationPending" | "recommendationFailed" | "recommendationOutdated";

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
  // Its figures cannot be computed again, so nothing that is computed now could stand beside them.
  if (given.isOutdated) return failure("recommendationOutdated");
  const profile = readSurveyRecord(plan.record);
  if (!isAnswered(profile)) throw new Error("a plan with a recommendation lacks answers");
  return success({
    plan,
    askedBy: nameOwner(person),
    given,
    retirementCase: toRetirementCase(profile, given.adviceDate),
    basis: readAssumptions(given.assumptions),
    options: { ...DEFAULT_OPTIONS, seed: given.seed, paths: given.recommendation.common_info.paths },
  });
}

/** What is asked about a plan; the others ready the threads. */
type PlanQuestionKind = Exclude<QuestionKind, "markets" | "replicates">;

/** Which answers tell how much they differ by chance; the others are there before that can be told. */
const TELLS_CHANCE: Record<PlanQuestionKind, boolean> = {
  advice: true,
  customisedAdvice: true,
  income: false,
  incomesByDependantsShare: false,
  incomesByPartnerShare: false,
};

/** Has a question about an advised plan answered under the assumptions of its recommendation. */
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
