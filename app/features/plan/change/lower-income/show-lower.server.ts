import { json } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { storeStep } from "~/web/cookies/place.server";
import { describeDecrease } from "~/words/changes/describe-decrease";
import { DECREASE } from "../../walk-through/flow";
import { findAmendWarnings } from "../amend-warnings.server";
import { CHANGES } from "../changes";
import { groundOfIncome, openPlan } from "../open-plan.server";
import { writeFields } from "../read-change";
import type { LowerView } from "./lower-view";

/**
 * Shows step 13, with the recommended income or one that could not be saved.
 * @throws Response as `openPlan`
 */
export async function showLower(request: Request) {
  const opened = await openPlan(request);
  const { id, named, headers, facts, amended, isUnsaved } = opened;
  for (const cookie of await storeStep(request, id, DECREASE)) headers.append("Set-Cookie", cookie);
  const said = describeDecrease(facts, { amended: amended?.income, hasUnsavedNeeds: isUnsaved });
  const choiceWarnings = said.kind === "nothing" ? [] : await findAmendWarnings(opened);
  const ground = groundOfIncome(CHANGES[DECREASE], opened);
  const view: LowerView = {
    heading: said.heading,
    said: { ...said, warnings: [...said.warnings, ...choiceWarnings] },
    ground,
    values: writeFields(ground),
    action: writePlanAddress(CHANGES[DECREASE].address, named),
  };
  return json(view, { headers });
}
