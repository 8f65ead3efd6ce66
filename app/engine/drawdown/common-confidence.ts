/**
 * One confidence for several pots, such that all their incomes together last for life with a wanted chance.
 *
 * At the confidence c each pot pays the largest income that lasts with c. The chance that all of them last rises with c: it
 * is at most c, and at least 1 - n(1-c) for n pots, so c lies between the wanted chance p and 1 - (1-p)/n. It is found by
 * bisection on the outcomes of the sample, first of a few paths and then, close to what these gave, of all.
 */
import { requireNotEmpty, requireShare } from "../basis/require-number";
import { failureYearsAt, incomeAt, narrowFalls, type CeilingFalls } from "./ceiling-falls";
import { findFirstFailures, sumOver } from "./failure-years";
import { recordBetween, type Confidences, type FirstLook } from "./sustainable-income";

/** Tolerance for a confidence: less than one outcome of 4 096 paths. */
const TOLERANCE = 1e-6;

/** A first look finds the confidence to about a third of a percentage point. */
const FIRST_LOOK = { tolerance: 1e-4, error: 0.005 };

/** The confidences among which the one common to so many pots lies, for a wanted chance. */
export function confidencesFor(pots: number, wanted: number): Confidences {
  requireShare("wanted", wanted);
  return { from: wanted, to: 1 - (1 - wanted) / pots };
}

/** Pots with their incomes at two confidences, between which the common one lies. */
type Bracket = Confidences & {
  pots: readonly CeilingFalls[];
  most: readonly number[];
  least: readonly number[];
};

const incomesAt = (pots: readonly CeilingFalls[], confidence: number) =>
  pots.map((falls) => incomeAt(falls, confidence));

/** The chance that incomes all last for life. */
function chanceOfAll(pots: readonly CeilingFalls[], incomes: readonly number[]): number {
  const failures = pots
    .map((falls, index) => failureYearsAt(falls, incomes[index]!))
    .reduce(findFirstFailures);
  const { living } = pots[0]!;
  return 1 - sumOver(failures, living) / (failures.length * living[0]!);
}

/** Keeps only what lies between the incomes of a bracket's ends. */
function narrow(bracket: Bracket): Bracket {
  const { pots, most, least } = bracket;
  const between = pots.map((falls, index) => narrowFalls(falls, { from: least[index]!, to: most[index]! }));
  return { ...bracket, pots: between };
}

function openBracket(pots: readonly CeilingFalls[], { from, to }: Confidences): Bracket {
  return narrow({ pots, from, to, most: incomesAt(pots, from), least: incomesAt(pots, to) });
}

/** Halves a bracket until it is narrow. */
function bisect(bracket: Bracket, wanted: number, tolerance: number): Bracket {
  let found = bracket;
  const isOpen = () => found.most.some((income, pot) => income > found.least[pot]!);
  while (found.to - found.from > tolerance && isOpen()) {
    const middle = (found.from + found.to) / 2;
    const incomes = incomesAt(found.pots, middle);
    const isEnough = chanceOfAll(found.pots, incomes) >= wanted;
    found = narrow({
      ...found,
      ...(isEnough ? { to: middle, least: incomes } : { from: middle, most: incomes }),
    });
  }
  return found;
}

/** Records all paths around what the first look gives, or from the lowest confidence to the highest when that misled. */
function openNear(looks: readonly FirstLook[], wanted: number, whole: Confidences): Bracket {
  const near = bisect(
    openBracket(
      looks.map(({ few }) => few),
      whole,
    ),
    wanted,
    FIRST_LOOK.tolerance,
  );
  const from = Math.max(near.from - FIRST_LOOK.error, whole.from);
  const to = Math.min(near.to + FIRST_LOOK.error, whole.to);
  const open = (confidences: Confidences) =>
    openBracket(
      looks.map((look) => recordBetween(look, confidences)),
      confidences,
    );
  const bracket = open({ from, to });
  const isAround =
    (from === whole.from || chanceOfAll(bracket.pots, bracket.most) < wanted) &&
    (to === whole.to || chanceOfAll(bracket.pots, bracket.least) >= wanted);
  return isAround ? bracket : open(whole);
}

/** A common confidence with each pot's income, a year for each rand, and the falls around it. */
export type CommonConfidence = {
  confidence: number;
  incomes: readonly number[];
  pots: readonly CeilingFalls[];
};

/**
 * Finds the smallest common confidence.
 * @param looks the pots' ceilings, on the same paths and lifetimes, looked at between `confidencesFor` them
 * @param wanted the chance with which all incomes shall last for life
 * cost: a pass over the paths for each pot, and ten times as many steps as there are paths
 */
export function findCommonConfidence(looks: readonly FirstLook[], wanted: number): CommonConfidence {
  requireNotEmpty("looks", looks);
  const whole = confidencesFor(looks.length, wanted);
  const bracket = openNear(looks, wanted, whole);
  const { pots, from, most } = bracket;
  if (from === wanted && chanceOfAll(pots, most) >= wanted)
    return { confidence: wanted, incomes: most, pots };
  const found = bisect(bracket, wanted, TOLERANCE);
  return { confidence: found.to, incomes: found.least, pots: found.pots };
}
