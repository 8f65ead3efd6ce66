import { ageOn, isIsoDate, type IsoDate } from "~/base/date";
import type { AdviceOptions } from "../advice/advice";
import type {
  FundParts,
  Life,
  MedicalScheme,
  OtherIncome,
  RetirementCase,
  RetirementFund,
} from "../case/retirement-case";
import type { Basis } from "../basis/basis";
import { requireNotNegative, requireShare, requireWhole } from "../basis/require-number";
import { OLDEST_AGE } from "../lives/yearly-mortality";
import { FUND_PART_NAMES } from "./cash-source";
import { requireYear } from "./dependants-share";

/** The answers that every computation needs. */
type RequiredAnswers = Pick<
  RetirementCase,
  | "adviceDate"
  | "retirementDate"
  | "member"
  | "partner"
  | "secondLife"
  | "savings"
  | "debt"
  | "debtInterestShare"
  | "emergencyIncomePerMonth"
  | "personalUse"
  | "fundParts"
  | "funds"
  | "earlierLumpSums"
  | "contributionsNotDeducted"
  | "contributionPerMonth"
  | "ownSavings"
  | "ownSavingsForNeeds"
  | "incomeNeededPerMonth"
  | "otherTaxableIncomePerMonth"
  | "otherIncomes"
  | "needAloneShare"
  | "medicalScheme"
>;

function requireDay(name: string, day: IsoDate): void {
  if (!isIsoDate(day)) throw new RangeError(`${name}: must be a day as YYYY-MM-DD`);
}

/** Refuses a life outside the mortality tables. */
export function requireLife(name: string, life: Life): void {
  requireDay(`${name}.birthDate`, life?.birthDate);
  if (life.sex !== "male" && life.sex !== "female")
    throw new RangeError(`${name}.sex: must be male or female`);
}

/** Ten times what can be typed: even a hundred times it is exact to the cent, and no figure overflows. */
const LARGEST_AMOUNT = 1e13;

/** Refuses negative amounts and those too large for exact computation. */
export function requireAmount(name: string, amount: number): void {
  requireNotNegative(name, amount);
  if (amount > LARGEST_AMOUNT)
    throw new RangeError(`${name}: must be at most ${LARGEST_AMOUNT}, is ${amount}`);
}

/** Refuses a person to whom no annuity can continue. */
function requireSuccessor(name: string, life: Life, retirementDate: IsoDate): void {
  requireLife(name, life);
  const age = ageOn(life.birthDate, retirementDate);
  if (age < 0 || age >= OLDEST_AGE)
    throw new RangeError(`${name}.birthDate: must be born by retirement and younger than ${OLDEST_AGE}`);
}

/**
 * Refuses answers for which no advice is possible.
 * @throws RangeError naming the answer
 */
export function requireCase(
  { adviceDate, retirementDate, member, partner, secondLife, ...answers }: RequiredAnswers,
  { rules }: Basis,
): void {
  requireDay("adviceDate", adviceDate);
  requireDay("retirementDate", retirementDate);
  if (retirementDate < adviceDate) throw new RangeError("retirementDate: must not be before the advice date");
  requireLife("member", member);
  const age = ageOn(member.birthDate, retirementDate);
  const { earliestRetirementAge: earliest, latestRetirementAge: latest } = rules;
  if (age < earliest || age > latest) {
    throw new RangeError(`member.birthDate: retirement at ${age} is not from ${earliest} to ${latest}`);
  }
  if (partner) requireSuccessor("partner", partner, retirementDate);
  if (secondLife) {
    if (partner)
      throw new RangeError("secondLife: must be absent beside a partner, to whom the income goes on");
    requireSuccessor("secondLife", secondLife, retirementDate);
  }
  requireAmount("savings", answers.savings);
  if (answers.savings === 0) throw new RangeError("savings: must be above 0");
  requireAmount("debt", answers.debt);
  requireShare("debtInterestShare", answers.debtInterestShare ?? 0);
  requireAmount("emergencyIncomePerMonth", answers.emergencyIncomePerMonth);
  requireAmount("personalUse", answers.personalUse);
  requireAmount("earlierLumpSums", answers.earlierLumpSums ?? 0);
  requireAmount("contributionsNotDeducted", answers.contributionsNotDeducted ?? 0);
  requireAmount("contributionPerMonth", answers.contributionPerMonth ?? 0);
  requireAmount("ownSavings", answers.ownSavings ?? 0);
  const { ownSavingsForNeeds = true } = answers;
  if (typeof ownSavingsForNeeds !== "boolean")
    throw new RangeError("ownSavingsForNeeds: must be true or false");
  requireAmount("incomeNeededPerMonth", answers.incomeNeededPerMonth ?? 0);
  requireAmount("otherTaxableIncomePerMonth", answers.otherTaxableIncomePerMonth ?? 0);
  requireOtherIncomes(answers.otherIncomes ?? [], partner !== undefined);
  const { needAloneShare = 1 } = answers;
  if (!(needAloneShare >= LEAST_NEED_ALONE_SHARE && needAloneShare <= 1))
    throw new RangeError(`needAloneShare: must be from ${LEAST_NEED_ALONE_SHARE} to 1, is ${needAloneShare}`);
  if (answers.medicalScheme) requireScheme(answers.medicalScheme);
  if (answers.fundParts) requireParts("fundParts", answers.fundParts, answers.savings);
  if (answers.funds) requireFunds(answers.funds, answers);
}

