import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/envelope";
import type { DescribedUser } from "~/contract/user";
import type { Session } from "./session.server";

/** Who is logged in, with their fees and adviser; undefined for a guest, or if the services do not answer. */
export async function findUser(session: Session | undefined): Promise<DescribedUser | undefined> {
  if (!session?.person) return undefined;
  const self = { headers: { EntityContext: "self" as const } };
  const answer = await callBackend("getUser", self, { bearer: session.bearer });
  return isSuccess(answer) ? answer.return_object : undefined;
}
