/** A printed plan of a guest and of an account holder: four sheets, the first enough for a meeting. */
import { expect, type Page, test } from "playwright/test";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { people } from "../../fixtures/people";
import { today } from "../support/answers";
import { take } from "../support/call";
import { readBearer } from "../support/read-bearer";
import { BEFORE_RELEASE } from "./before-release";
import { readCookies } from "./cookies";
import { logIn } from "./logged-in-page";
import { makePlan } from "./made-plan";
import { expectLoaded } from "./visitor";

const PLAN = "/en/recommended-plan";

/** An A4 sheet between its margins, in pixels of 1/96 inch. */
const SHEET = { width: 672, height: 1031 };

/** Opens a plan, skipping its walk-through. */
async function openPlan(page: Page, plan: number) {
  await page.goto(`${PLAN}?plan=${plan}`);
  await page.getByRole("button", { name: "Go straight to my plan" }).click();
  await expectLoaded(page, new RegExp(`${PLAN}\\?plan=${plan}$`));
}

async function countSheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** The text of the first sheet, down to the rule below the part for a meeting. */
async function readFirstSheet(page: Page): Promise<string> {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: "print" });
  const end = page.getByText("Questions?");
  await expect(end).toBeVisible();
  const { y, height } = (await end.boundingBox())!;
  expect(y + height).toBeLessThan(SHEET.height);
  const text = await page.locator("main").innerText();
  await page.emulateMedia({ media: "screen" });
  return text.slice(0, text.indexOf("Questions?")).replace(/\s+/g, " ");
}

async function expectFewSheets(page: Page, plan: number, name: string) {
  const sheets = await countSheets(page);
  expect(sheets).toBeGreaterThan(0);
  expect(sheets).toBeLessThanOrEqual(4);
  const first = await readFirstSheet(page);
  const facts = [
    `plan ${plan} for ${name} · worked out on \\d+ \\w+ \\d{4}`,
    "R[\\d ]+ a month",
    "Before tax R[\\d ]+",
    "After tax",
    "\\d+ of 20 futures",
    "Two ways to be paid We suggest|Two ways to be paid Your plan is",
    "Guaranteed A life annuity Income a month R[\\d ]+",
    "You take R[\\d ]+ in cash",
    "Why an? [a-z ]+\\. .*\\.",
    "If you die at \\d+: .*R[\\d ]+",
    "[Cc]osts take R[\\d ]+ a month\\. That is [\\d.]+% ",
  ];
  for (const fact of facts) expect(first).toMatch(new RegExp(fact));
}

/** A person for each kind of annuity but the mixed one, which the tests below print. */
const USUAL = ["pieter", "nomvula"];

for (const { slug, record } of people(today)) {
  const title = `the plan of ${slug} is four sheets at most, for a guest`;
  test(title, USUAL.includes(slug) ? {} : BEFORE_RELEASE, async ({ page, context, baseURL }) => {
    const plan = await makePlan(context, baseURL!, slug);
    await openPlan(page, plan);
    await expectFewSheets(page, plan, `${record.first_name} ${record.last_name}`);
  });
}

test("so is an amended plan, which says what we recommended", async ({ page, context, baseURL }) => {
  const plan = await makePlan(context, baseURL!, "thandi");
  const bearer = await readBearer({ cookies: await readCookies(context) });
  const body = { id: plan, emergency_savings_recommend: 50_000 };
  take(await callOver(reachOver(baseURL!), "overrideRecommendation", { body }, { bearer }));
  await openPlan(page, plan);
  await expectFewSheets(page, plan, "Thandi Mokoena");
  expect(await readFirstSheet(page)).toMatch(/We recommended R[\d ]+ a month; this one pays R[\d ]+:/);
});

test("so is that of somebody who is logged in", BEFORE_RELEASE, async ({ page, context, baseURL }) => {
  const { bearer } = await logIn(context, baseURL!);
  const body: SurveyRecord = people(today)[0]!.record;
  const { id } = take(await callOver(reachOver(baseURL!), "createPlan", { body }, { bearer }));
  const ask = () => callOver(reachOver(baseURL!), "getRecommendations", { query: { id } }, { bearer });
  await expect.poll(async () => (await ask()).response_code, { timeout: 90_000 }).toBe("R00");
  await openPlan(page, id);
  await expectFewSheets(page, id, "Thandi Mokoena");
});

test("the kinds of annuity are one sheet, and no page prints a blank one", async ({
  page,
  context,
  baseURL,
}) => {
  // A comparison's greatest content: three kinds, and the partner's income.
  const plan = await makePlan(context, baseURL!, "thandi");
  await openPlan(page, plan);
  for (const path of ["compare", "compare?show=guaranteed", "keep"]) {
    await page.goto(`${PLAN}/${path}${path.includes("?") ? "&" : "?"}plan=${plan}`);
    expect(await countSheets(page), path).toBe(1);
  }
});
