import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { gatherFacts } from "../plan/plan-facts";
import { explainAnnuityKinds } from "./explain-annuity-kinds";

describe("the kinds of annuity", () => {
  it("are told by the same questions, without a figure", () => {
    const { heads, rows, caption, futureRand, ...rest } = explainAnnuityKinds(
      gatherFacts(recommend("LivingAnnuityPlus"), plan()),
    );
    expect(caption).toBe("What sets the three kinds apart");
    expect(rest.sentences.at(-1)).toMatch(/^Top-ups are parts of the savings of members who have died/);
    expect(heads.slice(1)).toEqual(["Life annuity", "Living annuity", "Living annuity plus"]);
    expect(rows.every((row) => row.length === heads.length)).toBe(true);
    expect(JSON.stringify([rows, rest])).not.toMatch(/R\d/);
    expect(plain(futureRand.caption)).toContain("R3 650 000");
    expect(plain(futureRand.warning)).toContain("Do not compare it");
  });

  it("are two where no living annuity plus was offered", () => {
    const advice = { ...recommend("LivingAnnuity"), laplus_recommendations: undefined };
    const kinds = explainAnnuityKinds(gatherFacts(advice, plan()));
    expect(kinds.caption).toBe("What sets the two kinds apart");
    expect(kinds.heads).toEqual(["Question", "Life annuity", "Living annuity"]);
    expect(kinds.rows.every((row) => row.length === 3)).toBe(true);
    expect(JSON.stringify(kinds)).not.toMatch(/plus|top-up|share/i);
  });
});
