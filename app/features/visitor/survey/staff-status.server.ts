import { callBackend } from "~/backend/door.server";
import type { Survey } from "./survey.server";

/**
 * Stores the segment to which a logged-in person, or an adviser's client, belongs by their staff status. A
 * failure is ignored. Every page reads the person, their fees and their segment's maxima again.
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
