import { expect } from "vitest";
import { readText } from "./visitor";
import type { Changes, Page, Visitor } from "./visitor";

/** Types a lower income at step 13, which the page compares with ours, and presses Next again. */
export async function lowerIncome(visitor: Visitor, changes: Changes): Promise<Page> {
  const compared = await visitor.press("next", changes);
  expect(compared).toMatchObject({
    status: 200,
    path: expect.stringMatching(/\/13\?plan=\d+$/) as string,
  });
  expect(readText(compared.html)).toContain("Your plan is not changed yet.");
  return visitor.press("next");
}
