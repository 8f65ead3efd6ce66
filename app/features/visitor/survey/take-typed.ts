/**
 * Merges a posted form into the answers. An amount under an unticked box may be posted: without scripts its
 * field is only hidden.
 */
import type { Step } from "~/contract/survey/field-declaration";
import { readAnswer, type Profile } from "~/contract/survey/profile";
import { readTyped, typingOf } from "~/web/fields/question-typing";
import { isField, type ControlName, type SurveyMistake, type SurveyQuestion } from "~/words/survey/question";
import { allQuestions, stepWords } from "~/words/survey/steps";
import { forgetHidden, replaceStep, type TypedAnswers } from "./typed-answers";

type Amount = { name: ControlName; kind: SurveyQuestion["kind"]; box: ControlName; tick: string };

const AMOUNTS: readonly Amount[] = allQuestions.flatMap(({ name: box, kind: opening, opens }) =>
  opening === "codes" && opens
    ? opens.questions.map(({ name, kind }) => ({ name, kind, box, tick: opens.value }))
    : [],
);

const sayUnticked = (what: "amount" | "month") =>
  `You typed ${what === "amount" ? "an" : "a"} ${what}. Tick the box, or clear the ${what}.`;

/**
 * Replaces a step's answers by those of a posted form, without checking them.
 * @param accepted the answers of the finished plan
 */
export function takeTyped(
  step: Step,
  before: TypedAnswers,
  { form, accepted }: { form: FormData; accepted?: Profile },
): TypedAnswers {
  const typed = replaceStep(step, before, readTyped(stepWords[step].questions, form));
  return settleUnticked(forgetHidden(typed), before, accepted);
}

/**
 * Settles amounts whose box is not ticked: one whose box was ticked before is dropped with the tick, and one
 * that was given on another page and is empty here stays. Any other is stored, and becomes a mistake.
 */
function settleUnticked(
  typed: TypedAnswers,
  before: TypedAnswers,
  accepted: Profile | undefined,
): TypedAnswers {
  const settled = { ...typed };
  for (const amount of AMOUNTS.filter((candidate) => !isTicked(candidate, typed))) {
    const { name } = amount;
    if (isTicked(amount, before) && readAmount(name, typed) === readAmount(name, before))
      delete settled[name];
    else if (!typed[name] && isSaidElsewhere(amount, before, accepted)) settled[name] = before[name];
  }
  return settled;
}

/** The mistakes of amounts and months whose box is not ticked, one for each box. */
export function checkUnticked(typed: TypedAnswers, accepted: Profile | undefined): SurveyMistake[] {
  const unticked = AMOUNTS.filter(
    (amount) => typed[amount.name] && !isTicked(amount, typed) && !isSaidElsewhere(amount, typed, accepted),
  );
  return unticked
    .filter(({ box }, place) => unticked.findIndex((first) => first.box === box) === place)
    .map(({ box, kind }) => ({
      field: box,
      message: sayUnticked(kind === "month" ? "month" : "amount"),
    }));
}

const isTicked = ({ box, tick }: Amount, typed: TypedAnswers) => [typed[box] ?? []].flat().includes(tick);

/** Compares amounts however they are spaced. */
const readAmount = (name: ControlName, typed: TypedAnswers) => typingOf(name).read(typed[name]);

/** True for an amount that the plan holds without a tick, because one of the plan's own pages asked for it. */
function isSaidElsewhere(amount: Amount, typed: TypedAnswers, accepted: Profile | undefined): boolean {
  const { name, box } = amount;
  if (!accepted || !isField(name) || !isField(box)) return false;
  const isTickedThere = isTicked(amount, { [box]: typingOf(box).write(readAnswer(accepted, box)) });
  return !isTickedThere && readAmount(name, typed) === readAnswer(accepted, name);
}
