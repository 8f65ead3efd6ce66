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

  it("say whether they meet a need, where that was worked out", () => {
    const tell = (perct_guaranteed: number | null, success_perct: number | null, partnerName?: string) => {
      const need = { over_or_short: 500, success_perct, guaranteed_amount: null, perct_guaranteed };
      const common = { income_need: { ...need, closers: [], closers_together: null } };
      const advice = recommend("LivingAnnuityPlus", { common });
      const facts = gatherFacts(advice, plan({ income_needed: 16_000 }));
      return explainAnnuityKinds({ ...facts, clientName: "Thandi", partnerName }).kinds.map(
        ({ pays }) => plain(pays)!.split(". ")[1],
      );
    };
    // 83% is 16.6 of 20; only the recommended living annuity was compared with the need.
    expect(tell(0.61, 83)).toEqual([
      "It can guarantee the R16 000 Thandi needs",
      undefined,
      "It meets the R16 000 Thandi needs in 17 of 20 futures, if no more is drawn",
    ]);
    expect(tell(0.61, 83, "Jabu")[0]).toBe("It can guarantee the R16 000 Thandi needs while both live");
    expect(tell(null, null)).toEqual(["It cannot guarantee the R16 000 Thandi needs", undefined, undefined]);
    expect(tell(0, null)).toEqual([undefined, undefined, undefined]);
  });
});
