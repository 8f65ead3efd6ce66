import { formatRand } from "~/base/money";
import type { Lever } from "~/contract/plan/levers";
import type { PlanFacts } from "../plan/plan-facts";
import { capitalise } from "../plan/write-figures";
import { LEVER_WORDS, type LeverChoice } from "./lever-words";
import { nameNeed, writeNeed } from "./write-need";

/** The range of a lever without step prices. */
const ANY = { least: "0%", most: "100%", recommended: "" };

export type NeedField = { lever: Lever; label: string; hint: string; choices?: readonly LeverChoice[] };

/**
 * Describes a need's field and the values that may be typed.
 * @param isSlid whether a slider is beside it, which offers only values that raise the income
 */
export function describeNeedField(lever: Lever, facts: PlanFacts, isSlid: boolean): NeedField {
  const { label = nameNeed(lever, facts), choices, ...words } = LEVER_WORDS[lever];
  const writeHint = (isSlid && words.slidHint) || words.hint;
  const range = facts.common.levers.find((priced) => priced.lever === lever);
  const written = range && {
    least: writeNeed(lever, range.minimum),
    most: writeNeed(lever, range.maximum),
    recommended: writeNeed(lever, range.value),
  };
  const isWritten = written !== undefined || lever === "perct_guaranteed";
  return {
    lever,
    label: capitalise(label),
    hint: isWritten ? writeHint(written ?? ANY, facts) : "",
    choices,
  };
}

/** The effect of a need's step on the income; bold is between double asterisks. */
export function writeStepPrice({ choice, perMonth }: { choice: string; perMonth: number }): string {
  const amount = `**${formatRand(Math.abs(perMonth))} a month**`;
  return perMonth > 0 ? `${choice} adds ${amount}.` : `${choice} takes ${amount} off.`;
}
