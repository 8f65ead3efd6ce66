import { callBackend } from "~/backend/door.server";
import type { Profile } from "~/contract/profile";
import type { Session } from "~/features/session/session.server";
import { findUser } from "~/features/session/user.server";

/**
 * Stores which segment a person who is logged in belongs to by their staff status; a failure is not shown. Pages read the
 * person, their fees and the maxima of their segment anew each time.
 */
export async function updateStaffStatus(
  session: Session | undefined,
  { isNedgroupMember }: Profile,
): Promise<void> {
  const user = (await findUser(session))?.user;
  const segment = isNedgroupMember ? "NFPSTFF" : "NFPGEN";
  if (!session || !user || user.segment === segment) return;
  const { bearer } = session;
  await callBackend("updateUser", { params: { id: user.userId }, body: { segment } }, { bearer });
}
