/** Where the client reads "your", a planner reads the client's name, or no possessive. */
import { expect, inject, it } from "vitest";
import { assembleCast } from "../support/cast";
import { queryAt } from "../support/query";
import { type Page, readText } from "../support/visitor";

const server = inject("site");
const PLAN = "/en/recommended-plan";

const readMain = ({ html }: Page) => readText(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "");

it("while a plan is worked out, changed and brought back", { timeout: 120_000 }, async () => {
  const { visitors, plans, person } = await assembleCast(server);
  const { planner } = visitors;
  const at = `plan=${plans.person}&client=${person.userId}`;
  await planner.open(`/en/recommendation-experience/1?${at}`);
  await planner.press("plan");
  const part = await planner.open(`${PLAN}/edit/lump-sum?${at}`);
  const shown = await planner.press("show", { lumpSum: "400 000" });
  expect(readMain(shown)).toContain("The plan is not changed yet.");
  await planner.press("save");
  const restored = await planner.open(`${PLAN}/restore?${at}`);
  expect(readMain(restored)).toContain("Keep the amended plan");
  const pages = [part, shown, restored, await planner.open(`${PLAN}/edit?${at}`)];
  for (const [status, words] of [
    ["pending", "’s answers are in. We are working out Boitumelolo’s plan"],
    ["failed", "’s answers are safe. We could not work out Boitumelolo’s plan"],
  ] as const) {
    await queryAt(server, "update recommendations set status = $1, stage = 1 where plan_id = $2", [
      status,
      plans.person,
    ]);
    const waiting = await planner.open(`/en/waiting?${at}`);
    expect(readMain(waiting)).toContain(`Boitumelolo${words}`);
    pages.push(waiting);
  }
  for (const page of pages) {
    expect(page.status).toBe(200);
    expect(readMain(page), page.path).not.toMatch(/\byour\b/i);
  }
});
