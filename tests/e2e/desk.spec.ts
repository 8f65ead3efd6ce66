/**
 * A planner's day: a new client, the client's survey, plan, fees and printed plan; the effect of a client's
 * fund statement; and the look of desks.
 */
import { readFile } from "node:fs/promises";
import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { formatDayMonthYear } from "../../app/base/date";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { readSurveyRecord, type SurveyRecord } from "../../app/contract/survey/survey-record";
import { people } from "../../fixtures/people";
import { type Account, inventCell, openAccount } from "../support/accounts";
import { take } from "../support/call";
import { inventNumberOfWoman } from "../support/identity-numbers";
import { openDesk } from "../support/logged-in-visitor";
import { readPaper } from "../support/read-paper";
import { employAt, giveAdviser, type StaffRole } from "../support/staff";
import { today } from "../support/today";
import { BEFORE_RELEASE, WITH_SCRIPTS_AND_WITHOUT } from "./before-release";
import { carryCookies } from "./cookies";
import { countWork } from "./counted-work";
import { expectNothingFound, expectOnPaper, isLong } from "./looks";
import { answerStep, readPlan, stepsFor, tabTo } from "./visitor";

const thandi = readSurveyRecord(people(today)[0]!.record);
const [year, month, day] = today.split("-");

/** The limits of the day's work. Nobody has timed how long it takes by hand. */
const MOST = { clicks: 60, pages: 25 };

/** Logs a browser in as a new member of staff. */
async function sitDown(context: BrowserContext, origin: string, role: StaffRole): Promise<Account> {
  const account = await openAccount({ origin });
  await employAt(process.env.BROWSER_TEST_DATABASE!, [[account, role]]);
  const { cookies } = await openDesk(origin, account, role);
  await carryCookies(context, origin, cookies);
  return account;
}

/**
 * Adds a client with a finished plan to an adviser.
 * @param changes to the client's answers
 */
async function giveClient(
  origin: string,
  adviser: Account,
  changes: Partial<SurveyRecord> = {},
): Promise<{ client: Account; plan: number }> {
  const client = await openAccount({ origin });
  await giveAdviser(process.env.BROWSER_TEST_DATABASE!, { client, adviser });
  const { bearer, rsaid, userId } = client;
  const transport = reachOver(origin);
  const terms = { accepted: true, userId, url: "/en", browser: "a test" } as const;
  take(await callOver(transport, "acceptTerms", { body: terms }, { bearer }));
  const body = { ...people(today)[0]!.record, rsaid, ...changes };
  const { id } = take(await callOver(transport, "createPlan", { body }, { bearer }));
  const isReady = async () =>
    (await callOver(transport, "getRecommendations", { query: { id } }, { bearer })).response_code;
  await expect.poll(isReady, { timeout: 90_000 }).toBe("R00");
  return { client, plan: id };
}

