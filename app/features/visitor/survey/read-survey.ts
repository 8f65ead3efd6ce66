/** The survey's typed answers, read and checked. */
import { pruneHiddenAnswers, roundAndPrune } from "~/contract/survey/asked-questions";
import type { Step } from "~/contract/survey/field-declaration";
import type { Profile } from "~/contract/survey/profile";
import { checkStep } from "~/contract/survey/survey-rules";
import type { SurveyMistake } from "~/words/survey/question";
import { findControl } from "~/words/survey/steps";
import { checkConsent, type SurveyContext } from "./consent";
import { listShownSteps } from "./journey";
import { readAllTyped, type TypedAnswers } from "./typed-answers";
import { checkUnticked } from "./take-typed";

export type ReadSurvey = {
  profile: Profile;
  /** The steps with a question to ask. */
  shownSteps: readonly Step[];
  /** The mistakes of a step, worked out at the first call. */
  judge: (step: Step) => readonly SurveyMistake[];
  isAnswered: (step: Step) => boolean;
};

export function readSurvey(typed: TypedAnswers, context: SurveyContext): ReadSurvey {
  const answers = readAllTyped(typed);
  const profile = roundAndPrune(answers, context.limits);
  const candidate = pruneHiddenAnswers(answers, context.limits);
  const unticked = checkUnticked(typed, context.accepted);
  const judged = new Map<Step, readonly SurveyMistake[]>();
  const judge = (step: Step) => {
    const mistakes = judged.get(step) ?? [
      ...checkStep(step, candidate, context)
        .filter(({ field }) => !unticked.some((box) => box.field === field))
        .map(showAtSavings),
      ...unticked.filter(({ field }) => findControl(field)?.step === step),
      ...(step === 7 ? checkConsent(typed, candidate, context) : []),
    ];
    judged.set(step, mistakes);
    return mistakes;
  };
  return {
    profile,
    shownSteps: listShownSteps(profile, context.limits),
    judge,
    isAnswered: (step) => judge(step).length === 0,
  };
}

/** Shows the mistake of funds that do not add up at the savings: the survey asks for those, not for each fund. */
function showAtSavings(mistake: SurveyMistake): SurveyMistake {
  return mistake.field === "funds" ? { ...mistake, field: "investments" } : mistake;
}
