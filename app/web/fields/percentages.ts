/** Percentages, in percentage points, whose empty text is not 0. */
import { percentage, type Typing } from "./typings";

/** An optional percentage: an empty one is undefined. */
export function openPercentage(decimals = 0): Typing<number> {
  const { read, ...typing } = percentage(decimals);
  return {
    ...typing,
    read: (typed) => ([typed].flat().join("").trim() === "" ? undefined : read(typed)),
  };
}

/** A required percentage: an empty one is NaN, not 0, and one that was not posted is undefined. */
export function neededPercentage(decimals = 0): Typing<number> {
  const { read, ...typing } = percentage(decimals);
  return {
    ...typing,
    read(typed) {
      if (typed === undefined) return undefined;
      return /\d/.test(String(typed)) ? read(typed) : NaN;
    },
  };
}
