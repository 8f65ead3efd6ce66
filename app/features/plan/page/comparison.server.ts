import { json, redirect } from "@remix-run/node";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { closeHint, isHintClosed } from "~/features/plan/page/closed-hint.server";
import { readForm } from "~/web/forms/form-protection.server";
import { pickCounting } from "~/words/changes/shown-plan";
import { findOtherPlans } from "./find-other-plans.server";
import { listColumns, readCompared, viewComparison } from "./view-comparison";
import { visitAdvised } from "./visit-advised.server";

/** The page that compares plans, products, guarantees and funds. */
const COMPARE = "/en/recommended-plan/compare";

/**
 * Compares stored figures; nothing is worked out for the page.
 * @throws Response as `visitAdvised`
 */
export async function showComparison({ request }: LoaderFunctionArgs) {
  const { id, recommended, amended, session, client, headers } = await visitAdvised(request);
  const query = new URL(request.url).searchParams;
  const asked = readCompared(query.get("show"));
  const isOfPlans = asked === undefined || asked === "plans";
  const clientName = client?.name;
  const others = isOfPlans ? await findOtherPlans(id, session) : [];
  const columns = listColumns({ recommended, amended, others, clientName });
  const compared = asked ?? (columns.length > 1 ? "plans" : "options");
  const shown = pickCounting(recommended, amended);
  const view = viewComparison(compared, columns, { shown, chosen: query.get("with"), clientName });
  return json({ ...view, hasHint: view.columns !== undefined && !isHintClosed(request) }, { headers });
}

/**
 * Closes the hint for a month and redirects to the page as it was. A form without a valid token leaves the
 * hint open.
 * @throws Response as `visitAdvised`
 */
export async function closeComparisonHint(request: Request) {
  const { named, headers } = await visitAdvised(request);
  const { distrust } = await readForm(request);
  if (!distrust) headers.append("Set-Cookie", closeHint());
  const query = new URL(request.url).searchParams;
  const state = { show: readCompared(query.get("show")), with: query.get("with") ?? undefined };
  return redirect(writePlanAddress(COMPARE, named, state), { status: 303, headers });
}
