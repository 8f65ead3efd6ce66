/** Other income, medical scheme and need in a shared plan: only if its owner ticked them. */
import { beforeEach, describe, expect, inject, it } from "vitest";
import { becomeGuest, type GuestPlans } from "../support/guest-plans";
import { makeLink, openLink, SHARE } from "../support/shared-links";
import { createVisitor, readText, type Visitor } from "../support/visitor";

const TOLD = {
  other_taxable_income: 21_234,
  medical_people: 2,
  medical_contribution: 6_543,
  income_needed: 48_765,
} as const;

const server = inject("site");
let guest: GuestPlans;
let plan: number;
beforeEach(async () => {
  // In `beforeEach`, because `expect.poll` works only inside a test.
  guest ??= await becomeGuest(server.origin);
  plan ??= await guest.make("thandi", TOLD);
}, 90_000);

/** The text of a shared plan's page and the pages beside it, and its file. */
async function readAll(reader: Visitor, path: string): Promise<string> {
  const pages = ["", "/fees", "/charts", "/files/plan.json", "/files/projections.csv"];
  const texts = [];
  for (const page of pages) {
    const { status, html } = await reader.open(path + page);
    expect(status).toBe(200);
    texts.push(page.includes("files") ? html : readText(html));
  }
  return texts.join("\n");
}

const ANY = /R(21 234|6 543|48 765)|: ?(21234|6543|48765)[,\n}]/;

describe("a shared plan", () => {
  it("asks for the tick with what it shows, and not by itself", async () => {
    const visitor = guest.browser.clone();
    const { html } = await visitor.open(`${SHARE}?plan=${plan}`);
    expect(readText(html)).toContain("My other income, medical scheme, monthly need and names of funds");
    expect(readText(html)).toContain("the link says how much each is");
    expect(visitor.fields("make").getAll("include")).toEqual([]);
  });

  it.each(["income", "medical", "need"])("is told of where %s is asked", async (line) => {
    const { html } = await guest.browser.clone().open(`/en/recommended-plan/assumed/${line}?plan=${plan}`);
    expect(readText(html)).toContain("in a shared plan only where that was ticked");
  });

  it("has none of them without the tick, nor an income after tax that counts them", async () => {
    const path = await makeLink(guest.browser.clone(), `plan=${plan}`);
    const text = await readAll(await openLink(server.origin, path), path);
    expect(ANY.exec(text)).toBeNull();
    expect(text).not.toMatch(/other income of|medical scheme covers|You need R/);
    expect(text).toContain("After tax on this income alone");
    expect(text).not.toMatch(/only income|With another one/);
  });

  it("has them with it, and its address nothing", async () => {
    const path = await makeLink(guest.browser.clone(), `plan=${plan}`, { include: ["finances"] });
    expect(path).toMatch(/^\/en\/shared\/[\w-]+$/);
    expect(readText((await createVisitor(server.origin).open(path)).html)).not.toMatch(ANY);
    const reader = await openLink(server.origin, path);
    const { html } = reader.page();
    const text = readText(html);
    expect(text).toContain("Other income a month R21 234");
    expect(text).toContain("Medical scheme 2 people, for R6 543 a month");
    expect(text).toContain("Needed a month R48 765");
    expect(text).toContain("You have R21 234 a month of other income You told us.");
    expect(text).toContain("You need R48 765.");
    expect(text).not.toContain("if this is your only income");
    expect(html).not.toContain("/en/recommended-plan");
    expect(await readAll(reader, path)).toMatch(/"income_needed": ?48765/);
  });
});
