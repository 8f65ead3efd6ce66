import { type CoachView, GENERAL_COACH } from "./coach-view";
import type { Session } from "../identity/session.server";
import { findUser } from "../identity/user.server";

/** Finds a logged-in person's own adviser, else the general contact. */
export async function findCoach(session: Session | undefined): Promise<CoachView> {
  const described = await findUser(session);
  if (!described?.adviser) return GENERAL_COACH;
  const { user, adviser } = described;
  const { name, role: position, photo } = adviser;
  return { name, position, photo, client: { cellNumber: user.cellNr, email: user.email } };
}
