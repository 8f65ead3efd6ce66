/** Answers the survey in a browser, with scripts or without, by the names and labels on the page. */
import { expect, type Page } from "playwright/test";
import { formatDayMonthYear } from "~/base/date";
import { isAsked } from "~/contract/survey/asked-questions";
import type { Profile } from "~/contract/survey/profile";
import { LIMITS } from "../support/survey-limits";
import type { Step } from "~/contract/survey/field-declaration";

/** An input device: a pointer, or a keyboard. */
export type Hand = {
  type: (name: string, value: string | number | undefined) => Promise<void>;
  choose: (name: string, value: string | number) => Promise<void>;
  pick: (name: string, value: string) => Promise<void>;
};

export function takePointer(page: Page): Hand {
  return {
    type: (name, value) => page.locator(`input[name="${name}"]`).fill(String(value ?? "")),
    choose: (name, value) => page.locator(`input[name="${name}"][value="${value}"]`).check(),
    pick: async (name, value) => void (await page.locator(`select[name="${name}"]`).selectOption(value)),
  };
}

function yesNo(answer: boolean | undefined): string {
  return answer ? "yes" : "no";
}

async function answerPersonal(hand: Hand, profile: Profile) {
  await hand.type("name", profile.name);
  await hand.type("surname", profile.surname);
  await hand.type("email", profile.email);
  await hand.type("phone", profile.phone?.replace("+270", "0"));
  await hand.type("retirementDate", formatDayMonthYear(profile.retirementDate!));
  await hand.type("dateOfBirth", formatDayMonthYear(profile.dateOfBirth!));
  await hand.choose("gender", profile.gender!);
  await hand.choose("isNedgroupMember", yesNo(profile.isNedgroupMember));
}

async function answerSavings(hand: Hand, profile: Profile) {
  await hand.type("investments", profile.investments);
  await hand.pick("investmentFund", profile.investmentFund!);
  if (profile.investmentFund === "Other") await hand.type("otherInvestmentFund", profile.otherInvestmentFund);
  await hand.choose("moneyKind", profile.moneyKind!);
}

async function answerCashNeeds(hand: Hand, profile: Profile) {
  await hand.choose("debt", yesNo(profile.debt));
  if (profile.debt) await hand.type("debtAmount", profile.debtAmount);
  await hand.choose("emergencyMoney", yesNo(profile.emergencyMoney));
  if (!profile.emergencyMoney) await hand.type("currentNetIncomeAmount", profile.currentNetIncomeAmount);
  await hand.choose("otherCash", yesNo(profile.otherCash));
  if (profile.otherCash) await hand.type("otherCashAmount", profile.otherCashAmount);
  await hand.choose("earlierCash", profile.earlierCash ?? "no");
  if (profile.earlierCash === "yes") await hand.type("earlierLumpSums", profile.earlierLumpSums);
}

async function answerDependants(hand: Hand, profile: Profile) {
  const [partner] = profile.dependants;
  await hand.choose("hasPartner", yesNo(profile.hasPartner));
  if (profile.hasPartner) {
    await hand.type("dependants[0].fullName", partner.fullName);
    await hand.choose("dependants[0].gender", partner.gender!);
    await hand.type("dependants[0].dateOfBirth", formatDayMonthYear(partner.dateOfBirth!));
  }
  for (const [place, asked, name] of [
    [1, profile.hasChild, "hasChild"],
    [2, profile.hasOther, "hasOther"],
  ] as const) {
    await hand.choose(name, yesNo(asked));
    if (!asked) continue;
    const dependant = profile.dependants[place];
    await hand.type(`dependants[${place}].futureIncomeSupportYear`, dependant.futureIncomeSupportYear);
    await hand.type(`dependants[${place}].futureIncomeSupportAmount`, dependant.futureIncomeSupportAmount);
  }
}

async function answerHealth(hand: Hand, profile: Profile) {
  await hand.choose("seriousIllness", yesNo(profile.seriousIllness));
  if (isAsked("smoker", profile, LIMITS)) await hand.choose("smoker", yesNo(profile.smoker));
  await hand.choose("healthConsent", "yes");
}

/** Answers one step with a person's answers, without leaving it. */
export async function answerStep(page: Page, step: Step, profile: Profile, hand = takePointer(page)) {
  switch (step) {
    case 1:
      return answerPersonal(hand, profile);
    case 2:
      return answerSavings(hand, profile);
    case 3:
      return answerCashNeeds(hand, profile);
    case 4:
      return answerDependants(hand, profile);
    case 5:
      for (const code of profile.futureIncomeSupport) await hand.choose("futureIncomeSupport", code);
      return;
    case 6:
      return hand.choose("importance", profile.importance!);
    case 7:
      return answerHealth(hand, profile);
  }
}

/** The steps that a person is asked: 6 depends on their answers. */
export function stepsFor(profile: Profile): Step[] {
  return ([1, 2, 3, 4, 5, 6, 7] as const).filter(
    (step) => step !== 6 || isAsked("importance", profile, LIMITS),
  );
}

/** Answers every step that is asked, from the intro page to the thank-you page. */
export async function walkSurvey(page: Page, profile: Profile) {
  await page.goto("/en");
  await page.getByRole("link", { name: "Start my plan" }).click();
  for (const step of stepsFor(profile)) {
    await expect(page).toHaveURL(new RegExp(`/en/${step}$`));
    await answerStep(page, step, profile);
    await page.locator(`button[name="intent"][value="${step === 7 ? "save" : "next"}"]`).click();
  }
  await expect(page).toHaveURL(/\/en\/thank-you\?plan=\d+$/);
}

/**
 * Waits until a page has loaded and its script runs: the address is set with the first bytes of a page, and
 * the module of every page delays the load event.
 */
export async function expectLoaded(page: Page, address: RegExp) {
  await expect(page).toHaveURL(address);
  await page.waitForLoadState("load");
}

/** Continues from the thank-you page, which leads to a plan's walk-through. */
export async function leaveThanks(page: Page) {
  await page.getByRole("link", { name: "See what we recommend" }).click();
}

/**
 * Opens the plan from the thank-you page, through the waiting page if it is not ready, and skipping the
 * walk-through that comes first.
 */
export async function openPlan(page: Page) {
  await leaveThanks(page);
  await expect(page).toHaveURL(/\/en\/recommendation-experience\/1\?plan=\d+$/);
  await page.getByRole("button", { name: "Go straight to my plan" }).click();
  await expect(page).toHaveURL(/\/en\/recommended-plan\?plan=\d+$/);
}

/** The whole text of the plan page once it has loaded, with white space collapsed. */
export async function readPlan(page: Page): Promise<string> {
  await page.waitForLoadState("load");
  // Only scripts can print, so they show the print button, sooner or later.
  await page.locator("[data-print]").evaluateAll((offers: HTMLElement[]) => {
    for (const offer of offers) offer.style.setProperty("display", "none", "important");
  });
  return (await page.locator("main").innerText()).replace(/\s+/g, " ").trim();
}

/** Collects a page's uncaught errors, and the errors on its console. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  return faults;
}

/** Presses Tab until a control has the focus; fails if it cannot be reached. */
export async function tabTo(page: Page, selector: string) {
  // A partly loaded page has only some of its controls.
  await page.waitForLoadState("load");
  for (let presses = 0; presses < 80; presses += 1) {
    const reached = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    );
    if (reached) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached ${selector}`);
}
