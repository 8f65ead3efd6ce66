/** A planner's day: a new client, the survey for them, the plan, their fees and the plan on paper; and how desks look. */
import { expect, test } from "playwright/test";
import type { BrowserContext, Page } from "playwright/test";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { readSurveyRecord } from "../../app/contract/survey/survey-record";
import { people } from "../../fixtures/people";
import { inventCell, openAccount } from "../support/accounts";
import type { Account } from "../support/accounts";
import { take } from "../support/call";
import { inventIdentityNumber } from "../support/identity-numbers";
import { openDesk } from "../support/logged-in-visitor";
import { employAt, giveAdviser } from "../support/staff";
import type { StaffRole } from "../support/staff";
import { today } from "../support/today";
import { WITH_SCRIPTS_AND_WITHOUT } from "./before-release";
import { carryCookies } from "./cookies";
import { expectNothingFound, expectOnPaper } from "./looks";
import { answerStep, stepsFor, tabTo, takePointer } from "./visitor";
import type { Hand } from "./visitor";

const thandi = readSurveyRecord(people(today)[0]!.record);
const [year, month, day] = today.split("-");

/** What the day may take. How long that is by hand nobody has timed. */
const MOST = { clicks: 60, pages: 25 };

/** Lets a browser speak for somebody new who works at a desk. */
async function sitDown(context: BrowserContext, origin: string, role: StaffRole): Promise<Account> {
  const account = await openAccount({ origin });
  await employAt(process.env.BROWSER_TEST_DATABASE!, [[account, role]]);
  const { cookies } = await openDesk(origin, account, role);
  await carryCookies(context, origin, cookies);
  return account;
}

/** Somebody whom an adviser advises, with a plan that is ready. */
async function giveClient(origin: string, adviser: Account): Promise<{ client: Account; plan: number }> {
  const client = await openAccount({ origin });
  await giveAdviser(process.env.BROWSER_TEST_DATABASE!, { client, adviser });
  const { bearer, rsaid } = client;
  const transport = reachOver(origin);
  const body = { ...people(today)[0]!.record, rsaid };
  const { id } = take(await callOver(transport, "createPlan", { body }, { bearer }));
  const isReady = async () =>
    (await callOver(transport, "getRecommendations", { query: { id } }, { bearer })).response_code;
  await expect.poll(isReady, { timeout: 90_000 }).toBe("R00");
  return { client, plan: id };
}

/** A hand that counts what it does, and pages that count themselves. */
function countWork(page: Page) {
  const work = { clicks: 0, fields: 0, pages: 0 };
  let shown = "";
  page.on("framenavigated", (frame) => {
    // A page that waits for the plan loads itself again each second where there are no scripts: that is no work.
    if (frame !== page.mainFrame() || frame.url() === shown) return;
    shown = frame.url();
    work.pages += 1;
  });
  const pointer = takePointer(page);
  const hand: Hand = {
    type: async (name, value) => {
      work.fields += 1;
      await pointer.type(name, value);
    },
    choose: async (name, value) => {
      // The client's consent is given by a date when somebody answers for them.
      if (name === "healthConsent") return;
      work.clicks += 1;
      await pointer.choose(name, value);
    },
    pick: async (name, value) => {
      work.clicks += 1;
      await pointer.pick(name, value);
    },
  };
  const press = async (name: string | RegExp, role: "link" | "button" = "button") => {
    work.clicks += 1;
    await page.getByRole(role, { name }).first().click();
  };
  return { work, hand, press };
}

for (const { javaScriptEnabled, way, details } of WITH_SCRIPTS_AND_WITHOUT)
  test.describe(way, details, () => {
    test.use({ javaScriptEnabled });
    /** The pages are the same without scripts, so they are looked at once. */
    const look = async (page: Page, where: string) => {
      if (javaScriptEnabled) await expectNothingFound(page, where);
    };

    test("a planner adds a client, answers for them, sets their fees and prints the plan", async ({
      page,
      context,
      baseURL,
    }) => {
      test.slow();
      await sitDown(context, baseURL!, "planner");
      const { work, hand, press } = countWork(page);
      await page.goto("/en/admin");
      await press("Add a client", "link");
      await hand.type("firstNames", "Nomsa");
      await hand.type("surname", "Mabaso");
      await hand.type("rsaIdNr", inventIdentityNumber());
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
      await look(page, "the page of a client");
      await press("Change fees", "link");
      await expect(page).toHaveURL(/\/en\/admin\/fees\?client=\d+/);
      const fee = page.locator('main input[name*="fpFee" i], main table input').first();
      work.fields += 1;
      await fee.fill("0.25");
      await press("Work it out");
      await expect(
        page.getByRole("heading", { name: "Now" }).or(page.getByText("Then").first()),
      ).toBeVisible();
      await look(page, "fees with what they do");
      await press(/^Save/);
      await expect(page.getByRole("status").first()).toContainText("Saved.");
      await press(/^Back to/, "link");
      await expect(page).toHaveURL(/\/en\/admin\/clients\/\d+$/);

      expect(before).toMatch(/R\s?\d/);
      test.info().annotations.push({ type: "a planner's day", description: JSON.stringify(work) });
      expect(work.clicks).toBeLessThanOrEqual(MOST.clicks);
      expect(work.pages).toBeLessThanOrEqual(MOST.pages);
    });
  });

const PAGES = {
  planner: ["", "/clients", "/clients/new", "/clients/import", "/fees", "/reports", "/landing-page"],
  administrator: ["", "/people", "/people/new", "/organisations", "/records", "/audit-log", "/features"],
} as const;

test("the pages of a desk can be read and pressed by everybody", async ({ page, context, baseURL }) => {
  test.slow();
  for (const role of ["planner", "administrator"] as const) {
    await sitDown(context, baseURL!, role);
    for (const name of PAGES[role]) {
      await page.goto(`/en/admin${name}`);
      await expectNothingFound(page, `/en/admin${name} of a ${role}`);
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
  /** Presses what is named, once the focus has come to it by Tab and can be seen. */
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
  await press('main button[value="save"]');
  await expect(page.locator("main [role=status]").first()).toBeFocused();
  await expect(page.locator("main [role=status]").first()).toContainText("Saved.");

  await press(`main a[href="/en/admin/clients/${client.userId}"]`);
  await expect(page).toHaveURL(new RegExp(`/en/admin/clients/${client.userId}$`));
  await press(`main a[href*="/en/recommended-plan?plan=${plan}"]`);
  // It was worked out again, and is explained before it is shown.
  await expect(page).toHaveURL(/\/en\/recommendation-experience\/1\?/, { timeout: 90_000 });
  await press('button[value="plan"]');
  await expect(page).toHaveURL(/\/en\/recommended-plan\?/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("R");
});
