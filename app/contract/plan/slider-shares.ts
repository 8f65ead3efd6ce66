/** The percentages that a slider offers, and those whose incomes are loaded for it, in percentage points. */

/** 1: the recommended one, one lower and one higher; 2: the slider's; 3: every whole point in its range. */
export const SHARE_STEPS = [1, 2, 3] as const;

/** From the smallest permitted to the recommended one, in percentage points. */
type ShareRange = { minimum: number; recommended: number };

const SMALL_STEP = 5;
const LARGE_STEP = 10;
/** Above this recommended percentage a slider moves in large steps. */
const LARGE_ABOVE = 50;
const ALL = 100;

/**
 * Lists the percentages of a step.
 * @param range percentage points, 0 to 100
 * @returns percentage points in ascending order without duplicates, always including the recommended one
 */
export function listShares(
  step: (typeof SHARE_STEPS)[number],
  { minimum, recommended }: ShareRange,
): number[] {
  const by = recommended > LARGE_ABOVE ? LARGE_STEP : SMALL_STEP;
  const shares = {
    1: () => [Math.max(recommended - by, minimum), Math.min(recommended + by, ALL)],
    2: () => listMultiples(by, { minimum, recommended }),
    3: () => listMultiples(1, { minimum, recommended }),
  }[step]();
  return [...new Set([...shares, recommended])].sort((a, b) => a - b);
}

function listMultiples(by: number, { minimum, recommended }: ShareRange): number[] {
  const multiples: number[] = [minimum];
  for (let share = Math.ceil(minimum / by) * by; share < recommended; share += by) multiples.push(share);
  return multiples;
}
