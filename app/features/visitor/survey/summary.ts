/** The summary panel of the answers so far. */
import { formatRand } from "~/base/money";
import { isAsked } from "~/contract/survey/asked-questions";
import type { BackupCode, Profile } from "~/contract/survey/profile";
import type { Step } from "~/contract/survey/field-declaration";
import type { FieldName } from "~/contract/survey/fields";
import { joinWords } from "~/words/plan/write-figures";
import type { SurveyLimits } from "~/contract/survey/survey-limits";
import { findEmergencySavings } from "~/words/survey/emergency-savings";
import type { SurveyMistake } from "~/words/survey/question";

export type SummaryRow = { label: string; value: string };
export type Summary = {
  savings: SummaryRow;
  cashNeeds?: readonly SummaryRow[];
  remainder?: readonly string[];
};

const NOT_ANSWERED = "Not answered yet";

type Answers = { profile: Profile; mistakes: readonly SurveyMistake[]; limits: SurveyLimits };

/** The amount behind a yes, `No` without one, and a note if it is missing or invalid. */
function sayAmount(
  { mistakes }: Answers,
  { field, isNeeded, amount }: { field: FieldName; isNeeded?: boolean; amount?: number },
): string {
  if (isNeeded === undefined) return NOT_ANSWERED;
  if (!isNeeded) return "No";
  if (amount === undefined || mistakes.some((mistake) => mistake.field === field)) return NOT_ANSWERED;
  return formatRand(amount);
}

/** Whether money is set aside for emergencies, and the amount once it is known. */
function sayEmergency(answers: Answers): string {
  const { profile, limits } = answers;
  const { emergencyMoney } = profile;
  if (emergencyMoney === undefined) return NOT_ANSWERED;
  if (emergencyMoney) return "No";
  const amount = sayAmount(answers, {
    field: "currentNetIncomeAmount",
    isNeeded: true,
    amount: findEmergencySavings(profile, limits),
  });
  return amount === NOT_ANSWERED ? "Yes" : `Yes, ${amount}`;
}

/** The people whom the person supports, or that there are none. */
function saySupport({ hasPartner, hasChild, hasOther }: Profile): string {
  const supported = [hasPartner && "partner", hasChild && "children", hasOther && "other(s)"].filter(
    (word) => typeof word === "string",
  );
  if (supported.length > 0) return `You are providing financial support to your ${joinWords(supported)}.`;
  const isClear = hasPartner === false && hasChild === false && hasOther === false;
  return isClear
    ? "You are not providing financial support to anyone."
    : `Dependants: ${NOT_ANSWERED.toLowerCase()}.`;
}

const BACKUP_WORDS: Record<Exclude<BackupCode, 0>, string> = {
  1: "support from your children",
  2: "other source of income",
  3: "assets that can be sold",
};

/** The back-up plan for the income. */
function sayBackup({ futureIncomeSupport }: Profile): string {
  const named = futureIncomeSupport.flatMap((code) => (code === 0 ? [] : [BACKUP_WORDS[code]]));
  if (named.length > 0) return `Your backup plan includes: ${named.join(", ")}`;
  return futureIncomeSupport.includes(0)
    ? "You do not have a back-up plan."
    : `Back-up plan: ${NOT_ANSWERED.toLowerCase()}.`;
}

/** The preferred one of the two incomes; undefined if the question is not asked. */
function sayImportance(profile: Profile, limits: SurveyLimits): string | undefined {
  if (!isAsked("importance", profile, limits)) return undefined;
  if (profile.importance === "guarantee_inc_and_no_inheritance")
    return "You prefer guaranteed income over inheritance.";
  if (profile.importance === "flexible_inc_and_inheritance")
    return "You prefer inheritance over guaranteed income.";
  return `Income preference: ${NOT_ANSWERED.toLowerCase()}.`;
}

/** Serious illness, or its absence and the answer about smoking. */
function sayHealth(profile: Profile, limits: SurveyLimits): string {
  if (profile.seriousIllness === undefined) return `Health: ${NOT_ANSWERED.toLowerCase()}.`;
  if (profile.seriousIllness) return "You have a serious illness.";
  if (!isAsked("smoker", profile, limits) || profile.smoker === undefined)
    return "You do not have a serious illness.";
  return profile.smoker
    ? "You do not have a serious illness. You smoke 10 cigarettes a day or more."
    : "You do not have a serious illness. You do not smoke 10 cigarettes a day or more.";
}

/** True if a step has a panel: all but the first of an unfinished survey. */
export function hasSummary(step: Step, isFinished: boolean): boolean {
  return isFinished || step > 1;
}

/** The panel at a step, if it has one: a part appears at its own step and stays. */
export function summarise(step: Step, answers: Answers, isFinished: boolean): Summary | undefined {
  const { profile, limits } = answers;
  if (!hasSummary(step, isFinished)) return undefined;
  const reached = isFinished ? 7 : step;
  const savings = sayAmount(answers, { field: "investments", isNeeded: true, amount: profile.investments });
  const summary: Summary = { savings: { label: "Total savings", value: savings } };
  if (reached < 3) return summary;
  const remainder = [
    reached >= 4 && saySupport(profile),
    reached >= 5 && sayBackup(profile),
    reached >= 6 && sayImportance(profile, limits),
    reached >= 7 && sayHealth(profile, limits),
  ].filter((line) => typeof line === "string");
  return {
    ...summary,
    cashNeeds: [
      {
        label: "Pay off debt",
        value: sayAmount(answers, {
          field: "debtAmount",
          isNeeded: profile.debt,
          amount: profile.debtAmount,
        }),
      },
      { label: "Set aside for emergencies", value: sayEmergency(answers) },
      {
        label: "Personal use",
        value: sayAmount(answers, {
          field: "otherCashAmount",
          isNeeded: profile.otherCash,
          amount: profile.otherCashAmount,
        }),
      },
    ],
    remainder,
  };
}
