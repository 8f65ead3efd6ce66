/** The figures of the law that plans mention and do not compute with. */
import type { IsoDate } from "~/base/date";
import { findEstateLaw } from "~/base/law/estate-law";
import type { Figures } from "./fill-template";
import { percent, rand } from "./write-numbers";

/** The figures in force on a day. */
export function writeLawFigures(day: IsoDate): Figures {
  const { freeOfDuty, dutyShare, usualDutyUpTo, higherDutyShare, executorShare } = findEstateLaw(day);
  return {
    "estate.free": rand(freeOfDuty),
    "estate.duty": percent(dutyShare),
    "estate.usualUpTo": rand(usualDutyUpTo),
    "estate.higherDuty": percent(higherDutyShare),
    "estate.executor": percent(executorShare, 1),
  };
}
