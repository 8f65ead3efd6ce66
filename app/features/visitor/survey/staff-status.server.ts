import { callBackend } from "~/backend/door.server";
import type { Survey } from "./survey.server";

/**
 * Stores which segment a person who is logged in, or an adviser's client, belongs to by their staff status; a failure is not shown. Pages read the
 * person, their fees and the maxima of their segment anew each time.
 */
export async function updateStaffStatus({ session, client, profile }: Survey): Promise<void> {
  if (!session?.person) return;
  const body = { segment: profile.isNedgroupMember ? "NFPSTFF" : "NFPGEN" } as const;
  await callBackend(
    "updateUser",
    { params: { id: client?.userId ?? session.person.userId }, body },
    { bearer: session.bearer },
  );
}
