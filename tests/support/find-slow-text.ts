import { createContext, Script } from "node:vm";
import { writeAttack, writeAttacks } from "./write-attacks";
import type { Attack } from "./write-attacks";

/** On the way to the longest text: how long attacks are, and how many of them, those that took longest, go on. */
const ROUNDS = [
  { share: 1 / 256, kept: 50 },
  { share: 1 / 16, kept: 5 },
  { share: 1, kept: 0 },
] as const;

/** What does not repeat a varying number of times begins anew at each character, and is through after so many steps. */
const VARIES = /[*+]|\{\d+,|\)\{/;

/** All of a round takes a fraction of it, unless an attack never ends. */
const LONGEST_ROUND_MILLISECONDS = 10_000;

/**
 * Looks for a text on which a pattern takes too long.
 * @param length characters of the longest text that it may be given
 * @param milliseconds how long a processor may need to go through all of it
 * @returns what such a text consists of; undefined if none was found
 */
export function findSlowText(pattern: RegExp, length: number, milliseconds: number): Attack | undefined {
  // All of a text is searched, as in `replaceAll`: a search that fails begins anew at each character.
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

/** How long a processor works, in milliseconds: the least of three times, for as long as that is near what is enough. */
function measureLeast(work: () => void, enough: number): number {
  let least = Infinity;
  for (let tries = 0; tries < 3 && least > enough && (tries === 0 || least < 10 * enough); tries += 1) {
    const begun = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(begun);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const context = createContext({});
const script = new Script("work()");

/** Works, but not for longer; nothing else stops a pattern. */
function stopAfter(milliseconds: number, work: () => void): void {
  Object.assign(context, { work });
  try {
    script.runInContext(context, { timeout: milliseconds });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
  }
}
