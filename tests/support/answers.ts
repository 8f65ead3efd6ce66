import { addYears, formatDayMonthYear } from "../../app/base/date";
import { today } from "./today";
import { type Changes, createVisitor, type Visitor } from "./visitor";

export { today };

/** The date some years from today, as people type it. */
export function typeDay(years: number): string {
  return formatDayMonthYear(addYears(today, years));
}

/** Thandi Nkosi, an invented person: valid answers that open every conditional question. */
export const thandi: Record<1 | 2 | 3 | 4 | 5 | 6 | 7, Changes> = {
  1: {
    name: "Thandi",
    surname: "Nkosi",
    email: "thandi@example.co.za",
    phone: "82 123 4567",
    dateOfBirth: typeDay(-62),
    retirementDate: typeDay(1),
    gender: "female",
    isNedgroupMember: "no",
  },
  2: {
    investments: "4 200 000",
    investmentFund: "Other",
    otherInvestmentFund: "Karoo Wool Board",
    moneyKind: "fund",
  },
  3: {
    debt: "yes",
    debtAmount: "150 000",
    emergencyMoney: "no",
    currentNetIncomeAmount: "28 000",
    otherCash: "yes",
    otherCashAmount: "120 000",
    earlierCash: "no",
  },
  4: {
    hasPartner: "yes",
    "dependants[0].fullName": "Jabu Nkosi",
    "dependants[0].gender": "male",
    "dependants[0].dateOfBirth": typeDay(-60),
    hasChild: "yes",
    "dependants[1].futureIncomeSupportYear": String(Number(today.slice(0, 4)) + 5),
    "dependants[1].futureIncomeSupportAmount": "4 000",
    hasOther: "yes",
    "dependants[2].futureIncomeSupportYear": String(Number(today.slice(0, 4)) + 9),
    "dependants[2].futureIncomeSupportAmount": "1 500",
  },
  5: { futureIncomeSupport: ["2"] },
  6: { importance: "guarantee_inc_and_no_inheritance" },
  7: { seriousIllness: "no", smoker: "no", healthConsent: "yes" },
};

/** Answers the steps from the first up to the given one. */
export async function walkTo(visitor: Visitor, step: number, answers = thandi): Promise<void> {
  await visitor.open("/en/1");
  for (const at of [1, 2, 3, 4, 5, 6] as const) {
    if (at >= step) return;
    if (visitor.page().path !== `/en/${at}`) continue;
    await visitor.press("next", answers[at]);
  }
}

/** As `walkTo`, failing unless the visitor gets there. */
export async function walkOn(visitor: Visitor, step: number, answers = thandi): Promise<Visitor> {
  await walkTo(visitor, step, answers);
  const { path } = visitor.page();
  if (path !== `/en/${step}`) throw new Error(`step ${step} was to be reached, and it is ${path}`);
  return visitor;
}

/** A new guest who has finished the survey and sees the page that thanks for it. */
export async function finishSurvey(origin: string): Promise<Visitor> {
  const visitor = createVisitor(origin);
  await walkTo(visitor, 7);
  await visitor.press("save", thandi[7]);
  return visitor;
}