/** Maximum number of other incomes in a plan: six with details, and the one given as a single amount. */
const MOST_OTHER_INCOMES = 7;
const MOST_FUNDS = 6;
/** The minimum fraction of a couple's need that one of them may need alone. */
const LEAST_NEED_ALONE_SHARE = 0.3;

function requireOtherIncomes(incomes: readonly OtherIncome[], hasPartner: boolean): void {
  if (incomes.length > MOST_OTHER_INCOMES)
    throw new RangeError(`otherIncomes: must be at most ${MOST_OTHER_INCOMES}, are ${incomes.length}`);
  incomes.forEach(({ amountPerMonth, owner, from, until, survivorShare }, index) => {
    const name = `otherIncomes[${index}]`;
    requireAmount(`${name}.amountPerMonth`, amountPerMonth);
    if (owner === "partner" && !hasPartner)
      throw new RangeError(`${name}.owner: there is no partner who depends on the income`);
    if (from) requireDay(`${name}.from`, from);
    if (until) requireDay(`${name}.until`, until);
    if (from && until && until < from) throw new RangeError(`${name}.until: must not be before it begins`);
    requireShare(`${name}.survivorShare`, survivorShare);
  });
}

function requireScheme({ people, contributionPerMonth }: MedicalScheme): void {
  requireWhole("medicalScheme.people", people);
  requireAmount("medicalScheme.contributionPerMonth", contributionPerMonth);
}

/** Refuses parts that do not add up to the fund; amounts are typed to the rand. */
function requireParts(name: string, parts: FundParts, amount: number): void {
  let sum = 0;
  for (const part of FUND_PART_NAMES) {
    requireAmount(`${name}.${part}`, parts[part]);
    sum += parts[part];
  }
  if (Math.round(sum) !== Math.round(amount))
    throw new RangeError(`${name}: must add up to ${amount}, add up to ${sum}`);
}

/** Refuses funds that do not match the savings. */
function requireFunds(
  funds: readonly RetirementFund[],
  { savings, fundParts }: Pick<RetirementCase, "savings" | "fundParts">,
): void {
  if (fundParts) throw new RangeError("funds: each has its own parts");
  if (funds.length > MOST_FUNDS)
    throw new RangeError(`funds: must be at most ${MOST_FUNDS}, are ${funds.length}`);
  funds.forEach(({ amount, parts }, index) => {
    requireAmount(`funds[${index}].amount`, amount);
    if (amount === 0) throw new RangeError(`funds[${index}].amount: must be above 0`);
    if (parts) requireParts(`funds[${index}].parts`, parts, amount);
  });
  if (funds.filter(({ paysIn }) => paysIn).length > 1)
    throw new RangeError("funds: one at most is paid into");
  const sum = funds.filter(({ retiredFrom }) => retiredFrom).reduce((total, { amount }) => total + amount, 0);
  if (Math.round(sum) !== Math.round(savings))
    throw new RangeError(
      `funds: those retired from must add up to the savings, ${savings}, add up to ${sum}`,
    );
}

/**
 * Refuses invalid answers that only a full decision reads: unknown choices, and impossible supports.
 * @throws RangeError naming the answer
 */
export function requireChoices({ supports, importance, ...answers }: RetirementCase): void {
  if (!Array.isArray(supports)) throw new RangeError("supports: must be a list");
  supports.forEach(({ amountPerMonthReal, endYear }, index) => {
    requireAmount(`supports[${index}].amountPerMonthReal`, amountPerMonthReal);
    requireYear(`supports[${index}].endYear`, endYear);
  });
  if (importance !== undefined && importance !== "income" && importance !== "inheritance") {
    throw new RangeError("importance: must be income or inheritance where it is answered");
  }
  for (const name of ["hasBackup", "seriousIllness", "smoker"] as const) {
    if (typeof answers[name] !== "boolean") throw new RangeError(`${name}: must be true or false`);
  }
}

/** Refuses impossible seeds and numbers of paths and replicates. */
export function requireOptions({ seed, paths, replicates = 0 }: AdviceOptions): void {
  if (!Number.isSafeInteger(seed) || seed < 0)
    throw new RangeError(`seed: must be a whole number, is ${seed}`);
  if (!Number.isInteger(paths) || paths < 1) throw new RangeError(`paths: must be at least 1, is ${paths}`);
  if (!Number.isInteger(replicates) || replicates < 0 || replicates === 1)
    throw new RangeError(`replicates: must be 0 or at least 2, is ${replicates}`);
}
