import type { LoaderFunctionArgs } from "@remix-run/node";
import { type FeatureName, mergeFlags } from "~/contract/desk/feature-flags";
import { requireRight } from "~/web/identity/desk.server";
import { requireAnswer } from "~/web/identity/require-answer.server";
import { showPage } from "~/web/identity/session.server";
import { type FormArgs, handleDeskForm } from "~/web/forms/handle-form.server";
import { featureForm } from "../oversight-forms";
import type { FeaturesView } from "./features-page";

const PAGE = "/en/admin/features";
const SWITCHED = "switched";

/** Shows the features and their states. */
export async function showFeatures({ request }: LoaderFunctionArgs) {
  const session = await requireRight(request, "switchFeatures");
  const stored = await requireAnswer("getFeatures", {}, session);
  const flags = Object.entries(mergeFlags(stored)) as [FeatureName, boolean][];
  const view: FeaturesView = {
    flags: flags.map(([name, isOn]) => ({ name, isOn })),
    isSwitched: new URL(request.url).searchParams.has(SWITCHED),
  };
  return showPage(view, session);
}

/** Turns the form's feature on or off. */
export async function switchFeature(args: FormArgs) {
  const declared = { right: "switchFeatures", schema: featureForm } as const;
  return handleDeskForm(args, declared, async ({ form, values, session, send, redirectTo }) => {
    const enabled = String(form.get("intent") === "on");
    const body = { features: [{ ...values, enabled }], submittedByUserId: session.userId };
    await send("updateFeatures", { body });
    return redirectTo(`${PAGE}?${SWITCHED}`);
  });
}
