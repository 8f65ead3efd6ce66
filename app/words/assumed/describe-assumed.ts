/** What a plan was told and what it assumes, line by line: the same on its page, on paper, in files and at a desk. */
import { readSurveyRecord } from "~/contract/survey/survey-record";
import type { Profile } from "~/contract/survey/profile";
import type { PlanFacts } from "../plan/plan-facts";
import { writeCount } from "../plan/write-figures";
import { isTold } from "./assumed-line";
import type { AssumedLine, LineFigures, LineKey } from "./assumed-line";
import { ASSUMED_LINES } from "./lines";

/** A line as it is shown. */
export type ShownLine = {
  key: LineKey;
  isTold: boolean;
  title: string;
  /** Whether it was told or assumed, and what it could change. */
  note: string;
};

export type AssumedView = { heading: string; lines: readonly ShownLine[] };

/**
 * Describes what a plan rests on. A plan that somebody shares has lines of other income, a medical scheme and the need only where they were ticked, and one
 * of an earlier version of the method has none at all; a line that was told, but not to whoever reads this, is left out.
 */
export function describeAssumed({ common, plan }: Pick<PlanFacts, "common" | "plan">): AssumedView {
  const profile = readSurveyRecord(plan);
  const shown = ASSUMED_LINES.filter((line) => {
    const wasAssumed = common.assumed?.[line.assumed];
    return wasAssumed !== undefined && (wasAssumed || isTold(line, profile));
  });
  return describeLines(shown, profile, common);
}

/** The same of answers alone, before or beside a plan. */
export function describeAssumedAnswers(profile: Profile): AssumedView {
  return describeLines(ASSUMED_LINES, profile);
}

function describeLines(lines: readonly AssumedLine[], profile: Profile, figures?: LineFigures): AssumedView {
  const shown = lines.map((line) => showLine(line, profile, figures));
  return { heading: writeHeading(shown), lines: shown };
}

function showLine(line: AssumedLine, profile: Profile, figures?: LineFigures): ShownLine {
  const wasTold = isTold(line, profile);
  const { title, note, isOpen, isMissing } = wasTold
    ? line.sayTold(profile, figures)
    : line.sayAssumed(profile, figures);
  const assumed = isMissing ? "" : isOpen ? "We counted none." : "We assumed it.";
  const source = wasTold ? "You told us." : assumed;
  return { key: line.key, isTold: wasTold, title, note: [source, note].filter(Boolean).join(" ") };
}

/** The heading counts what can be checked. */
function writeHeading(lines: readonly ShownLine[]): string {
  const assumed = lines.filter((line) => !line.isTold).length;
  if (assumed === 0) return "You told us all that we would have assumed";
  return assumed === 1
    ? "We assumed one thing. Check it"
    : `We assumed ${writeCount(assumed)} things. Check them`;
}
