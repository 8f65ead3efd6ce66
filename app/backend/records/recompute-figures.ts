import type { IsoDate } from "~/base/date";
import type { AdviceRecord } from "~/contract/records/advice-record";
import { readSurveyRecord } from "~/contract/survey/survey-record";
import { advise, amend, DEFAULT_OPTIONS, readAssumptions } from "~/engine";
import { findAdjustLimits, toAmendment } from "../recommendation/adjustment";
import { presentRecommendation } from "../recommendation/present-recommendation";
import { isAnswered, toRetirementCase } from "../plans/retirement-case";

/**
 * Recomputes a record's figures from its answers and its stored date, basis, fees and seed.
 * @throws RangeError if the basis was never released, or the answers are incomplete
 */
export function recomputeFigures({ answers, computed_with: told }: AdviceRecord) {
  const profile = readSurveyRecord(answers);
  if (!isAnswered(profile)) throw new RangeError("answers: some that the engine needs are missing");
  const basis = readAssumptions({
    basisVersion: told.basis_version,
    fees: told.fees,
    offersPlus: told.offers_plus,
  });
  const retirementCase = toRetirementCase(profile, told.advice_date as IsoDate);
  const options = { ...DEFAULT_OPTIONS, seed: told.seed, paths: told.paths };
  const recommended = presentRecommendation(advise(retirementCase, basis, options), basis);
  if (!told.changes) return { recommended };
  const limits = findAdjustLimits(
    { retirementCase, basis, given: { recommendation: recommended } },
    told.changes,
  );
  const amendment = toAmendment(told.changes, { limits, basis });
  const changed = amend(retirementCase, amendment, basis, options);
  return { recommended, customised: presentRecommendation(changed, basis, "edit") };
}
