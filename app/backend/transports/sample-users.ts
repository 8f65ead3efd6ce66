/** The people of the samples: their bearers, tokens and roles, and the desk of the one who advises. */
import { z } from "zod";
import { ROLE_IDS, ROLE_NAMES } from "~/contract/account/user";
import type { SampleChoice } from "./sample-choice";

/** The bearers of the samples, by which an adviser's calls are recognised. */
export const SAMPLE_GUEST = "guest-of-the-samples";
export const SAMPLE_ADVISER = "adviser-of-the-samples";

export const SAMPLE_CLIENT_ID = 801;
export const SAMPLE_ADVISER_ID = 802;
const TOKEN_MILLISECONDS = 15 * 60_000;

const anyFields = z.object({}).passthrough();

/** A sample with a fresh token expiry, because the one in the file would be in the past. */
export function handOut(sample: string, bearer_token?: string): SampleChoice {
  const expires_at = new Date(Date.now() + TOKEN_MILLISECONDS).toISOString();
  const pick = (content: unknown) => ({
    ...anyFields.parse(content),
    ...(bearer_token && { bearer_token }),
    expires_at,
  });
  return { sample, pick };
}

export function rolesOf(userId: number): SampleChoice {
  const roles = userId === SAMPLE_ADVISER_ID ? (["planner", "investor"] as const) : (["investor"] as const);
  return { answer: { roles: roles.map((role) => ({ roleId: ROLE_IDS[role], roleName: ROLE_NAMES[role] })) } };
}

/** The sample of a user by number; without one, of the caller. */
export function userOf(userId: number | undefined): string {
  if (userId === SAMPLE_ADVISER_ID) return "adminOrganizationUser";
  return userId === SAMPLE_CLIENT_ID ? "adminUser" : "user";
}

/** The adviser's only client, who has selected a plan. */
export const sampleDesk: SampleChoice = {
  sample: "planSummaries",
  pick: (content) => {
    const { planSummaries: opened } = z.object({ planSummaries: z.array(anyFields) }).parse(content);
    const news = {
      since: new Date().toISOString(),
      plansMade: 1,
      plansChosen: 1,
      chosenBy: [],
      waitingFees: 0,
    };
    return { needs: [], needing: 0, total: opened.length, opened, news };
  },
};
