/** A shared plan's words reveal no more about a person's health than its product does; its figures may. */
import { describeOperator } from "~/base/operator";
import { expect, test } from "vitest";
import type { SharedAnswer } from "~/contract/records/link-operations";
import { readSurveyRecord, type SurveyRecord } from "~/contract/survey/survey-record";
import { type AdviceOptions, advise, chooseBasis } from "~/engine";
import { describeAssumed } from "~/words/assumed/describe-assumed";
import { describeSharedPaper } from "~/words/paper/describe-shared-paper";
import { gatherFacts } from "~/words/plan/plan-facts";
import { people } from "../../../fixtures/people";
import { presentRecommendation } from "../recommendation/present-recommendation";
import { isAnswered, toRetirementCase } from "../plans/retirement-case";
import { freezePlan } from "./freeze-plan";

const TODAY = "2026-11-20";
const basis = chooseBasis(TODAY);
/** Few paths suffice, because the words do not depend on their number. */
const options: AdviceOptions = { seed: 1, paths: 64, replicates: 2 };

const [{ record: somebody }] = people(TODAY) as [ReturnType<typeof people>[number]];

/** Every state of health that the form can express. */
const HEALTH = {
  well: { has_serious_illness: "no", are_you_smoker: "no" },
  smoker: { has_serious_illness: "no", are_you_smoker: "yes" },
  ill: { has_serious_illness: "yes", are_you_smoker: undefined },
} as const satisfies Record<string, Partial<SurveyRecord>>;

const ASKED = { retirement_savings: 4_200_000, backup_plan_other_src_support: "yes" } as const;
const WISHES: Record<string, Partial<SurveyRecord>> = {
  "wants an income for life": { ...ASKED, what_is_more_important: "guarantee_inc_and_no_inheritance" },
  "wants to leave money": { ...ASKED, what_is_more_important: "flexible_inc_and_inheritance" },
  "is not asked what matters more": {
    retirement_savings: 1_400_000,
    backup_plan_family_support: "no",
    backup_plan_other_src_support: "no",
    backup_plan_assets_support: "no",
    what_is_more_important: undefined,
  },
};
const SUPPORTED: Record<string, Partial<SurveyRecord>> = {
  "supports nobody": { financially_support_children: "no" },
  "supports a partner": {
    financially_support_partner: "yes",
    partner_name: "Sipho Mokoena",
    partner_gender: "male",
    partner_dob: "02/09/1966",
  },
  "supports a child with all of it": {
    financially_support_children: "yes",
    support_children_upto: 2056,
    monthly_support_children_value: 60_000,
  },
};

function freeze(answers: Partial<SurveyRecord>) {
  const record: SurveyRecord = { ...somebody, ...answers };
  const profile = readSurveyRecord(record);
  if (!isAnswered(profile)) throw new Error("an answer is missing");
  const recommendation = presentRecommendation(
    advise(toRetirementCase(profile, TODAY), basis, options),
    basis,
  );
  const plan = { ...record, id: 1, plan_type: "base" as const };
  return freezePlan({ recommended: { plan, recommendation }, ticks: [] }).recommended;
}

/** Drops the figures; an age at which income falls is null where it never does. */
const inWords = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (_, part: unknown) => (typeof part === "number" ? null : part)),
  ) as unknown;

/** The products shown as recommended to healthy and to ill people, unless both get a life annuity. */
const PRODUCTS: Record<string, readonly [string, string]> = {
  "wants to leave money, supports nobody": ["LivingAnnuityPlus", "LivingAnnuity"],
  "wants to leave money, supports a partner": ["LivingAnnuityPlus", "LivingAnnuity"],
  "wants to leave money, supports a child with all of it": ["LivingAnnuity", "LivingAnnuity"],
};

/** A link's content besides the plan. */
const HEAD = {
  shared_by: { name: "Thandi" },
  shared_at: "2026-11-20T08:00:00.000Z",
  expires_at: "2026-12-20T08:00:00.000Z",
  plan_type: "base",
  basis_version: basis.version,
  is_newer: false,
} as const;

