import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { summariseAdvice } from "~/contract/plan/advice-summary";
import type { Recommendation } from "~/contract/plan/recommendation";
import type { ChoicesMade } from "../plan/describe-choice";
import { describePlanEntry } from "./describe-plan-entry";

const asked = plan({ retirement_date: "01/03/2027" });
const summarise = (recommendation: Recommendation) => ({
  ...summariseAdvice(recommendation),
  selected: recommendation.selected,
});
const ours = { plan: asked, recommendation: summarise(recommend("LivingAnnuityPlus")) };

describe("a plan on the dashboard", () => {
  it.each([
    [{ kind: "waitsForHealth" }, "Waits for health answers", "Answer again", "health"],
    [{ kind: "workingOut" }, "We are working it out", "See how far it is", "waiting"],
    [{ kind: "failed" }, "We could not work it out", "Try again", "waiting"],
  ] as const)("without an income says why and what to do: %j", (stage, state, name, page) => {
    const entry = describePlanEntry({ plan: asked, stage });
    expect(entry).toMatchObject({ state, isReady: false, title: "Retire on 1 March 2027" });
    expect(entry.action).toEqual({ name, page });
    expect(entry.income).toBeUndefined();
    expect(entry.sentence).not.toBe("");
  });

  it("has the income of the amended plan, and how it differs from ours", () => {
    const lower = { ...recommend("LivingAnnuityPlus"), plan_type: "edit" as const };
    lower.laplus_recommendations!.expected.monthly_income_total = 17_000.4;
    lower.common_info.retirement_date = "01/03/2029";
    const amended = { plan: asked, recommendation: summarise(lower) };
    const entry = describePlanEntry({ plan: asked, stage: { kind: "ready" }, ours, amended });
    expect(plain(entry.income?.amount)).toBe("R17 000");
    expect(entry.income?.note).toBe("a month, amended");
    expect(entry.title).toBe("Retire on 1 March 2029");
    expect(plain(entry.sentence)).toBe("R1 300 less than we recommended");
  });

  it.each([
    [true, "Amended, and chosen by you"],
    [false, "Amended, but you chose the recommended plan"],
  ])("says which was chosen, and when: the amended one %s", (selected, state) => {
    const recommendation = { ...recommend("LivingAnnuityPlus"), plan_type: "edit" as const, selected };
    const chosen = plan({ ...asked, selected_at: "2026-11-22T12:33:00.000Z" });
    const entry = describePlanEntry({
      plan: chosen,
      stage: { kind: "ready" },
      ours,
      amended: { plan: chosen, recommendation: summarise(recommendation) },
    });
    expect(entry).toMatchObject({ state, dated: "Chosen on 22 November 2026, 14:33" });
  });

  it("tells of the quote and the investment that were asked for, but not of one that waits for a yes", () => {
    const request = {
      plan_type: "base",
      is_current: true,
      requested_at: "2026-11-22T12:33:00.000Z",
    } as const;
    const invest = { ...request, kind: "invest", reference: "I-7KMA-9XPT" } as const;
    const quote = { ...request, kind: "quote", reference: "Q-7KMA-9XPT" } as const;
    const record = {
      plan_type: "base",
      is_current: true,
      selected_at: request.requested_at,
      sha256: "",
      record_id: "",
    } as const;
    const tell = (requests: ChoicesMade["requests"]) =>
      describePlanEntry({
        plan: asked,
        stage: { kind: "ready" },
        ours,
        made: { requests, records: [record] },
      });
    expect(tell([invest, quote]).asked).toEqual([
      "We received the request to invest on 22 November 2026, 14:33 (reference I-7KMA-9XPT).",
      "We received the request for a quote on 22 November 2026, 14:33 (reference Q-7KMA-9XPT).",
    ]);
    expect(tell([{ ...invest, awaits_confirmation: true }])).toMatchObject({ asked: [], awaitsYes: true });
  });

  it("goes on where the explanation was left", () => {
    const entry = describePlanEntry({
      plan: asked,
      stage: { kind: "explaining", progress: { done: 7, total: 11 } },
      ours,
    });
    expect(entry.progress).toEqual({ done: 7, total: 11 });
    expect(entry.action).toEqual({ page: "explanation", name: "Continue at step 7" });
    expect(entry.dated).toBe("Worked out on 12 November 2026");
  });
});
