import { json, redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { mergeFlags } from "~/contract/desk/feature-flags";
import type { FeatureName } from "~/contract/desk/feature-flags";
import { answerRefusal } from "~/web/forms/answer-refusal.server";
import { requireRight } from "~/web/identity/desk.server";
import { DISTRUST_WORDS, readForm } from "~/web/forms/form-protection.server";
import { carrySession, carryUnkept, refuseForNow } from "~/web/identity/session.server";
import { answerInPlace } from "~/ui/form";
import { FEATURE_FIELD } from "./features-page";
import type { FeaturesView } from "./features-page";

const PAGE = "/en/admin/features";
const SWITCHED = "switched";

/** Shows which features are on. */
export async function showFeatures(request: Request, isRefused: boolean) {
  const session = await requireRight(request, "switchFeatures");
  const answer = await callBackend("getFeatures", {}, {});
  if (!isSuccess(answer)) throw refuseForNow(session, answer);
  const flags = Object.entries(mergeFlags(answer.return_object)) as [FeatureName, boolean][];
  const view: FeaturesView = {
    flags: flags.map(([name, isOn]) => ({ name, isOn })),
    isSwitched: new URL(request.url).searchParams.has(SWITCHED),
    isRefused,
  };
  const headers = carryUnkept(session);
  return json(view, { headers });
}

/** Switches the feature that the form names. */
export async function switchFeature(request: Request) {
  const { form, distrust } = await readForm(request);
  const session = await requireRight(request, "switchFeatures");
  const headers = carrySession(session);
  if (distrust) return answerInPlace(form, DISTRUST_WORDS[distrust], headers);
  const featureName = String(form.get(FEATURE_FIELD));
  const enabled = String(form.get("intent") === "on");
  const body = { features: [{ featureName, enabled }], submittedByUserId: session.userId };
  const answer = await callBackend("updateFeatures", { body }, session);
  if (isSuccess(answer)) return redirect(`${PAGE}?${SWITCHED}`, { status: 303, headers });
  return answerRefusal(form, answer, session);
}
