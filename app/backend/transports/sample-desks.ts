/** The desks of mock mode: who logs in at which, and what is shown of them. */
import { z } from "zod";
import { endOfToken, anyFields } from "./sample-choice";
import type { SampleChoice } from "./sample-choice";

/** Somebody who works at a desk of the samples. Each has a bearer and an ID number, by which they are recognised. */
type SampleDesk = { rsaid: string; bearer: string; token: string; user: string; roles: string };

const nameDesk = (role: "planner" | "coach" | "administrator", rsaid: string, user: string): SampleDesk => ({
  rsaid,
  bearer: `${role}-of-the-samples`,
  token: `${role}-login-of-the-samples`,
  user,
  roles: `${role}Roles`,
});

const PLANNER = nameDesk("planner", "5811205000083", "adminOrganizationUser");
const DESKS: Readonly<Record<number, SampleDesk>> = {
  802: PLANNER,
  803: nameDesk("coach", "6408150000084", "coachUser"),
  804: nameDesk("administrator", "7002190000085", "administratorUser"),
};

const findDesk = (isTheirs: (desk: SampleDesk) => boolean) => Object.values(DESKS).find(isTheirs);
export const deskOfBearer = (bearer: string | undefined) => findDesk((desk) => desk.bearer === bearer);

/** The token of a login: it says whose desk an adviser will come to. */
export function startLogin(rsaid: string): SampleChoice {
  const desk = findDesk((one) => one.rsaid === rsaid.replace(/\s/g, ""));
  const pick = (content: unknown) => ({ ...anyFields.parse(content), ...(desk && { token: desk.token }) });
  return { sample: "token", pick };
}

/** An adviser with any other ID number comes to the planner's desk. */
function openDesk({ bearer, user }: SampleDesk = PLANNER): SampleChoice {
  const expires_at = endOfToken();
  return {
    sample: user,
    pick: (content) => ({ ...anyFields.parse(content), bearer_token: bearer, expires_at }),
  };
}

/** A person by their number, as somebody sees them: their client's adviser is whoever looks. */
export function showUser(userId: number | undefined, bearer: string | undefined): SampleChoice {
  const desk = DESKS[userId ?? 0];
  if (desk || userId === 800) return desk?.user ?? "user";
  if (userId !== undefined && userId !== 801) return PLANNER.user;
  const viewer = Object.entries(DESKS).find(([, one]) => one.bearer === bearer);
  const adviser = viewer && { userId: Number(viewer[0]) };
  const pick = (content: unknown) => {
    const described = z.object({ adviser: anyFields.optional() }).passthrough().parse(content);
    return { ...described, adviser: described.adviser && { ...described.adviser, ...adviser } };
  };
  return { sample: "adminUser", pick };
}

/** The desk whose bearer asks for another one. */
export function openDeskOf(bearer: string | undefined): SampleChoice {
  return openDesk(deskOfBearer(bearer));
}

/** The desk to which the token of a login leads. */
export function openDeskWith(token: string): SampleChoice {
  return openDesk(findDesk((desk) => desk.token === token));
}

/** The sample with the roles of somebody. */
export function findRolesSample(userId: number): string {
  return DESKS[userId]?.roles ?? "roles";
}

export function isAdministrator(bearer: string | undefined): boolean {
  return deskOfBearer(bearer)?.user === "administratorUser";
}
