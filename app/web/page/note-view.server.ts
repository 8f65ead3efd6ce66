import { callBackend, sendPageView, type Viewer } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { ROLE_IDS } from "~/contract/account/user";
import { readCookieAnswer } from "../cookies/cookie-answer.server";
import { readKept } from "../identity/kept-session.server";
import { fetchOwnUser } from "../identity/user.server";

/**
 * Reports a page view to analytics, if the visitor has consented in this browser.
 * @param page the pattern of its address
 */
export function noteView(request: Request, page: string): void {
  if (readCookieAnswer(request) === "accepted") sendPageView(page, () => findViewer(request));
}

async function findViewer(request: Request): Promise<Viewer | undefined> {
  const { person } = await readKept(request);
  if (!person || Date.parse(person.expiresAt) <= Date.now()) return { userType: "trustee" };
  const userType = person.type === "investor" ? "investor" : await findAdvisersType(person);
  const answer = await fetchOwnUser(person);
  if (!userType || !isSuccess(answer)) return undefined;
  return { userType, rsaid: answer.return_object.user.rsaIdNr };
}

/** An adviser counts in the first of their roles; administrators are not reported. */
async function findAdvisersType({ userId, bearer }: { userId: number; bearer: string }) {
  const answer = await callBackend("getUserRoles", { params: { id: userId } }, { bearer });
  const roleId = isSuccess(answer) ? answer.return_object.roles[0]?.roleId : undefined;
  if (roleId === ROLE_IDS.planner) return "financial planner";
  return roleId === ROLE_IDS.coach ? "coach" : undefined;
}
