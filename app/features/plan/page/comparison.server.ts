import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { readForm } from "~/web/forms/form-protection.server";
import { type Advised, pickCounting } from "~/words/changes/shown-plan";
import { listColumns, readCompared, viewComparison } from "./view-comparison";
import { visitAdvised } from "./visit-advised.server";
import { readCookies, writeCookie } from "~/web/cookies/browser-cookies.server";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import type { Session } from "~/web/identity/session.server";
import { findAdvised } from "~/web/access/find-advised.server";

/** The most plans beside the shown one. */
const MOST_OTHERS = 3;

/**
 * The other plans of the same person or guest, newest first, in the version that counts. Plans without a
 * recommendation are left out; empty if the services do not answer.
 */
async function findOtherPlans(id: number, session: Session): Promise<Advised[]> {
  const listed = await callBackend("getAllPlans", { query: { limit: MOST_OTHERS + 1 } }, session);
  if (!isSuccess(listed)) return [];
  const others = listed.return_object.filter((plan) => plan.id !== id).slice(0, MOST_OTHERS);
  const found = await Promise.all(others.map((plan) => findAdvised({ id: plan.id }, session)));
  return found.flatMap((one) => one ?? []);
}

const NAME = "baobab_compare_hint";
const MONTH_SECONDS = 30 * 86_400;

/** True if the hint on the page that compares plans was closed in this browser in the last month. */
function isHintClosed(request: Request): boolean {
  return readCookies(request)[NAME] === "closed";
}

/** Returns a Set-Cookie header that keeps the hint closed for a month. */
function closeHint(): string {
  return writeCookie(NAME, "closed", MONTH_SECONDS);
}

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
