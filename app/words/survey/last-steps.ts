import { formatRand } from "~/base/money";
import type { BackupCode, Profile } from "~/contract/survey/profile";
import { joinWords, nameMonth } from "../plan/write-figures";
import { CLIENT_AGREED_ON, HEALTH_CONSENT, type QuestionWords } from "./question";

const BACKUP_WORDS: Record<BackupCode, string> = {
  0: "I have no back-up plan",
  1: "My children or family could help",
  2: "I have another source of income",
  3: "I could sell assets",
};

function sayIllness({ seriousIllness, smoker }: Profile): string {
  if (seriousIllness) return "I have a serious illness";
  if (smoker === undefined) return "I do not have a serious illness";
  return `I do not have a serious illness. I ${smoker ? "smoke" : "do not smoke"} 10 cigarettes a day or more`;
}

function sayBackup({
  futureIncomeSupport,
  otherTaxableIncomePerMonth: other,
  otherTaxableIncomeUntil: until,
}: Profile): string {
  const end = until ? ` until ${nameMonth(until)}` : "";
  const named = futureIncomeSupport.map((code) =>
    code === 2 && other !== undefined
      ? `${BACKUP_WORDS[code]}, ${formatRand(other)} a month${end}`
      : BACKUP_WORDS[code],
  );
  return joinWords(named);
}

export const backupQuestions: readonly QuestionWords[] = [
  {
    name: "futureIncomeSupport",
    wording: "What could you fall back on?",
    shortName: "Back-up plan",
    listName: "If your income drops",
    review: sayBackup,
    hint: "Choose all that apply",
    options: [
      { value: "1", label: "Support from my children or family" },
      { value: "2", label: "Another source of income", hint: "Rent, or work you will keep doing" },
      { value: "3", label: "Assets that I can sell", hint: "A second home, shares, a business" },
      { value: "0", label: "None of the above", isExclusive: true },
    ],
  },
  {
    name: "otherTaxableIncomePerMonth",
    below: { field: "futureIncomeSupport", answer: "2" },
    wording: "How much other income a month, before tax?",
    shortName: "Other income",
    hint: "It decides your tax. Leave it empty to say it later.",
  },
  {
    name: "otherTaxableIncomeUntil",
    below: { field: "futureIncomeSupport", answer: "2" },
    wording: "Until which month, if it ends?",
    shortName: "Last month of other income",
    hint: "The last month of your pay, for example 03/2031. Leave it empty if you do not know.",
  },
];

export const preferenceQuestions: readonly QuestionWords[] = [
  {
    name: "importance",
    wording: "What is more important to you?",
    shortName: "Income preference",
    listName: "What matters more",
    options: [
      {
        value: "flexible_inc_and_inheritance",
        label: "A flexible income, and an inheritance",
        hint: "Your income can change with the markets. Part or all of what is left goes to the people you choose.",
      },
      {
        value: "guarantee_inc_and_no_inheritance",
        label: "A guaranteed income for life, without an inheritance",
        hint: "Your income is paid for as long as you live. It leaves no capital to inherit.",
      },
    ],
  },
];

export const healthQuestions: readonly QuestionWords[] = [
  {
    name: "seriousIllness",
    wording: "Do you have a serious illness?",
    shortName: "Serious illness",
    review: sayIllness,
    hint: "One that your doctor expects to shorten your life",
  },
  {
    name: "smoker",
    wording: "Do you smoke 10 cigarettes a day or more?",
    shortName: "Smoking",
  },
  {
    name: HEALTH_CONSENT,
    wording: "May we use your health answers?",
    shortName: "Consent",
    listName: "Using your health answers",
    review: () => "Yes, you may use them to work out my plan",
    options: [{ value: "yes", label: "Yes, use my health answers to work out my plan" }],
    hint: "We use them for nothing else and store them encrypted. Without them we cannot recommend a plan.",
  },
  {
    name: CLIENT_AGREED_ON,
    wording: "My client has agreed, on",
    shortName: "Your client’s agreement",
    hint: "The day on which your client agreed that we use these answers, those about health too. For example 23/11/2026.",
  },
];
