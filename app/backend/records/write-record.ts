import type { WireAmendment } from "~/contract/plan/adjust-needs";
import { type AdviceRecord, adviceRecordSchema } from "~/contract/records/advice-record";
import type { Recommendation } from "~/contract/plan/recommendation";
import { readSurveyRecord, type SurveyRecord } from "~/contract/survey/survey-record";
import { describeAdvice, describeChanges, describeOptions } from "~/words/paper/describe-advice";
import { maskSequenceNumber } from "~/base/identity-number";
import { describeShownPlan } from "~/words/paper/describe-shown-plan";
import { gatherFacts } from "~/words/plan/plan-facts";
import { describeAnswers } from "~/words/survey/describe-answers";
import { leaveOutOwners } from "../calls/owners-alone";
import { findSurveyLimits } from "../plans/survey-limits";
import type { Given } from "../recommendation/recommendations";

/** An amended recommendation and the amendments it was computed from. */
type AmendedAdvice = { recommendation: Recommendation; attributes: WireAmendment };

/** The inputs of a record. */
type Advised = {
  recordId: string;
  now: Date;
  plan: { id: number; rsaid: string; record: SurveyRecord };
  adviser: AdviceRecord["adviser"];
  /** The adviser who selects it for the client. */
  selectedBy?: AdviceRecord["selected_by"];
  given: Given;
  /** Absent if our recommendation is selected. */
  amended?: AmendedAdvice;
};

/** Writes a record of advice in this release's wording. */
export function writeRecord(advised: Advised): AdviceRecord {
  const { recordId, now, plan, adviser, selectedBy, given, amended } = advised;
  const { adviceDate, assumptions, seed } = given;
  // An adviser reads the record too.
  const answers = leaveOutOwners(plan.record) as SurveyRecord;
  const recommendation = leaveOutOwners(given.recommendation) as Recommendation;
  const named = { ...answers, id: plan.id, plan_type: "base" as const };
  const recommended = gatherFacts(recommendation, named);
  const planType = amended ? "edit" : "base";
  const selected = amended ? gatherFacts(amended.recommendation, named) : recommended;
  return adviceRecordSchema.parse({
    format: "baobab-record-of-advice-1",
    record_id: recordId,
    plan_id: plan.id,
    plan_type: planType,
    selected_at: now.toISOString(),
    client: {
      name: [answers.first_name, answers.last_name].filter(Boolean).join(" "),
      rsaid: maskSequenceNumber(plan.rsaid),
    },
    adviser,
    selected_by: selectedBy,
    questions: describeAnswers(readSurveyRecord(answers), findSurveyLimits(adviceDate)),
    answers,
    options: describeOptions(recommended),
    changes: amended ? describeChanges(recommended, amended.attributes) : [],
    ...describeAdvice(selected),
    shown: describeShownPlan(selected, planType),
    figures: { recommended: recommendation, customised: amended?.recommendation },
    computed_with: {
      advice_date: adviceDate,
      basis_version: assumptions.basisVersion,
      fees: assumptions.fees,
      offers_plus: assumptions.offersPlus,
      engine_version: recommendation.common_info.engine_version,
      seed,
      paths: recommendation.common_info.paths,
      changes: amended?.attributes,
    },
  } satisfies AdviceRecord);
}
