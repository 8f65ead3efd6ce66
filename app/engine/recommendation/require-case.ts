import { ageOn } from "~/base/date";
import type { AdviceOptions, RetirementCase } from "../advice";
import type { Basis } from "../basis/basis";
import { requireNotNegative } from "../basis/require-number";

/** The answers that every computation needs. */
export type RequiredAnswers = Pick<
  RetirementCase,
  "adviceDate" | "retirementDate" | "member" | "savings" | "debt" | "emergencyIncomePerMonth" | "personalUse"
>;

/**
 * Refuses answers that no advice can be given for.
 * @throws RangeError naming the answer
 */
export function requireCase(
  { adviceDate, retirementDate, member, ...answers }: RequiredAnswers,
  { rules }: Basis,
): void {
  if (retirementDate < adviceDate) throw new RangeError("retirementDate: must not be before the advice date");
  const age = ageOn(member.birthDate, retirementDate);
  const { earliestRetirementAge: earliest, latestRetirementAge: latest } = rules;
  if (age < earliest || age > latest) {
    throw new RangeError(`member.birthDate: retirement at ${age} is not from ${earliest} to ${latest}`);
  }
  requireNotNegative("savings", answers.savings);
  if (answers.savings === 0) throw new RangeError("savings: must be above 0");
  requireNotNegative("debt", answers.debt);
  requireNotNegative("emergencyIncomePerMonth", answers.emergencyIncomePerMonth);
  requireNotNegative("personalUse", answers.personalUse);
}

/** Refuses seeds and numbers of paths and replicates that cannot be. */
export function requireOptions({ seed, paths, replicates = 0 }: AdviceOptions): void {
  if (!Number.isSafeInteger(seed) || seed < 0)
    throw new RangeError(`seed: must be a whole number, is ${seed}`);
  if (!Number.isInteger(paths) || paths < 1) throw new RangeError(`paths: must be at least 1, is ${paths}`);
  if (!Number.isInteger(replicates) || replicates < 0 || replicates === 1)
    throw new RangeError(`replicates: must be 0 or at least 2, is ${replicates}`);
}
