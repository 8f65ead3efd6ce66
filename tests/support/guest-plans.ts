import { expect } from "vitest";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import type { WireAmendment } from "../../app/contract/plan/adjust-needs";
import type { Recommendation } from "../../app/contract/plan/recommendation";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import type { PlanRecord } from "../../app/words/plan/plan-facts";
import { people } from "../../fixtures/people";
import { thandi, today, walkTo } from "./answers";
import { take } from "./call";
import { readBearer } from "./read-bearer";
import { createVisitor, type Visitor } from "./visitor";

/** A guest of a running site: their browser, and plans made and changed over the wire. */
export type GuestPlans = {
  /** The browser, after its first survey; each test opens a window of its own. */
  browser: Visitor;
  /** Makes a plan of one of the invented people, with any changed answers, and waits for its recommendation. */
  make: (slug: string, changes?: Partial<SurveyRecord>) => Promise<number>;
  /** Our recommendation of a plan, and the amended one. */
  read: (id: number) => Promise<{ base: Recommendation; edit?: Recommendation }>;
  /** The changes in the amended recommendation; undefined if there is none. */
  readAttributes: (id: number) => Promise<WireAmendment | undefined>;
  override: (id: number, change: WireAmendment) => Promise<Recommendation>;
  /** A plan's answers as returned over the wire. */
  readRecord: (id: number) => Promise<PlanRecord>;
  isGoneThrough: (id: number) => Promise<boolean>;
};

/** Creates a guest and finishes the survey. */
export async function becomeGuest(origin: string): Promise<GuestPlans> {
  const browser = createVisitor(origin);
  await walkTo(browser, 7);
  await browser.press("save", thandi[7]);
  const bearer = await readBearer(browser);
  const remote = reachOver(origin);
  const list = (id: number, plan_type: "base" | "edit" | "both") =>
    callOver(remote, "getRecommendations", { query: { id, plan_type } }, { bearer });

  const readRecord = async (id: number) => {
    const [record] = take(await callOver(remote, "getPlan", { query: { id } }, { bearer }));
    if (!record) throw new Error("no such plan");
    return record;
  };

  return {
    browser,
    async make(slug, changes = {}) {
      const person = people(today).find((one) => one.slug === slug);
      if (!person) throw new Error(`nobody is called ${slug}`);
      const body = { ...person.record, ...changes };
      const { id } = take(await callOver(remote, "createDemoPlan", { body }, { bearer }));
      await expect.poll(async () => (await list(id, "base")).response_code, { timeout: 90_000 }).toBe("R00");
      return id;
    },
    async read(id) {
      const all = take(await list(id, "both"));
      if (!Array.isArray(all)) throw new Error("still generating");
      const [base, edit] = all;
      if (!base) throw new Error("no recommendation");
      return { base, edit };
    },
    async readAttributes(id) {
      const answer = await callOver(remote, "getAttributes", { query: { id } }, { bearer });
      return answer.http_code === 404 ? undefined : take(answer);
    },
    override: async (id, change) =>
      take(await callOver(remote, "overrideRecommendation", { body: { id, ...change } }, { bearer })),
    readRecord,
    isGoneThrough: async (id) => (await readRecord(id)).finished_recommendation === "yes",
  };
}
