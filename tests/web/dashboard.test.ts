/** The dashboard: every plan of a visitor with its state, and one way to continue. */
import { beforeAll, describe, expect, inject, it } from "vitest";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { formatRand } from "../../app/base/money";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import { becomeGuest, type GuestPlans } from "../support/guest-plans";
import { take } from "../support/call";
import { openLoggedInVisitor } from "../support/logged-in-visitor";
import { thandi } from "../support/over-transports";
import { createVisitor, readText } from "../support/visitor";

const server = inject("site");
let guest: GuestPlans;
beforeAll(async () => {
  guest = await becomeGuest(server.origin);
});

const DASHBOARD = "/en/dashboard";
const plain = (text: string) => text.replaceAll("\u00a0", " ");

async function open(visitor = guest.browser.clone()) {
  const page = await visitor.open(DASHBOARD);
  return { visitor, html: page.html, text: readText(page.html) };
}

/** A plan's part of the page. */
const readEntry = (html: string, id: number) =>
  readText(
    html
      .split("<section")
      .find((part) => part.includes(`aria-labelledby="plan-${id}"`))
      ?.replace(/^[^>]*>/, "") ?? "",
  );

describe("the dashboard", () => {
  it("is no page for a visitor without a plan", async () => {
    const page = await createVisitor(server.origin).open(DASHBOARD);
    expect(page.path).toBe("/en");
  });

  it("leads on to the explanation where the visitor left it", async () => {
    const plan = await guest.make("thandi");
    const visitor = guest.browser.clone();
    const before = await open(visitor);
    expect(readEntry(before.html, plan)).toContain("Ready, and not explained yet");
    await visitor.open(`/en/recommendation-experience/1?plan=${plan}`);
    await visitor.press("next");
    await visitor.press("next");
    const { html, text } = await open(visitor);
    const { base } = await guest.read(plan);
    const income = plain(formatRand(Math.round(findRecommended(base).expected.monthly_income_total)));
    expect(text).toContain("You were at step 3, Thandi");
    expect(readEntry(html, plan)).toContain("Explanation not finished: step 3 of 11");
    expect(readEntry(html, plan)).toContain(`${income} a month, recommended`);
    expect(readEntry(html, plan)).toContain("Living annuity plus, from savings of R4 200 000");
    expect(html.match(/button-primary/g)).toHaveLength(1);
    const [, to] = /href="([^"]+)" class="button button-primary/.exec(html) ?? [];
    expect((await visitor.open(to ?? "")).path).toBe(`/en/recommendation-experience/3?plan=${plan}`);
  });

  it("says what was amended, and opens the plan", async () => {
    const plan = await guest.make("thandi");
    const visitor = guest.browser.clone();
    await visitor.open(`/en/recommendation-experience/1?plan=${plan}`);
    await visitor.press("plan");
    await guest.override(plan, { debt_recommend: 0 });
    const { html } = await open(visitor);
    expect(readEntry(html, plan)).toMatch(
      /Ready, amended by you .* a month, amended R\S+ more than we recommended/,
    );
    expect(readEntry(html, plan)).toContain("Open this plan");
    expect(html).toContain(`href="/en/recommended-plan/compare?plan=${plan}"`);
  });

  it("shows five plans a page, and older ones behind a link", async () => {
    for (let made = 0; made < 4; made += 1) await guest.make("thandi");
    const { html, visitor } = await open();
    expect(html.match(/aria-labelledby="plan-/g)).toHaveLength(5);
    const [, older = ""] = /href="([^"]+)"[^>]*>Older plans/.exec(html) ?? [];
    const page = await visitor.open(older.replaceAll("&amp;", "&"));
    expect(page.html.match(/aria-labelledby="plan-/g)?.length).toBeGreaterThan(0);
    expect(page.html).not.toContain("Older plans");
  });

  it("goes on with unfinished answers first, and says what starting over clears", async () => {
    const visitor = guest.browser.clone();
    await visitor.open("/en/1?plan=new");
    await visitor.press("next", { name: "Thandi", surname: "Mokoena" });
    const { html, text } = await open(visitor);
    expect(text).toContain("Answers not finished");
    expect(text).toContain("Your unfinished answers will be cleared.");
    expect(html.match(/button-primary/g)).toHaveLength(1);
    expect(html).toMatch(/href="\/en\/7\?plan=new" class="button button-primary/);
    const asked = await visitor.open("/en/clear-my-answers?plan=new");
    expect(readText(asked.html)).toContain("Clear your answers?");
  });

  it("goes on with answers that were saved on another device", async () => {
    const { account, visitor } = await openLoggedInVisitor(server.origin);
    const { userId, rsaid } = account;
    const remote = reachOver(server.origin);
    const made = { body: { ...thandi, rsaid } };
    take(await callOver(remote, "createPlan", made, account));
    expect((await open(visitor)).text).toContain("You get seven empty steps.");
    const saved = { params: { userId }, body: { userId, draft: { first_name: "Nomvula" } } };
    take(await callOver(remote, "saveDraft", saved, account));
    expect((await open(visitor)).text).toContain("Your unfinished answers will be cleared.");
    await visitor.open("/en/7?plan=new");
    expect(visitor.fields().get("name")).toBe("Nomvula");
  });
});
