import { landingAdviserCookie } from "~/features/session/landing-adviser.server";
import type { LandingAdviser } from "~/features/session/landing-adviser";
import type { Survey } from "./survey.server";

/** The adviser who will see the plan that a guest is about to make; none for people with an account. */
export async function findLandingAdviser(
  request: Request,
  { session, accepted }: Pick<Survey, "session" | "accepted">,
): Promise<LandingAdviser | undefined> {
  if (session?.person || accepted) return undefined;
  const adviser = await landingAdviserCookie.read(request);
  return adviser && { userId: adviser.userId, name: adviser.name };
}
