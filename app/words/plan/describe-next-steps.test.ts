import { describe, expect, it } from "vitest";
import type { Recommendation } from "~/contract/plan/recommendation";
import { plan, recommend } from "../../../tests/support/recommendation";
import { NOTHING_MADE } from "./describe-choice";
import type { ChoicesMade } from "./describe-choice";
import { describePlan } from "./describe-plan";

describe("what to do next", () => {
  it("says of a life annuity that it is for good, of a living annuity that what it pays can be changed", () => {
    const sayLast = (annuity: "LivingAnnuity" | "LifeAnnuity") =>
      describePlan(recommend(annuity), plan(), null).nextSteps.at(-1)?.text;
    expect(sayLast("LifeAnnuity")).toContain("you cannot get the money back");
    expect(sayLast("LivingAnnuity")).toContain("change what you draw once a year");
  });

  it("lead from choosing the plan to what follows from it, unless an earlier version worked it out", () => {
    const at = "2026-11-22T12:31:07.000Z";
    const record = {
      record_id: "r",
      sha256: "s",
      plan_type: "base",
      selected_at: at,
      is_current: true,
    } as const;
    const recorded: ChoicesMade = { records: [record], requests: [] };
    const listPages = (changes: Partial<Recommendation>, selected_at?: string, made = recorded) =>
      describePlan(
        { ...recommend("LivingAnnuity"), ...changes },
        { ...plan(), selected_at },
        null,
        made,
      ).nextSteps.flatMap(({ action, links = [] }) =>
        [...(action.kind === "page" ? [action] : []), ...links].map(({ to }) => to),
      );
    expect(listPages({}, undefined, NOTHING_MADE)).toEqual(["contact", "choose", "share", "answers"]);
    expect(listPages({})).toEqual(["contact", "choose", "record", "share", "answers"]);
    expect(listPages({ is_outdated: true }, undefined, NOTHING_MADE)).toEqual([
      "contact",
      "share",
      "answers",
    ]);
    expect(listPages({ is_outdated: true })).toEqual(["contact", "record", "share", "answers"]);
    expect(listPages({ is_outdated: true }, at)).toEqual(["contact", "record", "share", "answers"]);
    const further = ["contact", "quote", "invest", "record", "again", "share", "answers"];
    expect(listPages({ selected: true }, at)).toEqual(further);
    expect(listPages({ plan_type: "edit", selected: false }, at)).toEqual(further);
    expect(listPages({ selected: true }, at, NOTHING_MADE)).not.toContain("record");
    const step = describePlan(
      { ...recommend("LivingAnnuity"), selected: true },
      { ...plan(), selected_at: at },
      null,
    );
    expect(step.nextSteps[2]?.text).toContain("22 November 2026, 14:31");
  });
});
