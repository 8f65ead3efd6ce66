import { callBackend } from "~/backend/door.server";
import type { Profile } from "~/contract/survey/profile";
import type { PlanOfPage } from "~/web/access/plan-of-page.server";

/**
 * Stores which segment a person who is logged in, or an adviser's client, belongs to by their staff status; a failure is not shown. Pages read the
 * person, their fees and the maxima of their segment anew each time.
 */
export async function updateStaffStatus(
  { session, client }: PlanOfPage,
  { isNedgroupMember }: Profile,
): Promise<void> {
  if (!session?.person) return;
  const body = { segment: isNedgroupMember ? "NFPSTFF" : "NFPGEN" } as const;
  await callBackend(
    "updateUser",
    { params: { id: client?.userId ?? session.person.userId }, body },
    { bearer: session.bearer },
  );
}
