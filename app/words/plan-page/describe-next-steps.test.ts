import { describe, expect, it } from "vitest";
import type { Recommendation } from "~/contract/plan/recommendation";
import { plan, recommend } from "../../../tests/support/recommendation";
import { type ChoicesMade, NOTHING_MADE } from "../plan/describe-choice";
import { ALL_OPEN } from "./describe-next-steps";
import { describePlan } from "./describe-plan";

const AT = "2026-11-22T12:31:07.000Z";
const RECORD = { record_id: "r", sha256: "s", plan_type: "base", selected_at: AT, is_current: true } as const;
const RECORDED: ChoicesMade = { records: [RECORD], requests: [] };

type Asked = {
  changes?: Partial<Recommendation>;
  chosenAt?: string;
  made?: ChoicesMade;
  open?: typeof ALL_OPEN;
};

const describeNext = ({ changes, chosenAt, made = RECORDED, open = ALL_OPEN }: Asked = {}) =>
  describePlan(
    { ...recommend("LivingAnnuity"), ...changes },
    { ...plan(), selected_at: chosenAt },
    null,
    made,
    open,
  ).next;

describe("what to do next", () => {
  it("is to keep the plan, to change it, to talk it over and to share it", () => {
    const listSteps = (asked?: Asked) => describeNext(asked).steps.map(({ to }) => to);
    expect(listSteps()).toEqual(["keep", "edit", "contact", "share"]);
    expect(listSteps({ changes: { is_outdated: true } })).toEqual(["keep", "contact", "share"]);
    expect(listSteps({ open: { ...ALL_OPEN, canShare: false } })).toEqual(["keep", "edit", "contact"]);
    expect(listSteps({ open: { ...ALL_OPEN, canAskForCall: false } })).toEqual(["keep", "edit", "share"]);
  });

  it("says of a plan that was chosen when that was", () => {
    const [keep] = describeNext({ changes: { selected: true }, chosenAt: AT }).steps;
    expect(keep?.title).toBe("You chose this plan");
    expect(keep?.text).toContain("22 November 2026, 14:31");
    const [other] = describeNext({ changes: { plan_type: "edit", selected: false }, chosenAt: AT }).steps;
    expect(other?.title).toBe("You chose the recommended plan");
    expect(describeNext().steps[0]?.title).toBe("Keep it");
  });

  it("tells a guest who sees the plan", () => {
    const seen_by = { name: "Naledi Khumalo", role: "planner" } as const;
    const tell = (record: object) =>
      describePlan(recommend("LivingAnnuity"), { ...plan(), ...record }, null).next.seer;
    expect(tell({ seen_by })).toBe(
      "Naledi Khumalo, planner, can see your answers and this plan, because you agreed to that.",
    );
    expect(tell({})).toBeUndefined();
  });
});

describe("keeping a plan", () => {
  it("says of a life annuity that it is for good, of a living annuity that what it pays can be changed", () => {
    const sayLead = (annuity: "LivingAnnuity" | "LifeAnnuity") =>
      describePlan(recommend(annuity), plan(), null).next.keeping.lead;
    expect(sayLead("LifeAnnuity")).toContain("nobody can get the money back");
    expect(sayLead("LivingAnnuity")).toContain("what is drawn can be changed once a year");
  });

  it("leads from choosing the plan to what follows from it, unless an earlier version worked it out", () => {
    const listPages = (asked: Asked) =>
      describeNext(asked).keeping.steps.flatMap(({ links }) => links.map(({ to }) => to));
    const outdated = { is_outdated: true };
    expect(listPages({ made: NOTHING_MADE })).toEqual(["choose"]);
    expect(listPages({})).toEqual(["choose", "record"]);
    expect(listPages({ changes: outdated, made: NOTHING_MADE })).toEqual([]);
    expect(listPages({ changes: outdated })).toEqual(["record"]);
    expect(listPages({ changes: outdated, chosenAt: AT })).toEqual(["record"]);
    const further = ["quote", "invest", "record", "again"];
    expect(listPages({ changes: { selected: true }, chosenAt: AT })).toEqual(further);
    expect(listPages({ changes: { plan_type: "edit", selected: false }, chosenAt: AT })).toEqual(further);
    expect(listPages({ changes: { selected: true }, chosenAt: AT, made: NOTHING_MADE })).not.toContain(
      "record",
    );
  });

  it("offers whoever may not choose the files alone", () => {
    const { steps } = describeNext({ open: { ...ALL_OPEN, canChoose: false } }).keeping;
    expect(steps.map(({ title }) => title)).toEqual(["Keep a copy"]);
    expect(steps[0]?.files.map(({ kind }) => kind)).toEqual(["paper", "projections", "assumed", "plan"]);
  });
});
