import { describe, expect, it } from "vitest";
import { collectTexts, plan, recommend } from "../../../tests/support/recommendation";
import { LEVER_NAMES } from "~/contract/plan/levers";
import { gatherFacts } from "../plan/plan-facts";
import { AFTERWARDS, describeNeedsPart } from "./describe-edit";
import { introduceLumpSum } from "./describe-lump-sum";
import { introduceOwnIncome } from "./describe-own-income";
import { describeEditableParts } from "./describe-parts";
import { describeReplaced, describeResult } from "./describe-amended-plan";
import { LEVER_WORDS } from "./lever-words";
import { INCREASE_TAB_WORDS } from "./lever-page-words";

const WITH_PARTNER = { financially_support_partner: "yes", partner_name: "Sipho" } as const;

describe("the pages that change a client's plan", () => {
  it.each(["LivingAnnuityPlus", "LivingAnnuity", "LifeAnnuity", "EnhancedLifeAnnuity"] as const)(
    "name the client of a plan of %s",
    (annuity) => {
      const texts = [{}, WITH_PARTNER].flatMap((answers) => {
        const facts = gatherFacts(recommend(annuity), plan(answers), "Naledi");
        return collectTexts([
          describeEditableParts(facts, { parts: ["lump-sum", "income"], levers: LEVER_NAMES }),
          (["lump-sum", "elected-percentage", "guarantees", "five-year-exclusion"] as const).map((part) =>
            describeNeedsPart(part, LEVER_NAMES, facts),
          ),
          introduceLumpSum(facts, 900_000),
          introduceOwnIncome(facts, facts),
          describeResult({ facts, amended: facts, isTakenBack: false, isByIncome: true }),
          describeReplaced(facts),
          LEVER_NAMES.map((lever) => [
            LEVER_WORDS[lever].step({ from: "1", to: "2" }, facts),
            LEVER_WORDS[lever].whose?.(facts) ?? "",
          ]),
          Object.values(INCREASE_TAB_WORDS).map(({ name, heading, lead, lossTitle }) => [
            [name(facts), heading(facts), lossTitle(facts)],
            lead("R1", facts),
          ]),
        ]);
      });
      // The next step is addressed to the adviser.
      const toPerson = texts.filter((text) => text !== AFTERWARDS && /\byou(r|rs|rself)?\b/i.test(text));
      expect([...new Set(toPerson)]).toEqual([]);
    },
  );
});
