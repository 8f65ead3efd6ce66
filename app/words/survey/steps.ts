import { STEPS, type Step } from "~/contract/survey/field-declaration";
import { listWithFollowUps } from "../questions/question";
import { arrangeQuestions, type ControlName, type SurveyQuestion } from "./question";
import { cashNeedsQuestions } from "./cash-needs";
import { dependantsQuestions } from "./dependants";
import { backupQuestions, healthQuestions, preferenceQuestions } from "./last-steps";
import { personalQuestions } from "./personal";
import { savingsQuestions } from "./savings";

type StepWords = { name: string; lead: string; questions: readonly SurveyQuestion[] };

export const stepWords: Record<Step, StepWords> = {
  1: {
    name: "Personal Information",
    lead: "Your age, your gender and the day you retire decide how long your money has to last.",
    questions: arrangeQuestions(personalQuestions),
  },
  2: {
    name: "Retirement Savings",
    lead: "This is the money that your income will come from.",
    questions: arrangeQuestions(savingsQuestions),
  },
  3: {
    name: "Cash Needs",
    lead: "You can take part of your savings in cash when you retire. Tell us what you would need it for. The rest is used for your income.",
    questions: arrangeQuestions(cashNeedsQuestions),
  },
  4: {
    name: "Dependants Support",
    lead: "Tell us who depends on your money, so that your plan can provide for them too.",
    questions: arrangeQuestions(dependantsQuestions),
  },
  5: {
    name: "Back-up Plan",
    lead: "With something to fall back on, you can choose an income that moves with the markets.",
    questions: arrangeQuestions(backupQuestions),
  },
  6: {
    name: "Income Preferences",
    lead: "A guaranteed income never stops while you live. A flexible one can leave something to the people you choose.",
    questions: arrangeQuestions(preferenceQuestions),
  },
  7: {
    name: "Health Questions",
    lead: "Illness or smoking can raise what an insurer pays.",
    questions: arrangeQuestions(healthQuestions),
  },
};

/** All questions of a step, including those that an answer opens. */
export function listQuestions(step: Step): SurveyQuestion[] {
  return stepWords[step].questions.flatMap(listWithFollowUps);
}

export const allQuestions: readonly SurveyQuestion[] = STEPS.flatMap(listQuestions);

/** Finds the question that an address or a service names; undefined if there is none. */
export function findControl(name: string | undefined): { name: ControlName; step: Step } | undefined {
  for (const step of STEPS) {
    const question = listQuestions(step).find((candidate) => candidate.name === name);
    if (question) return { name: question.name, step };
  }
  return undefined;
}

/** Reads the step that an address or a button names; undefined if there is none. */
export function readStep(text: string | undefined): Step | undefined {
  return STEPS.find((step) => String(step) === text);
}
