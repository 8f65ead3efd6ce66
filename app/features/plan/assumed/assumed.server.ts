import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { describeAssumed } from "~/words/assumed/describe-assumed";
import { describeSavedLine, readPlanFigures, type SavedView } from "~/words/assumed/describe-saved";
import { findLine } from "~/words/assumed/lines";
import type { PlanFacts } from "~/words/plan/plan-facts";
import { speakOf } from "~/words/plan/speak-of";
import { openAssumed } from "./open-assumed.server";
import { readFiguresBefore } from "./saved-figures.server";

/** Shows a plan's given and assumed lines, and below a line the changes that its answer has just made. */
export async function showAssumed({ request }: LoaderFunctionArgs) {
  const { id, plan, facts, saved, headers } = await openAssumed(request);
  const { you, You, their } = speakOf(facts);
  const view = {
    ...describeAssumed(facts),
    lead: `Change a line that is not true for ${you}. Each takes about a minute, and says at once what it does to ${their} figures.`,
    why: [
      `${You} can have a plan without these. But for many people one of them changes the figures most. Of those who changed jobs, nine in ten have taken cash before.`,
      `We use each answer for ${their} figures only. It can be taken back at any time.`,
    ],
    kicker: `Recommended plan for ${plan.first_name ?? "you"}`,
    saved: await findSaved(request, { id, facts, saved }),
  };
  return json(view, { headers });
}

type Asked = { id: number; facts: PlanFacts; saved: string | undefined };

async function findSaved(request: Request, { id, facts, saved }: Asked): Promise<SavedView | undefined> {
  const line = findLine(saved);
  if (!line) return undefined;
  const before = await readFiguresBefore(request, id, line.key);
  return before && describeSavedLine(line.key, { before, now: readPlanFigures(facts) }, speakOf(facts));
}