const cases = Object.entries(WISHES).flatMap(([wish, wished]) =>
  Object.entries(SUPPORTED).map(([support, supported]) => ({
    who: `${wish}, ${support}`,
    answers: { ...wished, ...supported },
  })),
);

test.each(cases)("of somebody who $who says nothing of why, in whatever health", ({ answers }) => {
  for (const health of Object.values(HEALTH)) {
    const recommended = freeze({ ...answers, ...health });
    const { reasons } = recommended.recommendation.common_info;
    expect(reasons.filter(({ rule }) => rule !== "supportIsCovered")).toEqual([]);
    const shared: SharedAnswer = { ...HEAD, include: [], recommended };
    const paper = describeSharedPaper({
      shared,
      link: "https://baobab.example/x",
      at: HEAD.shared_at,
      operator: describeOperator({}),
    });
    expect(paper.sections.map(({ heading }) => heading).filter((heading) => /^why/i.test(heading))).toEqual(
      [],
    );
    expect(JSON.stringify(paper)).not.toMatch(/Why (an?|not) |Next best/);
  }
});

test.each(cases)("of somebody who $who", ({ who, answers }) => {
  const [well, smoker, ill] = Object.values(HEALTH).map((health) => freeze({ ...answers, ...health }));
  expect(inWords(smoker)).toEqual(inWords(well));
  const products = [well, ill].map((one) => one?.recommendation.common_info.annuity_recommendation);
  const [ofWell, ofIll] = PRODUCTS[who] ?? ["LifeAnnuity", "LifeAnnuity"];
  expect(products).toEqual([ofWell, ofIll]);
  if (ofWell === ofIll) expect(inWords(ill)).toEqual(inWords(well));
});

test("what is told of another income and a medical scheme stands in no link, nor in what is left after tax", () => {
  const told = { other_taxable_income: 20_000, medical_people: 2, medical_contribution: 6_000 };
  const shared = freeze(told);
  expect(shared).toEqual(freeze({}));
  expect(JSON.stringify(shared)).not.toMatch(/other_taxable_income|medical_|_alone/);
});

test("what was told of cash taken before, the fund and what is paid in stands in a link, and what was assumed of it", () => {
  const says = (answers: Partial<SurveyRecord>) => {
    const { plan, recommendation } = freeze(answers);
    const { lines } = describeAssumed(gatherFacts(recommendation, plan));
    return lines.map(({ key, isTold }) => [key, isTold]);
  };
  expect(says({ has_earlier_lump_sums: undefined, medical_people: 2 })).toEqual([
    ["cash-before", false],
    ["not-deducted", false],
    ["fund", false],
    ["paying-in", false],
    ["own-savings", false],
  ]);
  const told = { earlier_lump_sums: 0, contributions_not_deducted: 80_000, contribution_per_month: 2_000 };
  expect(says(told)).toEqual([
    ["cash-before", true],
    ["not-deducted", true],
    ["fund", false],
    ["paying-in", true],
    ["own-savings", false],
  ]);
});

test("what somebody needs stands in no link, nor the part of the savings that would cover it", () => {
  const { plan, recommendation } = freeze({ income_needed: 7_000 });
  expect(plan).not.toHaveProperty("income_needed");
  const { assumed, blends } = recommendation.common_info;
  expect(recommendation.common_info).not.toHaveProperty("income_need");
  expect(assumed).not.toHaveProperty("income_needed");
  for (const { perct_guaranteed: share } of blends ?? []) expect([0, 0.25, 0.5, 0.75, 1]).toContain(share);
});

test("what would close the gap to a need stands in no link and on no shared paper", () => {
  const recommended = freeze({ income_needed: 90_000 });
  expect(JSON.stringify(recommended)).not.toMatch(/closers|covers_need|added_after_tax/);
  const shared: SharedAnswer = { ...HEAD, include: [], recommended };
  const paper = describeSharedPaper({
    shared,
    link: "https://baobab.example/x",
    at: HEAD.shared_at,
    operator: describeOperator({}),
  });
  expect(JSON.stringify(paper)).not.toMatch(/close the gap/);
});
