import { json } from "@remix-run/node";
import { type IncreaseTab, listTabLevers } from "~/contract/plan/levers";
import { type FormArgs, handleForm, type Posted } from "~/web/forms/handle-form.server";
import { PREVIEW } from "~/web/request/preview";
import { CHANGES, readTab } from "../changes";
import {
  groundOfLevers,
  listFieldNames,
  type OpenedPlan,
  openPlan,
  storeProgress,
} from "../open-plan.server";
import { findSlider, readNeeds } from "../read-change";
import { saveHeld } from "../save.server";
import { joinSlider } from "../slider";
import type { ChangeAnswer } from "../use-change";
import { changeNeeds, type NeedsProgress } from "../working-needs.server";
import { calculateAmendedIncome, isWorthComparing } from "./amended-income.server";
import { describeStanding } from "./describe-standing.server";
import { finishTabs, writeTarget } from "./leave-tabs.server";
import type { TabStanding } from "./tab-view";
import { findNextTab, findPreviousTab, listTabs } from "./tabs";

/** The value of a button in the list of tabs: `go-` and its tab. */
const GO = /^go-(.+)$/;

/**
 * Handles a tab's form. Buttons that lead on or stay store what is typed; Reset and Undo do not, and Back and
 * the button that leaves for the plan store it only if it is valid. A form without an intent recalculates, so
 * Enter shows the new income. A preview returns the standing as JSON, and stores what is typed as Recalculate
 * does.
 */
export async function submitTab(args: FormArgs, tab: IncreaseTab) {
  return handleForm(args, { open: openPlan, fields: listFieldNames(CHANGES[tab]) }, (posted) =>
    submitOpened(args.request, tab, posted),
  );
}

async function submitOpened(request: Request, tab: IncreaseTab, posted: Posted & OpenedPlan) {
  const { form, refuse, redirectTo, headers, progress } = posted;
  const [intent, tabs] = [String(form.get("intent") ?? ""), listTabs(posted)];
  const lead = (target: Parameters<typeof writeTarget>[1]) => redirectTo(writeTarget(posted, target));
  if (intent === "undo" && progress.before) {
    const { before, ...others } = progress;
    return stay({ ...others, needs: before });
  }
  if (intent === "reset") {
    const own: readonly string[] = listTabLevers(tab);
    const kept = Object.entries(progress.needs).filter(([lever]) => !own.includes(lever));
    return stay(changeNeeds(progress, Object.fromEntries(kept)));
  }

  const ground = groundOfLevers(CHANGES[tab], posted);
  const slider = findSlider(ground);
  if (slider) joinSlider(form, slider.field, slider.scale.shares);
  const read = readNeeds(form, ground);
  const needsNothing = intent === "back" || intent === "plan";
  if ("mistakes" in read && !needsNothing) return refuse(read.mistakes);
  const changed = "change" in read ? changeNeeds(progress, read.change) : progress;
  if (intent === PREVIEW) {
    const shown = await describeStanding(tab, { ...posted, progress: changed });
    await storeProgress(request, posted, changed);
    if (shown.failure !== undefined) return refuse(shown.failure);
    return json({ shown } satisfies ChangeAnswer<TabStanding>, { headers });
  }
  if (intent === "plan") {
    await storeProgress(request, posted, changed);
    return finishTabs(posted, false);
  }
  const [, wanted] = GO.exec(intent) ?? [];
  if (intent !== "next" && intent !== "back" && wanted === undefined) return stay(changed);
  const left = { ...changed, left: [...new Set([...changed.left, tab])] };
  await storeProgress(request, posted, left);
  const goal = readTab(wanted) ?? (intent === "back" ? findPreviousTab(tab, tabs) : undefined);
  if (goal) return lead(goal);
  const next = findNextTab(tab, tabs, true);
  if (next !== "result") return lead(next);
  const income = await calculateAmendedIncome(posted, left.needs);
  if (!income.ok) return refuse(income.reason);
  const target = findNextTab(tab, tabs, isWorthComparing(posted, left.needs, income.value.total));
  if (target !== "plan") return lead(target);
  // Changes without effect on the income are stored all the same: the person made them.
  const { failure } = await saveHeld({ ...posted, progress: left });
  return failure === undefined ? finishTabs(posted, true) : refuse(failure);

  async function stay(next: NeedsProgress) {
    await storeProgress(request, posted, next);
    return lead(tab);
  }
}
