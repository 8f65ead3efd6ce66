import { todayInSouthAfrica } from "../../app/base/date";
import { isAnswered, toRetirementCase } from "../../app/backend/plans/retirement-case";
import { readSurveyRecord, type SurveyRecord } from "../../app/contract/survey/survey-record";
import { type Basis, chooseBasis, DEFAULT_OPTIONS } from "../../app/engine";
import type { AdviceOptions } from "../../app/engine/advice/advice";
import type { RetirementCase } from "../../app/engine/case/retirement-case";

/** The arguments of the engine's functions for a record as of today; an adjustment would be the second. */
export function tellEngine(record: SurveyRecord): {
  retirementCase: RetirementCase;
  surroundings: [Basis, AdviceOptions];
} {
  const today = todayInSouthAfrica(new Date());
  const profile = readSurveyRecord(record);
  if (!isAnswered(profile)) throw new Error("the record lacks answers");
  return {
    retirementCase: toRetirementCase(profile, today),
    surroundings: [chooseBasis(today), DEFAULT_OPTIONS],
  };
}

/** Rand to the cent, as amounts are sent. */
export function toCents(rand: number): number {
  return Math.round(rand * 100) / 100;
}
