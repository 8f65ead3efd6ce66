/** Where the survey goes from a step: pure, and the same for the buttons, the navigator and an address typed by hand. */
import { isAsked } from "~/contract/survey/asked-questions";
import type { Profile } from "~/contract/survey/profile";
import type { SurveyLimits } from "~/contract/survey/survey-limits";
import { STEPS } from "~/contract/survey/field-declaration";
import type { Step } from "~/contract/survey/field-declaration";

/** What a submit button asks for, as its value says: `next`, `save`, `back`, `answers` or `go-N`. */
type Intent = { kind: "next" | "save" | "back" | "answers" } | { kind: "go"; step: Step };

/** What a button asks for that forgets changed answers and leaves the plan as it is. */
export const LEAVE_PLAN = "leave";

/** Where a button leads: to a step, to the end, back to the start page, or to the list of all answers. */
export type Target = Step | "finish" | "start" | "answers";

/** Reads the value of the pressed button; anything unknown counts as `next`, as Enter does. */
export function readIntent(value: unknown): Intent {
  if (value === "save" || value === "back" || value === "answers") return { kind: value };
  const step = STEPS.find((candidate) => value === `go-${candidate}`);
  return step ? { kind: "go", step } : { kind: "next" };
}

/** The steps that have anything to ask: step 6 only by its rule. */
export function listShownSteps(profile: Profile, limits: SurveyLimits): readonly Step[] {
  return STEPS.filter((step) => step !== 6 || isAsked("importance", profile, limits));
}

/** The next step that is shown; the last step has none. */
export function findNextStep(step: Step, shown: readonly Step[]): Step | undefined {
  return shown.find((candidate) => candidate > step);
}

/** The step before that is shown; the first step has none. */
export function findPreviousStep(step: Step, shown: readonly Step[]): Step | undefined {
  return shown.filter((candidate) => candidate < step).at(-1);
}

/**
 * Where a button leads from a step.
 * @param isFromAnswers whether the step was opened from the list of answers, to which Next and Back then lead
 */
export function findTarget(
  from: Step,
  intent: Intent,
  { shown, isFromAnswers = false }: { shown: readonly Step[]; isFromAnswers?: boolean },
): Target {
  if (intent.kind === "go") return shown.includes(intent.step) ? intent.step : intent.step > from ? 7 : 5;
  if (intent.kind === "save") return "finish";
  if (intent.kind === "answers" || isFromAnswers) return "answers";
  if (intent.kind === "back") return findPreviousStep(from, shown) ?? "start";
  return findNextStep(from, shown) ?? "finish";
}

/**
 * The steps that have to be well answered before moving: every one before the target, none going back. Another tab may
 * have made one before the current step wrong.
 */
export function listStepsToCheck(from: Step, intent: Intent, target: Target): readonly Step[] {
  if (intent.kind === "back" || intent.kind === "answers" || target === "start") return [];
  if (target === "finish") return STEPS;
  if (target === "answers") return [from];
  return target > from ? STEPS.filter((step) => step < target) : [];
}

/**
 * Where to go on in a finished survey whose changed answers make another recommendation. What was said with the old
 * answers in mind is asked again: the importance after savings and back-up plan, health after those and importance.
 * @param shown the steps that have anything to ask
 * @returns undefined if nothing is asked again, so that the button leads where it always does
 */
export function findStepAskedAgain(
  from: Step,
  intent: Intent,
  { shown, isFromAnswers = false }: { shown: readonly Step[]; isFromAnswers?: boolean },
): 6 | 7 | undefined {
  const isSaved = intent.kind === "save";
  if (from === 6 && (isSaved || (intent.kind === "next" && !isFromAnswers))) return 7;
  if (isSaved && (from === 2 || from === 5)) return shown.includes(6) ? 6 : 7;
  return undefined;
}

/** The first step whose answers are missing or invalid; undefined when all are well answered. */
export function findFirstUnfinished(isAnswered: (step: Step) => boolean): Step | undefined {
  return STEPS.find((step) => !isAnswered(step));
}

/** Where an address typed by hand leads: as far as the first unfinished step, and never to a step that is not shown. */
export function findAllowedStep(wanted: Step, shown: readonly Step[], reached: Step): Step {
  const allowed = wanted < reached ? wanted : reached;
  return shown.includes(allowed) ? allowed : 7;
}
