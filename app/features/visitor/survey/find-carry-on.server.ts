import { todayInSouthAfrica } from "~/base/date";
import { STEPS } from "~/contract/survey/field-declaration";
import { findSurveyLimits } from "~/backend/door.server";
import { stepWords } from "~/words/survey/steps";
import { readDraft } from "./draft.server";
import { findFirstUnfinished } from "./journey";
import { readSurvey } from "./read-survey";

/** The point at which this browser's unfinished survey of a new plan goes on; undefined without answers. */
export async function findCarryOn(request: Request) {
  const draft = await readDraft(request, "new");
  if (!draft) return undefined;
  const today = todayInSouthAfrica(new Date());
  const context = { today, limits: findSurveyLimits(today), isForClient: false };
  const { isAnswered } = readSurvey(draft.typed, context);
  const step = findFirstUnfinished(isAnswered) ?? 7;
  const kept = draft.isKeptLong ? "30 days" : "a day";
  return { step, steps: STEPS.length, name: stepWords[step].name, kept };
}
