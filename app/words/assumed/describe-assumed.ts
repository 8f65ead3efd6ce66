/** A plan's given and assumed answers, line by line, for its page, paper, files and desks alike. */
import { readSurveyRecord } from "~/contract/survey/survey-record";
import type { Profile } from "~/contract/survey/profile";
import type { PlanFacts } from "../plan/plan-facts";
import { speakOf, type SpokenOf } from "../plan/speak-of";
import { writeCount } from "../plan/write-figures";
import { type AssumedLine, isTold, type LineContext } from "./assumed-line";
import type { LineKey } from "../plan/assumed-answers";
import { ASSUMED_LINES } from "./lines";

export type ShownLine = {
  key: LineKey;
  isTold: boolean;
  title: string;
  /** Whether it was given or assumed, and its possible effect. */
  note: string;
};

export type AssumedView = { heading: string; lines: readonly ShownLine[] };

/**
 * Describes the answers and assumptions of a plan. A shared plan has lines of other income, a medical scheme
 * and the need only where they were ticked, and a plan of an earlier version of the method has none at all;
 * an answer that the reader may not see is left out.
 */
export function describeAssumed(facts: Pick<PlanFacts, "common" | "plan" | "clientName">): AssumedView {
  const { common, plan } = facts;
  const profile = readSurveyRecord(plan);
  const shown = ASSUMED_LINES.filter((line) => {
    const wasAssumed = common.assumed?.[line.assumed];
    return wasAssumed !== undefined && (wasAssumed || isTold(line, profile));
  });
  return describeLines(shown, profile, { figures: common, person: speakOf(facts) });
}

/** The same from answers alone, before or beside a plan; with a client's name it is worded for their adviser. */
export function describeAssumedAnswers(profile: Profile, clientName?: string): AssumedView {
  const lines = ASSUMED_LINES.filter(({ isOf }) => isOf?.(profile) ?? true);
  return describeLines(lines, profile, { person: speakOf({ clientName }) });
}

function describeLines(lines: readonly AssumedLine[], profile: Profile, context: LineContext): AssumedView {
  const shown = lines.map((line) => showLine(line, profile, context));
  return { heading: writeHeading(shown, context.person), lines: shown };
}

function showLine(line: AssumedLine, profile: Profile, context: LineContext): ShownLine {
  const wasTold = isTold(line, profile);
  const { title, note, isOpen, isMissing } = wasTold
    ? line.sayTold(profile, context)
    : line.sayAssumed(profile, context);
  const assumed = isMissing ? "" : isOpen ? "We counted none." : "We assumed it.";
  const source = wasTold ? `${context.person.You} told us.` : assumed;
  return { key: line.key, isTold: wasTold, title, note: [source, note].filter(Boolean).join(" ") };
}

/** The heading counts the lines that can be checked. */
function writeHeading(lines: readonly ShownLine[], { You }: SpokenOf): string {
  const assumed = lines.filter((line) => !line.isTold).length;
  if (assumed === 0) return `${You} told us all that we would have assumed`;
  return assumed === 1
    ? "We assumed one thing. Check it"
    : `We assumed ${writeCount(assumed)} things. Check them`;
}
