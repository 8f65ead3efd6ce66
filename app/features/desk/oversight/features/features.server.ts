import { json } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { mergeFlags } from "~/contract/desk/feature-flags";
import type { FeatureName } from "~/contract/desk/feature-flags";
import { requireRight } from "~/web/identity/desk.server";
import { carryUnkept, refuseForNow } from "~/web/identity/session.server";
import { handleDeskForm } from "~/web/forms/handle-form.server";
import type { FormArgs } from "~/web/forms/handle-form.server";
import { FEATURE_FIELD } from "./features-page";
import type { FeaturesView } from "./features-page";

const PAGE = "/en/admin/features";
const SWITCHED = "switched";

/** Shows which features are on. */
export async function showFeatures(request: Request) {
  const session = await requireRight(request, "switchFeatures");
  const answer = await callBackend("getFeatures", {}, {});
  if (!isSuccess(answer)) throw refuseForNow(session, answer);
  const flags = Object.entries(mergeFlags(answer.return_object)) as [FeatureName, boolean][];
  const view: FeaturesView = {
    flags: flags.map(([name, isOn]) => ({ name, isOn })),
    isSwitched: new URL(request.url).searchParams.has(SWITCHED),
  };
  const headers = carryUnkept(session);
  return json(view, { headers });
}

/** Switches the feature that the form names. */
export async function switchFeature(args: FormArgs) {
  return handleDeskForm(args, "switchFeatures", async ({ form, session, refuse, leadTo }) => {
    const featureName = String(form.get(FEATURE_FIELD));
    const enabled = String(form.get("intent") === "on");
    const body = { features: [{ featureName, enabled }], submittedByUserId: session.userId };
    const answer = await callBackend("updateFeatures", { body }, session);
    return isSuccess(answer) ? leadTo(`${PAGE}?${SWITCHED}`) : refuse(answer);
  });
}
