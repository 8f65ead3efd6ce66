/**
 * Taxes and fees on an estate. Pages mention them; no figure of a plan includes them.
 *
 * Estate duty: Estate Duty Act 45 of 1955, 20% above the abatement of section 4A, R3 500 000, and 25% on
 * what exceeds that by more than R30 million, since 1 March 2018; what goes to a surviving spouse is
 * deducted first (section 4(q)). Executor: the tariff of the regulations to the Administration of Estates
 * Act 66 of 1965, unless a will says otherwise. Both as in
 * https://nexiasabt.profmarkapp.co.za/docs/eGuides/PTG2025/files/basic-html/page37.html; no later change is
 * known.
 */
import type { IsoDate } from "~/base/date";
import { findInForce, type Dated } from "./dated-amounts";

type EstateLaw = Dated & {
  freeOfDuty: number;
  dutyShare: number;
  /** Rand above the duty-free amount that bear the usual duty; the rest bears the higher one. */
  usualDutyUpTo: number;
  higherDutyShare: number;
  executorShare: number;
};

const ESTATE_LAW: readonly [EstateLaw, ...EstateLaw[]] = [
  {
    from: "2018-03-01",
    freeOfDuty: 3_500_000,
    dutyShare: 0.2,
    usualDutyUpTo: 30_000_000,
    higherDutyShare: 0.25,
    executorShare: 0.035,
  },
];

/** Returns the estate law in force on a day. */
export const findEstateLaw = (day: IsoDate) => findInForce(ESTATE_LAW, day);
