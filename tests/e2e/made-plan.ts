import { type BrowserContext, expect } from "playwright/test";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { people } from "../../fixtures/people";
import { today } from "../support/answers";
import { take } from "../support/call";
import { TEST_SECRETS } from "../support/database";
import { visit } from "../support/logged-in-visitor";
import { readBearer } from "../support/read-bearer";
import { carryCookies, readCookies } from "./cookies";

/**
 * Gives a browser a plan of one of the invented people, with its recommendation, as if its visitor had
 * answered the survey. A browser without a session gets one of a new guest.
 * @param changes to the person's answers
 */
export async function makePlan(
  context: BrowserContext,
  origin: string,
  slug: string,
  changes: Partial<SurveyRecord> = {},
): Promise<number> {
  const remote = reachOver(origin);
  const bearer = await openGuest(context, origin);
  const { record } = people(today).find((person) => person.slug === slug)!;
  const body = { ...record, ...changes };
  const { id } = take(await callOver(remote, "createDemoPlan", { body }, { bearer }));
  const isReady = async () =>
    (await callOver(remote, "getRecommendations", { query: { id } }, { bearer })).response_code;
  await expect.poll(isReady, { timeout: 90_000, intervals: [100] }).toBe("R00");
  return id;
}

/** The bearer of a browser's guest. */
async function openGuest(context: BrowserContext, origin: string): Promise<string> {
  Object.assign(process.env, TEST_SECRETS);
  const carried = await readCookies(context);
  if (carried.has("baobab_guest")) return readBearer({ cookies: carried });
  const { bearer_token: bearer } = take(await callOver(reachOver(origin), "getGuestToken", {}, {}));
  const { cookies } = await visit(origin, { guest: { bearer } });
  await carryCookies(context, origin, cookies);
  return bearer;
}
