/** The panel that shows developers the calls made by the pages of their browser. */
import { describe, expect, inject, it } from "vitest";
import { thandi, walkOn } from "../support/answers";
import { createVisitor, readText } from "../support/visitor";

const PANEL = "/en/api-debug";

const server = inject("otherSite");

describe("where the panel is switched off", () => {
  it("there is neither the page nor a link to it", async () => {
    const bare = inject("site");
    const visitor = createVisitor(bare.origin);
    expect((await visitor.open("/en")).html).not.toContain(PANEL);
    expect((await visitor.open(PANEL)).status).toBe(404);
    const answer = await fetch(bare.origin + PANEL, { method: "POST", body: new URLSearchParams() });
    expect(answer.status).toBe(404);
  });
});

describe("where the panel is switched on", () => {
  it("the footer leads to it, and it leads back", async () => {
    const visitor = createVisitor(server.origin);
    const { html } = await visitor.open("/en/annuity-options");
    const address = `${PANEL}?next=%2Fen%2Fannuity-options`;
    expect(html).toContain(`href="${address}"`);
    const panel = await visitor.open(address);
    expect(readText(panel.html)).toContain("No page has called the services yet");
    expect(panel.html).toContain('href="/en/annuity-options"');
    expect((await visitor.open(`${PANEL}?next=https://elsewhere.example`)).html).not.toContain("elsewhere");
  });

  it("shows that a guest's answers are saved nowhere before they finish", async () => {
    const visitor = createVisitor(server.origin);
    await walkOn(visitor, 7, thandi);
    const text = readText((await visitor.open(PANEL)).html);
    expect(text).toContain("getGuestToken: R00");
    expect(text).not.toMatch(/saveDraft|createDemoPlan/);
  });

  it("lists the calls of this browser with their ends and shapes and nothing that was typed, until it forgets them", async () => {
    const visitor = createVisitor(server.origin);
    await walkOn(visitor, 7, thandi);
    await visitor.press("save", thandi[7]);
    const { html } = await visitor.open(PANEL);
    const text = readText(html);
    expect(text).toMatch(/The last \d+ calls of this browser/);
    expect(text).toMatch(/createDemoPlan: R00 200, \d+ ms/);
    expect(text).toContain("POST /plan/demo at ");
    expect(html).toContain("retirement_savings: number");
    expect(html).toContain("plan_type: base");
    const typed = Object.values(thandi)
      .flatMap((answers) => Object.values(answers).flat())
      .filter((value) => typeof value === "string" && value.length > 3);
    const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? "";
    const values = main.replace(/[a-z_A-Z]+\d*: /g, "");
    expect(typed.length).toBeGreaterThan(5);
    for (const value of typed) expect(values).not.toContain(value);
    const other = createVisitor(server.origin);
    expect(readText((await other.open(PANEL)).html)).toContain("No page has called the services yet");
    const after = await visitor.press("forget");
    expect(after.path).toBe(PANEL);
    expect(readText(after.html)).toContain("No page has called the services yet");
  });
});
