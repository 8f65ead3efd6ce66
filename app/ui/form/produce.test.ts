import { expect, test } from "vitest";
import { produce } from "./produce";

test("a change is seen in the new state and not in the old one", () => {
  const before = { forms: { step: { fieldErrors: { name: "Enter your name" } as Record<string, string> } } };
  const after = produce<typeof before>((draft) => {
    delete draft.forms.step.fieldErrors.name;
    draft.forms.step.fieldErrors.email = "Enter your email";
  })(before);
  expect(after.forms.step.fieldErrors).toEqual({ email: "Enter your email" });
  expect(before.forms.step.fieldErrors).toEqual({ name: "Enter your name" });
});

test("lists are copied; functions and objects with a class of their own are handed on", () => {
  const submit = () => "submitted";
  const element = new Date(0);
  const before = { picked: ["spouse"], submit, element };
  const after = produce<typeof before>((draft) => draft.picked.push("children"))(before);
  expect(before.picked).toEqual(["spouse"]);
  expect(after.picked).toEqual(["spouse", "children"]);
  expect(after.submit).toBe(submit);
  expect(after.element).toBe(element);
});
