/** The order of the survey's steps: pure, and the same for buttons, the navigator and a typed address. */
import { isAsked } from "~/contract/survey/asked-questions";
import type { Profile } from "~/contract/survey/profile";
import type { SurveyLimits } from "~/contract/survey/survey-limits";
import { type Step, STEPS } from "~/contract/survey/field-declaration";

/** A submit button's meaning, by its value: `next`, `save`, `back`, `answers` or `go-N`. */
type Intent = { kind: "next" | "save" | "back" | "answers" } | { kind: "go"; step: Step };

/** The value of a button that discards changed answers and leaves the plan as it is. */
export const LEAVE_PLAN = "leave";

/** A button's destination: a step, finishing, the start page, or the list of all answers. */
type Target = Step | "finish" | "start" | "answers";

/** Reads the value of the pressed button; anything unknown counts as `next`, as Enter does. */
export function readIntent(value: unknown): Intent {
  if (value === "save" || value === "back" || value === "answers") return { kind: value };
  const step = STEPS.find((candidate) => value === `go-${candidate}`);
  return step ? { kind: "go", step } : { kind: "next" };
}

/** The steps with a question to ask: step 6 only by its rule. */
export function listShownSteps(profile: Profile, limits: SurveyLimits): readonly Step[] {
  return STEPS.filter((step) => step !== 6 || isAsked("importance", profile, limits));
}

function findNextStep(step: Step, shown: readonly Step[]): Step | undefined {
  return shown.find((candidate) => candidate > step);
}

function findPreviousStep(step: Step, shown: readonly Step[]): Step | undefined {
  return shown.filter((candidate) => candidate < step).at(-1);
}

/**
 * Returns the destination of a button.
 * @param isFromAnswers true if the step was opened from the list of answers, to which Next and Back then return
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
 * The steps that have to be answered before moving: every one before the target, none when going back. Another
 * tab may have made one before the current step wrong.
 */
export function listStepsToCheck(from: Step, intent: Intent, target: Target): readonly Step[] {
  if (intent.kind === "back" || intent.kind === "answers" || target === "start") return [];
  if (target === "finish") return STEPS;
  if (target === "answers") return [from];
  return target > from ? STEPS.filter((step) => step < target) : [];
}

/**
 * The next step of a finished survey whose changed answers make another recommendation. Answers that depend on
 * the changed ones are asked again: the importance after savings and back-up plan, health after those and
 * importance.
 * @param shown the steps with a question to ask
 * @returns undefined if nothing is asked again; the button then has its usual destination
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

/** The first step with missing or invalid answers; undefined if there is none. */
export function findFirstUnfinished(isAnswered: (step: Step) => boolean): Step | undefined {
  return STEPS.find((step) => !isAnswered(step));
}

/** The step to show for a typed address: at most the first unfinished one, and never one that is not shown. */
export function findAllowedStep(wanted: Step, shown: readonly Step[], reached: Step): Step {
  const allowed = wanted < reached ? wanted : reached;
  return shown.includes(allowed) ? allowed : 7;
}
