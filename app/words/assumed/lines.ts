/** The lines of "What we assumed", in their order. */
import { cashBeforeLine } from "./cash-before";
import { debtLine } from "./debt";
import { fundLine } from "./fund";
import { medicalLine } from "./medical";
import { otherIncomeLine } from "./other-income";
import { notDeductedLine } from "./not-deducted";
import { needLine } from "./need";
import { ownSavingsLine } from "./own-savings";
import { payingInLine } from "./paying-in";
import { secondLifeLine } from "./second-life";
import type { AssumedLine } from "./assumed-line";

export const ASSUMED_LINES: readonly AssumedLine[] = [
  cashBeforeLine,
  notDeductedLine,
  fundLine,
  debtLine,
  otherIncomeLine,
  medicalLine,
  payingInLine,
  ownSavingsLine,
  secondLifeLine,
  needLine,
];

/** Finds a line by the last segment of its page's path. */
export function findLine(key: string | null | undefined): AssumedLine | undefined {
  return ASSUMED_LINES.find((line) => line.key === key);
}
