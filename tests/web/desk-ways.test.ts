/** No page that staff see leads them to one that is not for them. Without scripts. */
import { beforeAll, expect, inject, it } from "vitest";
import { thandi } from "../support/answers";
import { assembleCast, type Cast } from "../support/cast";
import { createVisitor, type Page, readText, type Visitor } from "../support/visitor";

const server = inject("site");
let cast: Cast;
beforeAll(async () => {
  cast = await assembleCast(server);
  await cast.visitors.planner.open("/en/admin/landing-page");
  await cast.visitors.planner.press("publish");
});

const ESTIMATE = "/en/estimate?age=62&gender=female&savings=1800000";

/** The link for each role where others would begin a plan. */
const STARTS = {
  planner: ["Add a client", "/en/admin/clients/new"],
  coach: ["Your clients", "/en/admin/clients"],
  administrator: ["Your desk", "/en/admin"],
} as const;

/** Files take long to draw, and have no links to follow. */
const FILES = /\/files\/|\.pdf/;

/** The targets of a page's links and forms. */
function listWays({ html }: Page): string[] {
  const links = [...html.matchAll(/<(?:a|form)\s[^>]*?(?:href|action)="([^"]*)"/g)];
  return links
    .map(([, to = ""]) => to.replaceAll("&amp;", "&").split("#")[0] ?? "")
    .filter((to) => to.startsWith("/") && !FILES.test(to));
}

/** Addresses that differ only in numbers and values of parameters are of one kind. */
function describeKind(address: string): string {
  const { pathname, searchParams } = new URL(address, server.origin);
  return [pathname.replace(/\d+/g, "#"), ...[...searchParams.keys()].sort()].join(" ");
}

/** The results for a living annuity and for small savings, to which no link leads. */
async function openAnswers(visitor: Visitor): Promise<Page[]> {
  await visitor.open("/en/living-annuity");
  const about = { dob: "12/05/1956", gender: "male", value: "1 300 000", monthly_income: "9 500" };
  const rest = { anniversary_month: "3", knows_costs: "no", has_partner: "no", mix: "middle" };
  const checked = await visitor.press("check", { ...about, ...rest });
  await visitor.open("/en/small-savings");
  return [checked, await visitor.press("weigh", { age: "62", retirement_savings: "228 000" })];
}

it.each(Object.entries(STARTS))(
  "of a %s's are all there",
  { timeout: 120_000 },
  async (caller, [name, to]) => {
    const visitor = cast.visitors[caller as keyof typeof STARTS];
    const landing = `/en/landing_page/${cast.planner.userId}`;
    const answers = await openAnswers(visitor);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const ways = new Set(["/en", "/en/admin", ESTIMATE, landing, ...answers.flatMap(listWays)]);
    const kinds = new Set<string>();
    for (const way of ways) {
      if (kinds.has(describeKind(way))) continue;
      kinds.add(describeKind(way));
      const page = await visitor.open(way);
      expect(page.status, way).toBeLessThan(400);
      for (const next of listWays(page)) ways.add(next);
    }
    expect(kinds.size).toBeGreaterThan(40);

    const starts = [await visitor.open("/en"), await visitor.open(ESTIMATE), await visitor.open(landing)];
    for (const { html, path } of [...starts, ...answers.slice(1)]) {
      expect(html, path).toMatch(new RegExp(`href="${to}"[^>]*>${name}<`));
      expect(readText(html), path).not.toMatch(/Start my plan|Start a plan/);
    }
    const clear = await visitor.open("/en/clear-my-answers");
    expect(readText(clear.html)).not.toContain("Keep my answers");
  },
);

it("leaves out what a guest began in the browser before somebody logged in to their desk", async () => {
  const guest = createVisitor(server.origin);
  await guest.open("/en/1");
  await guest.press("next", thandi[1]);
  expect(readText((await guest.open("/en")).html)).toContain("Carry on with step 2");
  for (const [name, value] of cast.visitors.planner.cookies) guest.cookies.set(name, value);
  const { html } = await guest.open("/en");
  expect(html).toContain(STARTS.planner[1]);
  expect(readText(html)).not.toMatch(/Carry on|Welcome back/);
});

it("names the client whose answers an adviser reads or clears", async () => {
  const { planner } = cast.visitors;
  const at = `client=${cast.person.userId}`;
  const menu = await planner.open(`/en/menu?${at}`);
  expect(readText(menu.html)).toContain("Living annuities");
  const clear = await planner.open(`/en/clear-my-answers?${at}`);
  expect(readText(clear.html)).toContain("Keep Boitumelolo’s answers");
  for (const { html } of [menu, clear]) {
    expect(readText(html)).not.toMatch(/\b([Mm]y|[Yy]our) (answers|recommended plan)/);
  }
});

it("names the client on the page of what a plan assumes, and on those of its lines", async () => {
  const { planner } = cast.visitors;
  const at = `plan=${cast.plans.person}&client=${cast.person.userId}`;
  const pages = ["", "/cash-before", "/income", "/medical", "/paying-in", "/own-savings", "/need"];
  for (const page of pages) {
    const { html, status } = await planner.open(`/en/recommended-plan/assumed${page}?${at}`);
    const main = readText(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "");
    expect(status, page).toBe(200);
    expect(main, page).toContain("Boitumelolo");
    expect(main, page).not.toMatch(/\byours?\b/i);
  }
});

it("names the client in every step of the walk-through that an adviser opens", async () => {
  const { planner } = cast.visitors;
  const found: string[] = [];
  const at = `plan=${cast.plans.person}&client=${cast.person.userId}`;
  for (let step = 1; step <= 13; step++) {
    const { html, path } = await planner.open(`/en/recommendation-experience/${step}?${at}`);
    const main = readText(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "");
    if (step === 9 || step === 10) expect(main, path).toContain("Boitumelolo’s family");
    found.push(...Array.from(main.matchAll(/[^.?]*\b[Yy]ours?\b[^.?]*/g), ([words]) => `${path}: ${words}`));
  }
  expect(found).toEqual([]);
});
