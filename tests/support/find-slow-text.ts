import { createContext, Script } from "node:vm";
import { type Attack, writeAttack, writeAttacks } from "./write-attacks";

/**
 * The rounds up to the longest text: the length of attacks as a fraction of it, and how many of the slowest
 * go on.
 */
const ROUNDS = [
  { share: 1 / 256, kept: 50 },
  { share: 1 / 16, kept: 5 },
  { share: 1, kept: 0 },
] as const;

/** A pattern without a varying repetition needs a fixed number of steps at each character, and cannot be slow. */
const VARIES = /[*+]|\{\d+,|\)\{/;

/** A whole round takes a fraction of it, unless an attack never ends. */
const LONGEST_ROUND_MILLISECONDS = 10_000;

/**
 * Looks for a text on which a pattern takes too long.
 * @param length characters of the longest text that the pattern may get
 * @param milliseconds the permitted processor time for all of it
 * @returns the parts of such a text; undefined if none was found
 */
export function findSlowText(pattern: RegExp, length: number, milliseconds: number): Attack | undefined {
  // Searches the whole text, as in `replaceAll`: a failed match restarts at each character.
  const everywhere = new RegExp(pattern.source, [...new Set([...pattern.flags, "g"])].join(""));
  if (!VARIES.test(pattern.source)) return undefined;
  let attacks = writeAttacks(pattern);
  for (const { share, kept } of ROUNDS) {
    const took = new Map<Attack, number>();
    let slow: Attack | undefined;
    stopAfter(LONGEST_ROUND_MILLISECONDS, () => {
      for (const attack of attacks) {
        const text = writeAttack(attack, share * length);
        slow = attack;
        const least = measureLeast(() => text.replace(everywhere, ""), milliseconds);
        if (least > milliseconds) return;
        took.set(attack, least);
      }
      slow = undefined;
    });
    if (slow) return slow;
    const slowestFirst = [...took].sort(([, one], [, other]) => other - one);
    attacks = slowestFirst.slice(0, kept).map(([attack]) => attack);
  }
  return undefined;
}

/** More than one, because the time is the whole process's: other threads, such as the garbage collector, add to it. */
const MOST_ATTEMPTS = 10;

/**
 * The processor time of some work in milliseconds: the least of several attempts, which end once one is
 * within the limit or the first is far above it.
 */
function measureLeast(work: () => void, enough: number): number {
  let least = Infinity;
  for (
    let attempts = 0;
    attempts < MOST_ATTEMPTS && least > enough && (attempts === 0 || least < 10 * enough);
    attempts += 1
  ) {
    const begun = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(begun);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const context = createContext({});
const script = new Script("work()");

/** Runs work up to a time limit; nothing else can interrupt a regular expression. */
function stopAfter(milliseconds: number, work: () => void): void {
  Object.assign(context, { work });
  try {
    script.runInContext(context, { timeout: milliseconds });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
  }
}
