/**
 * What the law takes of an estate: told, and in no figure of a plan.
 *
 * Estate duty: Estate Duty Act 45 of 1955, 20% of what is above the abatement of section 4A, R3 500 000, and 25% of what is
 * more than R30 million of that, since 1 March 2018; what goes to a surviving spouse is deducted before it (section 4(q)). Executor: the tariff of the
 * regulations to the Administration of Estates Act 66 of 1965, unless a will says otherwise. Both as in
 * https://nexiasabt.profmarkapp.co.za/docs/eGuides/PTG2025/files/basic-html/page37.html; no later change is known.
 */
import type { IsoDate } from "~/base/date";
import { findInForce, type Dated } from "./dated-amounts";

type EstateLaw = Dated & {
  freeOfDuty: number;
  dutyShare: number;
  /** How much above what is free bears the usual duty, and what the rest bears. */
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

/** The law of estates on a day. */
export const findEstateLaw = (day: IsoDate) => findInForce(ESTATE_LAW, day);
