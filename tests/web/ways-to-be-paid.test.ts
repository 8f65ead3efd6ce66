/**
 * The ways to be paid are the same in all places: plan, comparison, step 6 of the survey, step 7 of the
 * walk-through, a shared plan, PDF, file and the client's page.
 */
import { expect, inject, it } from "vitest";
import { planFileSchema } from "../../app/contract/plan/plan-file";
import { formatRand } from "../../app/base/money";
import { thandi, walkOn } from "../support/answers";
import { askUntilDrawn } from "../support/ask-until-drawn";
import { assembleCast } from "../support/cast";
import { becomeGuest } from "../support/guest-plans";
import { readPaper } from "../support/read-paper";
import { getAs, makeLink, openLink } from "../support/shared-links";
import { createVisitor, readText } from "../support/visitor";

const server = inject("site");
const PLAN = "/en/recommended-plan";

const readAmounts = (html: string) => readText(html).match(/R\d+(?: \d{3})*|nothing/g) ?? [];

/** The amounts of the block, in reading order. */
function readBlock(html: string): string[] {
  const block = /<section[^>]*aria-labelledby="ways"[\s\S]*?data-ways[\s\S]*?<\/dl><\/section><\/div>/.exec(
    html,
  )?.[0];
  return readAmounts(block ?? "");
}

/**
 * The amounts of each way: income, its certain part, its market part, in poor markets, left to others, then
 * those below.
 */
function readWays(html: string): string[][] {
  const lists = html.match(/<dl[^>]*>(?:(?!<\/dl>)[\s\S])*In poor markets, at 90[\s\S]*?<\/dl>/g) ?? [];
  return lists.map(readAmounts);
}

/** The rows of the comparison that are named after a way. */
function readComparedWays(html: string): string[][] {
  const rows = html.match(/<tr[\s\S]*?<\/tr>/g) ?? [];
  return rows.filter((row) => /Flexible|Half|Guaranteed \(/.test(readText(row))).map(readAmounts);
}

it("step 6 says of both answers what the plan and the comparison then say", async () => {
  const visitor = await walkOn(createVisitor(server.origin), 6);
  const [free = [], sure = []] = readWays(visitor.page().html);
  await visitor.press("next", thandi[6]);
  await visitor.press("save", thandi[7]);
  await expect
    .poll(async () => (await visitor.open(PLAN)).path, { timeout: 60_000 })
    .toContain("recommendation-experience/1");
  const [flexible = [], half = [], guaranteed = []] = readWays((await visitor.press("plan")).html);
  // The row below is our fee on the plan's page, and the partner's income at step 6.
  const told = [flexible, half, guaranteed].map((way) => way.slice(0, 5));
  expect([free, sure].map((way) => way.slice(0, 5))).toEqual([told[0], told[2]]);

  const compared = readComparedWays((await visitor.open(`${PLAN}/compare?show=guaranteed`)).html);
  // The comparison omits the market part, and the amount left at 85 comes after that at 75.
  const shown = compared.map(([income, certain, poor, , left]) => [income, certain, poor, left]);
  expect(shown).toEqual(told.map(([income, certain, , poor, left]) => [income, certain, poor, left]));
});

it.each(["thandi", "johan"])("the figures of %s are the same in all places, to the rand", async (slug) => {
  const guest = await becomeGuest(server.origin);
  const plan = await guest.make(slug);
  const { browser } = guest;
  const step = readBlock((await browser.open(`/en/recommendation-experience/7?plan=${plan}`)).html);
  await browser.press("plan");
  const page = readBlock(browser.page().html);
  expect(page.length).toBeGreaterThan(3 * 6);
  expect(step).toEqual(page);

  const link = await makeLink(browser, `plan=${plan}`);
  const reader = await openLink(server.origin, link);
  // The shared plan omits the reason, and its sentence may be shorter; the figures are the same.
  expect(readBlock(reader.page().html)).toEqual(page);

  const paper = await askUntilDrawn(() =>
    getAs(browser, `${server.origin}${PLAN}/files/plan.pdf?plan=${plan}`),
  );
  const { text } = await readPaper(Buffer.from(await paper.arrayBuffer()));
  const printed = text.replaceAll("\u00a0", " ").replace(/\s+/g, " ");
  for (const figure of page) expect(printed).toContain(figure);

  const file = await getAs(browser, `${server.origin}${PLAN}/files/plan.json?plan=${plan}`);
  const { recommended } = planFileSchema.parse(await file.json());
  const { blends = [] } = recommended.recommendation.common_info;
  for (const share of [0, 0.5, 1]) {
    const blend = blends.find(({ perct_guaranteed }) => perct_guaranteed === share);
    expect(page).toContain(formatRand(Math.round(blend!.monthly_income_total)).replaceAll("\u00a0", " "));
  }
});

it(
  "an adviser reads on the client's page what the client reads on the plan",
  { timeout: 120_000 },
  async () => {
    const { visitors, plans, person } = await assembleCast(server);
    const client = visitors.person;
    await client.open(`/en/recommendation-experience/1?plan=${plans.person}`);
    await client.press("plan");
    const own = readBlock(client.page().html);
    expect(own.length).toBeGreaterThan(3 * 6);
    const read = await visitors.planner.open(`/en/admin/clients/${person.userId}`);
    expect(readBlock(read.html)).toEqual(own);
  },
);
