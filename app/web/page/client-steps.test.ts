import { expect, test } from "vitest";
import { listClientSteps } from "./client-steps";

test.each([
  ["/en/admin/clients/812", "Client"],
  ["/en/admin/clients/new", "Client"],
  ["/en/3", "Answers"],
  ["/en/check-answers", "Answers"],
  ["/en/recommendation-experience/12/cash-needs", "Walk-through"],
  ["/en/admin/fees", "Fees"],
  ["/en/recommended-plan", "Plan"],
  ["/en/recommended-plan/edit/income", "Plan"],
  ["/en/recommended-plan/share", "Share or print"],
])("on %s an adviser is at %s, with all before it done", (path, here) => {
  const steps = listClientSteps(path, true) ?? [];
  const at = steps.findIndex(({ state }) => state === "current");
  expect(steps[at]?.name).toBe(here);
  expect(steps.slice(0, at).every(({ state }) => state === "done")).toBe(true);
  expect(steps.slice(at + 1).every(({ state }) => state === "todo")).toBe(true);
});

test("a coach, who sets no fees, is not told of them, and other pages are no step", () => {
  expect(listClientSteps("/en/3", false)?.map(({ name }) => name)).toEqual([
    "Client",
    "Answers",
    "Walk-through",
    "Plan",
    "Share or print",
  ]);
  expect(listClientSteps("/en/contact", true)).toBeUndefined();
  expect(listClientSteps("/en/admin/reports", true)).toBeUndefined();
});
