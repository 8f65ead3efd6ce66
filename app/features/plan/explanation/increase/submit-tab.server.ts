import { json } from "@remix-run/node";
import { LEVERS, listTabLevers } from "~/contract/plan/levers";
import type { IncreaseTab } from "~/contract/plan/levers";
import type { NeedsInProgress } from "~/web/cookies/changed-needs.server";
import { DISTRUST_WORDS, readForm } from "~/web/forms/form-protection.server";
import { PREVIEW } from "~/web/request/preview";
import { overrideNeeds } from "../override.server";
import { changeNeeds } from "../working-needs.server";
import { calculateAmendedIncome } from "./amended-income.server";
import { describeStanding } from "./describe-standing.server";
import { finishTabs, leadToTab } from "./leave-tabs.server";
import { findGround, isWorthComparing, openTabs, storeProgress } from "./open-tabs.server";
import { nameFields, refuseNeeds } from "./refuse-needs.server";
import { findNextTab, findPreviousTab, readTab } from "./tabs";
import type { NeedsRefusal, RecalculationAnswer } from "./tab-view";
import { readTypedNeeds, SHOWN, SLIDER } from "./typed-needs";

/** A button of the list of tabs asks for `go-` and its tab. */
const GO = /^go-(.+)$/;

/** The fields of a tab's form. */
function listFieldNames(tab: IncreaseTab): string[] {
  return [SHOWN, SLIDER, ...listTabLevers(tab).map((lever) => LEVERS[lever].inForm)];
}

/**
 * Handles a tab's form. What is typed is stored with every button that leads on or stays; Reset and Undo leave it out,
 * and what leads away from the tabs or back stores it only if it is right. A form without an intent recalculates, so Enter shows the new income.
 * A script that asks for a preview gets the standing itself; what is typed is stored for it as with Recalculate.
 */
export async function submitTab(request: Request, tab: IncreaseTab): Promise<Response> {
  const { form, distrust } = await readForm(request, listFieldNames(tab));
  const opened = await openTabs(request);
  const { headers, tabs, progress } = opened;
  const refuse = (refusal: Partial<NeedsRefusal>) => refuseNeeds(form, refusal, headers);
  const refuseWhole = (notice: string) => refuse({ notice });
  if (distrust) return refuseWhole(DISTRUST_WORDS[distrust]);
  const intent = String(form.get("intent") ?? "");
  if (intent === "undo" && progress.before) {
    const { before, ...others } = progress;
    return stay({ ...others, needs: before });
  }
  if (intent === "reset") {
    const kept = Object.entries(progress.needs).filter(
      ([lever]) => !listTabLevers(tab).some((own) => own === lever),
    );
    return stay(changeNeeds(progress, Object.fromEntries(kept)));
  }

  const read = readTypedNeeds(form, findGround(tab, opened));
  const needsNothing = intent === "back" || intent === "plan";
  if ("mistakes" in read && !needsNothing) return refuse({ mistakes: nameFields(read.mistakes) });
  const changed = "needs" in read ? changeNeeds(progress, read.needs) : progress;
  if (intent === PREVIEW) {
    const standing = await describeStanding(tab, { ...opened, progress: changed });
    await storeProgress(request, opened, changed);
    if (standing.failure !== undefined) return refuseWhole(standing.failure);
    return json({ standing } satisfies RecalculationAnswer, { headers });
  }
  if (intent === "plan") {
    await storeProgress(request, opened, changed);
    return finishTabs(opened, { refuse: refuseWhole, isSettled: false });
  }
  const [, wanted] = GO.exec(intent) ?? [];
  if (intent !== "next" && intent !== "back" && wanted === undefined) return stay(changed);
  const left = { ...changed, left: [...new Set([...changed.left, tab])] };
  await storeProgress(request, opened, left);
  const goal = readTab(wanted) ?? (intent === "back" ? findPreviousTab(tab, tabs) : undefined);
  if (goal) return leadToTab(opened, goal);
  const next = findNextTab(tab, tabs, true);
  if (next !== "result") return leadToTab(opened, next);
  const { income, failure } = await calculateAmendedIncome(opened, left.needs);
  if (failure !== undefined) return refuseWhole(failure);
  const target = findNextTab(tab, tabs, isWorthComparing(opened, left.needs, income.total));
  if (target !== "plan") return leadToTab(opened, target);
  // Changes that leave the income as it is are kept all the same: somebody made them.
  const overridden = await overrideNeeds(opened, { ...opened, progress: left });
  if (overridden.failure !== undefined) return refuseWhole(overridden.failure);
  return finishTabs(opened, { refuse: refuseWhole, isSettled: true });

  async function stay(next: NeedsInProgress): Promise<Response> {
    await storeProgress(request, opened, next);
    return leadToTab(opened, tab);
  }
}
