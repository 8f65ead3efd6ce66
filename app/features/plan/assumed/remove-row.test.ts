import { expect, it } from "vitest";
import { nameRemoval, removeRow } from "./remove-row";

const ROWS = {
  count: 3,
  parts: ["name", "amount"],
  name: (row: number, part: string) => `row${row + 1}_${part}`,
};

function post(intent: string) {
  const form = new FormData();
  form.set("intent", intent);
  for (const [row, name] of ["Pay", "Rent", "Pension"].entries()) form.set(`row${row + 1}_name`, name);
  form.set("row3_amount", "5 000");
  return form;
}

it("moves the rows after a removed one up, and empties the last", () => {
  const form = post(nameRemoval(1));
  expect(removeRow(form, ROWS)).toBe(true);
  expect(Object.fromEntries(form)).toEqual({
    intent: "remove-2",
    row1_name: "Pay",
    row2_name: "Pension",
    row2_amount: "5 000",
  });
});

it("leaves a form alone that was saved, and for a row that it does not have", () => {
  for (const intent of ["save", nameRemoval(3)]) {
    const form = post(intent);
    expect(removeRow(form, ROWS)).toBe(false);
    expect([...form].length).toBe(5);
  }
});
