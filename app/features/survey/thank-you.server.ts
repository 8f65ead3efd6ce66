import { json, redirect } from "@remix-run/node";
import { waitForRecommendation } from "~/backend/door.server";
import { findGuest } from "~/features/session/guest.server";
import { carryGuest } from "./show-step.server";

/** Thanks whoever has finished, and tells whether their plan can be read already; anybody else begins at the start. */
export async function showThanks(request: Request) {
  const visit = await findGuest(request);
  const planId = visit?.guest.planId;
  if (!visit || planId === undefined) return redirect("/en");
  const isReady = await waitForRecommendation(planId, 0, visit.guest);
  return json({ isReady }, { headers: carryGuest({ visit }) });
}
