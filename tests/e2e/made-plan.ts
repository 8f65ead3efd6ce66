import { expect } from "playwright/test";
import type { BrowserContext } from "playwright/test";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { people } from "../../fixtures/people";
import { thandi, today, walkTo } from "../support/answers";
import { take } from "../support/call";
import { readBearer } from "../support/read-bearer";
import { createVisitor } from "../support/visitor";
import { carryCookies } from "./cookies";

/**
 * Gives a browser a plan of one of the invented people, with its recommendation, as if its visitor had answered the
 * survey.
 * @param changes what this visitor answers otherwise
 */
export async function makePlan(
  context: BrowserContext,
  origin: string,
  slug: string,
  changes: Partial<SurveyRecord> = {},
): Promise<number> {
  const visitor = createVisitor(origin);
  await walkTo(visitor, 7);
  await visitor.press("save", thandi[7]);
  const bearer = await readBearer(visitor);
  const { record } = people(today).find((person) => person.slug === slug)!;
  const body = { ...record, ...changes };
  const { id } = take(await callOver(reachOver(origin), "createDemoPlan", { body }, { bearer }));
  const isReady = async () =>
    (await callOver(reachOver(origin), "getRecommendations", { query: { id } }, { bearer })).response_code;
  await expect.poll(isReady, { timeout: 90_000 }).toBe("R00");
  await carryCookies(context, origin, visitor.cookies);
  return id;
}
