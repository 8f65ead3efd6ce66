/** A plan's PDF for its owner: as short as it prints, with a first page that suffices for a meeting. */
import { describe, expect, test } from "vitest";
import { describeOperator } from "~/base/operator";
import type { SharedPlan } from "~/contract/records/shared-plan";
import type { LinkTick } from "~/contract/records/link-terms";
import { readSurveyRecord } from "~/contract/survey/survey-record";
import { advise, amend, chooseBasis } from "~/engine";
import { describePlanPaper } from "~/words/paper/describe-plan-paper";
import { describeSharedPaper } from "~/words/paper/describe-shared-paper";
import { people } from "../../../fixtures/people";
import { readPaper } from "../../../tests/support/read-paper";
import { presentRecommendation } from "../recommendation/present-recommendation";
import { isAnswered, toRetirementCase } from "../plans/retirement-case";
import { freezePlan } from "../sharing/freeze-plan";
import { layOutPaper } from "./lay-out-paper";

const TODAY = "2026-11-20";
const AT = `${TODAY}T08:00:00Z`;
const basis = chooseBasis(TODAY);
const operator = describeOperator({});
const options = { seed: 1, paths: 1024 };

function makePlan({ record }: ReturnType<typeof people>[number], isAmended: boolean): SharedPlan {
  const profile = readSurveyRecord(record);
  if (!isAnswered(profile)) throw new Error("answers are missing");
  const retirementCase = toRetirementCase(profile, TODAY);
  const plan = { ...record, id: 1497, plan_type: "base" as const };
  const tell = (recommendation: ReturnType<typeof presentRecommendation>) => ({ plan, recommendation });
  const changed = () => amend(retirementCase, { emergencySavings: 1_000 }, basis, options);
  return {
    recommended: tell(presentRecommendation(advise(retirementCase, basis, options), basis)),
    ...(isAmended && { customized: tell(presentRecommendation(changed(), basis, "edit")) }),
  } as SharedPlan;
}

const WHY = /Why an? [a-z ]*annuity/i;

/** The first page names the plan's owner and has all that a meeting needs. */
function expectMeeting(page: string, whose: string): void {
  const first = page.replace(/\s+/g, " ");
  for (const fact of [
    whose,
    "R[\\d ]+ a month",
    "Before tax: R[\\d ]+",
    "After tax",
    "\\d+ of 20 futures",
    "Two ways to be paid",
    "Income a month R[\\d ]+",
    "you take (R[\\d ]+|nothing) in cash",
    "If you die at \\d+",
    "costs (take R[\\d ]+ a month|are already included)",
    "Questions\\? Call \\+27",
  ])
    expect(first).toMatch(new RegExp(fact, "i"));
}

const all = people(TODAY).map((person) => ({ person, slug: person.slug, isAmended: false }));

describe.each([...all, { ...all[0]!, slug: "thandi, amended", isAmended: true }])(
  "the PDF of $slug",
  ({ person, isAmended }) => {
    test("is four pages at most, the first with the name, the money and the ways to be paid", async () => {
      const paper = describePlanPaper({ id: 1497, plan: makePlan(person, isAmended), at: AT, operator });
      const { pages } = await readPaper(await layOutPaper(paper, new Date(AT)));
      expect(pages.length).toBeLessThanOrEqual(4);
      const { first_name, last_name } = person.record;
      expectMeeting(pages[0]!, `plan 1497 for ${first_name} ${last_name} · worked out on 20 November 2026`);
      expect(pages[0]).toMatch(WHY);
    });

    test("is four pages at most when it was shared, the first as well for a meeting, the last with its link", async () => {
      const pages = await laySharedOut([]);
      expect(pages.length).toBeLessThanOrEqual(4);
      expectMeeting(pages[0]!, `${person.record.first_name} shared this plan on 20 November 2026`);
      expect(pages.at(-1)).toContain("https://baobab.example/x");
    });

    test("says on the first page why, when it was shared with the health that it follows from", async () => {
      const [first] = await laySharedOut(["health"]);
      expectMeeting(first!, `${person.record.first_name} shared this plan on 20 November 2026`);
      expect(first).toMatch(WHY);
    });

    async function laySharedOut(ticks: readonly LinkTick[]): Promise<string[]> {
      const shared = {
        ...freezePlan({ ...makePlan(person, isAmended), ticks }),
        shared_by: { name: person.record.first_name },
        shared_at: AT,
        expires_at: "2026-12-20T08:00:00.000Z",
        plan_type: "base" as const,
        basis_version: basis.version,
        include: [...ticks],
        is_newer: false,
      };
      const paper = describeSharedPaper({ shared, link: "https://baobab.example/x", at: AT, operator });
      return (await readPaper(await layOutPaper(paper, new Date(AT)))).pages;
    }
  },
);
