/** The survey as it was typed, read and judged. */
import { pruneHiddenAnswers, roundAndPrune } from "~/contract/survey/asked-questions";
import type { Step } from "~/contract/survey/field-declaration";
import type { Profile } from "~/contract/survey/profile";
import { checkStep } from "~/contract/survey/survey-rules";
import type { SurveyMistake } from "~/words/survey/question";
import { findControl } from "~/words/survey/steps";
import { checkConsent } from "./consent";
import type { SurveyContext } from "./consent";
import { listShownSteps } from "./journey";
import { readAllTyped } from "./typed-answers";
import type { TypedAnswers } from "./typed-answers";
import { checkUnticked } from "./take-typed";

export type ReadSurvey = {
  profile: Profile;
  /** The steps that have anything to ask. */
  shownSteps: readonly Step[];
  /** The mistakes of a step, found when they are first asked for. */
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

/** The survey asks for the savings that the funds one by one no longer add up to, and not for the funds. */
function showAtSavings(mistake: SurveyMistake): SurveyMistake {
  return mistake.field === "funds" ? { ...mistake, field: "investments" } : mistake;
}