for (const { javaScriptEnabled, way, details } of WITH_SCRIPTS_AND_WITHOUT)
  test.describe(way, details, () => {
    test.use({ javaScriptEnabled });
    /** The pages are the same without scripts, so they are checked once. */
    const look = async (page: Page, where: string) => {
      if (javaScriptEnabled) await expectNothingFound(page, where);
    };

    const title = "a planner adds a client, answers for them, sets their fees and prints the plan";
    test(title, BEFORE_RELEASE, async ({ page, context, baseURL }) => {
      test.slow();
      await sitDown(context, baseURL!, "planner");
      const { work, hand, press } = countWork(page);
      await page.goto("/en/admin");
      await press("Add a client", "link");
      await hand.type("firstNames", "Nomsa");
      await hand.type("surname", "Mabaso");
      await hand.type("rsaIdNr", inventNumberOfWoman(formatDayMonthYear(thandi.dateOfBirth!)));
      await hand.type("cellNr", inventCell());
      await hand.type("email", "nomsa.mabaso@example.org");
      await press("Add this client");

      for (const step of stepsFor(thandi)) {
        await expect(page).toHaveURL(new RegExp(`/en/${step}\\?client=\\d+$`));
        await answerStep(page, step, thandi, hand);
        if (step === 7) await hand.type("clientAgreedOn", `${day}/${month}/${year}`);
        await press(step === 7 ? /^(Finish|Save|See|Show)/ : "Next");
      }
      await expect(page).toHaveURL(/\/en\/thank-you\?/);
      await press("See what we recommend", "link");
      await expect(page).toHaveURL(/\/en\/recommendation-experience\/1\?/, { timeout: 90_000 });
      await press("Go straight to my plan");
      await expect(page).toHaveURL(/\/en\/recommended-plan\?/);
      const before = await page.getByRole("heading", { level: 1 }).innerText();
      if (javaScriptEnabled) await expectOnPaper(page, "a client's plan");

      await press("Stop", "link");
      await expect(page).toHaveURL(/\/en\/admin\/clients\/\d+$/);
      await press("Change fees", "link");
      await expect(page).toHaveURL(/\/en\/admin\/fees\?client=\d+/);
      const fee = page.locator('main input[name*="fpFee" i], main table input').first();
      work.fields += 1;
      await fee.fill("0.25");
      await press("Work it out");
      await expect(
        page.getByRole("heading", { name: "Now" }).or(page.getByText("Then").first()),
      ).toBeVisible();
      await press(/^Save/);
      await expect(page.locator("main").getByRole("status").first()).toContainText("Saved.");
      await press(/^Back to/, "link");
      await expect(page).toHaveURL(/\/en\/admin\/clients\/\d+$/);

      expect(before).toMatch(/R\s?\d/);
      test.info().annotations.push({ type: "a planner's day", description: JSON.stringify(work) });
      expect(work.clicks).toBeLessThanOrEqual(MOST.clicks);
      expect(work.pages).toBeLessThanOrEqual(MOST.pages);
    });

    test(
      "a planner answers for a client from their fund’s statement",
      BEFORE_RELEASE,
      async ({ page, context, baseURL }) => {
        test.slow();
        // Thandi is 63 and has R4 200 000. She retires today, so that no growth changes the amount that she
        // may take.
        const changes = { retirement_date: formatDayMonthYear(today), has_earlier_lump_sums: undefined };
        const planner = await sitDown(context, baseURL!, "planner");
        const { client, plan } = await giveClient(baseURL!, planner, changes);
        const home = `/en/admin/clients/${client.userId}`;
        const row = (line: string) => page.locator(`#line-${line}`);
        const field = (name: string) => page.locator(`input[name="${name}"]`);
        const open = async (line: string) => {
          await row(line).getByRole("link", { name: "Change" }).click();
          await expect(page).toHaveURL(
            new RegExp(`/assumed/${line}\\?plan=${plan}&client=${client.userId}$`),
          );
          await page.getByRole("radio", { name: "Yes" }).check();
        };
        const save = () => page.getByRole("button", { name: "Save", exact: true }).click();

        await page.goto(home);
        await expect(row("fund")).toContainText("One third may be taken in cash");
        await expect(row("fund")).toContainText("We assumed it.");
        await open("fund");
        for (const [name, value] of [
          ["fundVestedWhole", "4 000 000"],
          ["fundVestedThird", "0"],
          ["fundSavings", "0"],
          ["fundRetirement", "0"],
        ] as const)
          await field(name).fill(value);
        await save();
        await expect(page).toHaveTitle(/^Error: /);
        await expect(page.locator("main [role=alert]")).toContainText(
          "They add up to R4 000 000, which is R200 000 less",
        );
        await expect(field("fundVestedWhole")).toHaveValue(/^4\s000\s000$/);
        await look(page, "a fund’s amounts that do not add up");
        await field("fundVestedWhole").fill("4 200 000");
        await save();
        // A third of R4 200 000 before. People of 55 and over in March 2021 may take all of a provident fund.
        await expect(page).toHaveURL(/\/assumed\?.*saved=fund#saved-fund$/);
        await expect(row("fund").getByRole("status")).toContainText(
          "Saved. Your client may take up to R4 200 000 in cash, not R1 400 000.",
        );

        await open("cash-before");
        await field("earlierLumpSums").fill("500 000");
        await save();
        // She needs R150 000 for her debt and three times R32 000 for emergencies: R246 000 after tax.
        // Another R50 000 is free of tax. R220 000 at 18% leaves R180 400 more, and the last R15 600 takes
        // R21 370 at 27%, R5 770 of it tax.
        await expect(row("cash-before").getByRole("status")).toContainText(
          "Saved. The lump sum is now taxed: R45 370.",
        );
        await expect(row("cash-before").getByRole("status")).toContainText(
          "We now advise taking R291 370 in cash, not R550 000.",
        );
        await look(page, "what a client’s answer changed");

        await page.goto(home);
        const who = `Client ${client.userId}`;
        for (const [line, title] of [
          ["fund", `${who}’s fund’s amounts say what may be taken in cash`],
          ["cash-before", `${who} took R500 000 in cash before`],
        ] as const) {
          await expect(row(line)).toContainText(title);
          await expect(row(line)).toContainText(`${who} told us.`);
        }
        await expect(page.locator('[id^="line-"]')).toHaveCount(9);
        await look(page, "the page of a client who has answered");

        const listTold = (person: string) => [
          `${person} may take up to R4 200 000 in cash`,
          `${person} took R500 000 in cash before`,
        ];
        await page.locator(`main a[href^="/en/recommended-plan?plan=${plan}"]`).first().click();
        await page.getByRole("button", { name: "Go straight to my plan" }).click();
        await expect(page).toHaveURL(/\/en\/recommended-plan\?/);
        // Two of nine were told.
        await expect(
          page.getByRole("heading", { name: "We assumed seven things. Check them" }),
        ).toBeVisible();
        await page.emulateMedia({ media: "print" });
        const printed = await readPlan(page);
        await page.emulateMedia({ media: "screen" });
        for (const words of listTold("Your client")) expect(printed).toContain(words);

        await page.getByRole("link", { name: "Keep this plan" }).click();
        await page.getByRole("link", { name: "Choose this plan" }).click();
        await page.getByRole("button", { name: "Choose this plan" }).click();
        await page.getByRole("link", { name: "Read the record of advice" }).click();
        // The record speaks to the client.
        const told = listTold("You");
        for (const words of told) await expect(page.locator("main")).toContainText(words);
        const [file] = await Promise.all([
          page.waitForEvent("download"),
          page.getByRole("link", { name: /PDF/ }).first().click(),
        ]);
        const { text } = await readPaper(await readFile(await file.path()));
        for (const words of told) expect(text.replace(/\s+/g, " ")).toContain(words);
      },
    );
  });

const PAGES = {
  planner: ["", "/clients", "/clients/new", "/clients/import", "/fees", "/reports", "/landing-page"],
  administrator: ["", "/people", "/people/new", "/organisations", "/records", "/audit-log", "/features"],
} as const;

/** The pages with a desk's tables and figures, and one form of each. */
const BY_AXE: readonly string[] = ["", "/clients/new", "/people/new"];

test("the pages of a desk can be read and pressed by everybody", async ({ page, context, baseURL }) => {
  test.slow();
  for (const role of ["planner", "administrator"] as const) {
    await sitDown(context, baseURL!, role);
    for (const name of PAGES[role]) {
      await page.goto(`/en/admin${name}`);
      await expectNothingFound(page, `/en/admin${name} of a ${role}`, BY_AXE.includes(name) || isLong());
    }
  }
});

test("a planner goes from the list to a client, their fees and their plan by the keyboard alone", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const { client, plan } = await giveClient(baseURL!, await sitDown(context, baseURL!, "planner"));
  /** Presses a control with Enter, once Tab has reached it and its focus is visible. */
  const press = async (selector: string) => {
    await tabTo(page, selector);
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
    expect(outline, `the focus on ${selector}`).toBe("solid");
    await page.keyboard.press("Enter");
  };

  await page.goto("/en/admin/clients");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#/);
  await press(`main a[href="/en/admin/clients/${client.userId}"]`);
  await expect(page).toHaveURL(new RegExp(`/en/admin/clients/${client.userId}$`));
  await expectNothingFound(page, "the page of a client");
  const steps = page.getByRole("region", { name: "Steps with a client" }).getByRole("listitem");
  for (const step of await steps.all()) expect((await step.boundingBox())?.width).toBeLessThanOrEqual(190);
  await press(`main a[href^="/en/admin/fees?client=${client.userId}"]`);
  await expect(page).toHaveURL(/\/en\/admin\/fees\?/);

  await tabTo(page, "main table input[name$=_annual]");
  const field = page.locator("main table input[name$=_annual]").first();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("9");
  await press('main button[value="save"]');
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.locator("main [role=alert]")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("0.25");
  await press('main button[value="preview"]');
  await expect(page.locator("main h1")).toBeFocused();
  await expectNothingFound(page, "fees with what they do");
  await press('main button[value="save"]');
  await expect(page.locator("main [role=status]").first()).toBeFocused();
  await expect(page.locator("main [role=status]").first()).toContainText("Saved.");

  await press(`main a[href="/en/admin/clients/${client.userId}"]`);
  await expect(page).toHaveURL(new RegExp(`/en/admin/clients/${client.userId}$`));
  await press(`main a[href*="/en/recommended-plan?plan=${plan}"]`);
  // The plan was computed again, so its walk-through comes first.
  await expect(page).toHaveURL(/\/en\/recommendation-experience\/1\?/, { timeout: 90_000 });
  await press('button[value="plan"]');
  await expect(page).toHaveURL(/\/en\/recommended-plan\?/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("R");
});
