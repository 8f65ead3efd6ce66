import { expect, test } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { describeIncreaseTab } from "./describe-increase-tab";
import { gatherFacts } from "../plan/plan-facts";

test("whoever retires on the latest day is offered no day from then to then", () => {
  const facts = gatherFacts(
    recommend("LivingAnnuity", { common: { retirement_date: "25/11/2031" } }),
    plan(),
  );
  const { heading, lead, fields, prices } = describeIncreaseTab("delay-retirement", [], facts);
  expect(heading).toBe("You already retire as late as we can plan");
  expect(plain(lead[0]!)).toContain("You plan to retire on 25 November 2031.");
  expect([...fields, ...prices]).toEqual([]);
});
