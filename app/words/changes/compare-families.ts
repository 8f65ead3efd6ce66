/** Compares what two plans leave for others. */
import { describeFamily } from "../plan/describe-family";
import { listAgesAtDeath, readGuaranteedYearsAt, readLeftAt, readPartnerIncomeAt } from "../plan/at-death";
import { nameSuccessor } from "../plan/name-successor";
import type { PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";
import {
  capitalise,
  formatProjection,
  joinWords,
  roundProjection,
  uncapitalise,
} from "../plan/write-figures";
import { compareAmounts, type ComparedRow, compareYears } from "./compared-row";

type ComparedFamily = { heading: string; rows: readonly ComparedRow[] };
type Both = readonly [recommended: PlanFacts, amended: PlanFacts];

/**
 * Compares what others get by the member's age at death: 65, 75 and 85, or later for people who retire after
 * these. Each kind of payment has its own heading. Unchanged rows are left out; if all are unchanged, one age
 * says so.
 */
export function compareFamilies(recommended: PlanFacts, amended: PlanFacts): readonly ComparedFamily[] {
  const both = [recommended, amended] as const;
  const ages = listAgesAtDeath(both);
  const { heads } = describeFamily(recommended);
  const left = { heading: heads.at(-1) ?? "", rows: compareByAge(ages, readLeftAt, both) };
  const successor = nameSuccessor(recommended);
  const all = [...(successor ? [comparePartner(successor, ages, both)] : []), left];
  const changed = all
    .map(({ heading, rows }) => ({
      heading,
      rows: rows.filter(({ recommended: was, amended: is }) => was !== is),
    }))
    .filter(({ rows }) => rows.length > 0);
  if (changed.length > 0) return changed;
  const middle = left.rows[Math.floor(left.rows.length / 2)];
  return middle ? [{ heading: left.heading, rows: [middle] }] : [];
}

function comparePartner(successor: string, ages: readonly number[], both: Both): ComparedFamily {
  const [recommended] = both;
  const heading = `${capitalise(successor)}’s income a month`;
  if (!recommended.isLifeAnnuity) return { heading, rows: compareByAge(ages, readPartnerIncomeAt, both) };
  const then = compareByAge(ages.slice(0, 1), readPartnerIncomeAt, both);
  return {
    heading,
    rows: [
      ...compareGuaranteed(ages, both),
      ...then.map((row) => ({ ...row, name: "After the guaranteed years" })),
    ],
  };
}

function compareByAge(
  ages: readonly number[],
  read: (age: number, facts: PlanFacts) => number | undefined,
  both: Both,
): ComparedRow[] {
  const rows = ages.flatMap((age) => {
    const [before, after] = both.map((facts) => read(age, facts));
    if (before === undefined || after === undefined) return [];
    return [
      {
        name: nameDeath([age], both),
        recommended: formatProjection(before),
        amended: formatProjection(after),
        difference: compareAmounts(roundProjection(before), roundProjection(after)),
      },
    ];
  });
  const [first] = rows;
  const isAlways = rows.every(
    (row) => row.recommended === first?.recommended && row.amended === first.amended,
  );
  return first && isAlways ? [{ ...first, name: nameDeath(ages, both) }] : rows;
}

/** The years for which a partner is first paid the whole income. */
function compareGuaranteed(ages: readonly number[], both: Both): ComparedRow[] {
  return ages.map((age) => {
    const [before, after] = both.map((facts) => readGuaranteedYearsAt(age, facts)) as [number, number];
    return {
      name: `Paid in full, ${uncapitalise(nameDeath([age], both))}`,
      recommended: writeYears(before),
      amended: writeYears(after),
      difference: compareYears(before, after),
    };
  });
}

function nameDeath(ages: readonly number[], [facts]: Both): string {
  const { you, does } = speakOf(facts);
  return `If ${you} ${does("die")} at ${joinWords(ages.map(String), "or")}`;
}

function writeYears(years: number): string {
  return years === 1 ? "1 year" : `${years} years`;
}
