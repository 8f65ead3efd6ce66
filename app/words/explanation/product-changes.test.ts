import { expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import type { WireProductChange } from "~/contract/plan/recommendation";
import { gatherFacts } from "../plan/plan-facts";
import { sayChanges } from "./product-changes";

const FACTS = gatherFacts(recommend("LivingAnnuityPlus"), plan({ retirement_savings: 4_200_000 }));
const REASON = { rule: "any", product: "LivingAnnuityPlus", verdict: "for", answer: true } as const;
const PLUS = { product: "LivingAnnuityPlus" } as const;
const FOR_LIFE = { product: "LifeAnnuity" } as const;
const OPENED = { importance: "inheritance", ...PLUS } as const;

it.each<[WireProductChange, string]>([
  [
    { answer: "importance", value: "income", ...FOR_LIFE },
    "If a sure income mattered more to you than leaving money behind, we would recommend a life annuity.",
  ],
  [
    { answer: "importance", value: "inheritance", ...PLUS },
    "If leaving money behind mattered more to you than a sure income, we would recommend a living annuity plus.",
  ],
  [
    { answer: "savings", value: 1_500_000, ...FOR_LIFE },
    "If you had saved R1 500 000 or less, we would recommend a life annuity.",
  ],
  [
    { answer: "savings", value: 5_123_456, ...PLUS },
    "If you had saved R5 123 456 or more, we would recommend a living annuity plus.",
  ],
  [
    { answer: "savings", value: 1_500_001, ...OPENED },
    "With savings of more than R1 500 000, you could choose to leave money behind. Then we would recommend a living annuity plus.",
  ],
  [
    { answer: "has_backup", value: true, ...OPENED },
    "With a back-up plan, you could choose to leave money behind. Then we would recommend a living annuity plus.",
  ],
  [
    { answer: "has_backup", value: false, ...FOR_LIFE },
    "If you had no back-up plan, we would recommend a life annuity.",
  ],
])("%j is said in plain words", (change, said) => {
  expect(sayChanges({ ...REASON, changes: [change] }, FACTS).map(plain)).toEqual([said]);
});

it("a reason of an earlier version names no change", () => {
  expect(sayChanges(REASON, FACTS)).toEqual([]);
});
