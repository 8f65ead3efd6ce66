import { beforeAll, describe, expect, inject, it } from "vitest";
import { addYears, formatDayMonthYear, type IsoDate } from "../../app/base/date";
import { allQuestions } from "../../app/words/survey/steps";
import { thandi, today, typeDay, walkTo } from "../support/answers";
import {
  type Changes,
  createVisitor,
  readElement,
  readErrorSummary,
  readTitle,
  type Visitor,
} from "../support/visitor";

const server = inject("site");
const atStep = new Map<number, Visitor>();

beforeAll(async () => {
  for (const step of [1, 2, 3, 4, 5, 6, 7]) {
    const visitor = createVisitor(server.origin);
    await walkTo(visitor, step);
    atStep.set(step, visitor);
  }
});

type Case = [field: string, typed: Changes[string], message: string, others?: Changes];

const year = Number(today.slice(0, 4));
const window = `Retirement date has to be between ${typeDay(0)} and ${typeDay(5)}`;
const yearRange = `Year has to be in range from ${year} to ${year + 50}`;
const badName = (what: string) =>
  `Please enter a ${what} that is at least 2 characters long and contains no numeric values`;
const unreadable = "Invalid input format. Type it like R1 200 000";
const leaveOut = (character: string) =>
  `Please leave out “${character}”: a name has only letters, spaces, hyphens and apostrophes`;
const tooYoungPartner =
  "Recommended income cannot be calculated for a life partner younger than 40 years at the retirement date";

const amountCases = (field: string): Case[] => [
  [field, "", "Please enter amount"],
  [field, "a lot", unreadable],
  [field, "1 00", unreadable],
  [field, "1.200", unreadable],
  [field, "0", "Please enter an amount greater than R0"],
  [field, "1000000000000", "Please enter an amount up to R999 999 999 999"],
];
const supportCases = (place: 1 | 2, yearMissing: string): Case[] => [
  [`dependants[${place}].futureIncomeSupportYear`, "", yearMissing],
  [`dependants[${place}].futureIncomeSupportYear`, String(year - 1), yearRange],
  [`dependants[${place}].futureIncomeSupportYear`, String(year + 51), yearRange],
  [`dependants[${place}].futureIncomeSupportYear`, "soon", yearRange],
  ...amountCases(`dependants[${place}].futureIncomeSupportAmount`),
];

const cases: Record<number, Case[]> = {
  1: [
    ["name", "", "Please enter your preferred name"],
    ["name", "T", "Please enter at least 2 characters"],
    ["name", "t".repeat(51), "Please enter a maximum of 50 characters"],
    ["name", "Thandi1", badName("Preferred First Name")],
    ["name", "-Thandi", badName("Preferred First Name")],
    ["surname", " ", "Please enter your surname"],
    ["surname", "N", "Please enter at least 2 characters"],
    ["surname", "n".repeat(51), "Please enter a maximum of 50 characters"],
    ["surname", "Nkosi 2nd", badName("Surname")],
    ["surname", "Nkosi & <b>", leaveOut("&")],
    ["name", "Mr. Piet", `${leaveOut(".")}. Write St John or JP, without the full stop`],
    ["email", "", "Please enter your email"],
    ["email", "thandi@example", "Please enter a valid email"],
    ["email", ".thandi@example.co.za", "Please enter a valid email"],
    ["email", `${"t".repeat(250)}@example.co.za`, "Please enter a maximum of 254 characters"],
    ["phone", "", "Please enter your cell phone number"],
    ["phone", "82 123 456", "Please enter your whole cell phone number"],
    ["retirementDate", "", "Please enter your retirement date"],
    ["retirementDate", typeDay(6), window],
    ["retirementDate", typeDay(-1), window],
    ["retirementDate", "31/02/2027", "31/02/2027 does not exist. Please enter a date as DD/MM/YYYY"],
    ["retirementDate", "next year", "Please enter a date as DD/MM/YYYY"],
    ["dateOfBirth", "", "Please enter your date of birth"],
    ["dateOfBirth", "1963", "Please enter a date as DD/MM/YYYY"],
    ["dateOfBirth", "31 April 1963", "31/04/1963 does not exist. Please enter a date as DD/MM/YYYY"],
    ["dateOfBirth", typeDay(-40), "Your age at retirement should be between 55 and 85"],
    ["dateOfBirth", typeDay(-90), "Your age at retirement should be between 55 and 85"],
    ["gender", undefined, "Please select your gender"],
    ["isNedgroupMember", undefined, "Please select an option"],
  ],
  2: [
    ["investments", "", "Please enter your retirement savings"],
    ["investments", "R4 200 000 or so", unreadable],
    ["investments", "99 999.99", "Please enter an amount greater than R100 000"],
    ["investments", "99 999", "Please enter an amount greater than R100 000"],
    ["investments", "1 000 000 000 000", "Please enter an amount up to R999 999 999 999"],
    ["investmentFund", "", "Please select your employer"],
    ["otherInvestmentFund", "", "Please enter the name of your employer"],
    ["otherInvestmentFund", "K", "Please enter at least 2 characters"],
    ["otherInvestmentFund", "k".repeat(51), "Please enter a maximum of 50 characters"],
    ["otherInvestmentFund", "Route 62", "Name of your employer cannot contain numbers"],
  ],
  3: [
    ["debt", undefined, "Please select an option"],
    ["emergencyMoney", undefined, "Please select an option"],
    ["otherCash", undefined, "Please select an option"],
    ...amountCases("debtAmount"),
    ...amountCases("currentNetIncomeAmount"),
    ...amountCases("otherCashAmount"),
  ],
  4: [
    ["hasPartner", undefined, "Please select an option"],
    ["hasChild", undefined, "Please select an option"],
    ["hasOther", undefined, "Please select an option"],
    ["dependants[0].fullName", "", "Please enter partner name and surname"],
    ["dependants[0].fullName", "J", "Please enter at least 2 characters"],
    ["dependants[0].fullName", "j".repeat(101), "Please enter a maximum of 100 characters"],
    ["dependants[0].fullName", "Jabu 2", badName("Partner Name and Surname")],
    ["dependants[0].gender", undefined, "Please select gender"],
    ["dependants[0].dateOfBirth", "", "Please enter partner date of birth"],
    [
      "dependants[0].dateOfBirth",
      "29/02/1967",
      "29/02/1967 does not exist. Please enter a date as DD/MM/YYYY",
    ],
    ["dependants[0].dateOfBirth", typeDay(-100), "Partner age should be less than 100"],
    ["dependants[0].dateOfBirth", typeDay(-38), tooYoungPartner],
    ...supportCases(1, "Please enter year"),
    ...supportCases(2, "Please enter a year"),
  ],
  5: [
    ["futureIncomeSupport", [], "Please select at least one option"],
    ["futureIncomeSupport", ["2", "0"], "Choose None of the above, or the ones that apply"],
  ],
  6: [["importance", undefined, "Please select option"]],
  7: [
    ["seriousIllness", undefined, "Please select an option"],
    ["smoker", undefined, "Please select an option"],
    ["healthConsent", undefined, "Please agree that we may use your health answers"],
  ],
};

const all = Object.entries(cases).flatMap(([step, rows]) =>
  rows.map(([field, typed, message, others]) => ({ step: Number(step), field, typed, message, others })),
);

/** Cuts a text to the field's longest stored length, one character more than its rule allows. */
function cutTo(field: string) {
  const longest = allQuestions.find(({ name }) => name === field)?.longest;
  return (typed: string) => [...typed].slice(0, longest).join("");
}

describe("a bad answer, posted without scripts", () => {
  it.each(all)(
    "step $step, $field typed as $typed: $message",
    async ({ step, field, typed, message, others }) => {
      const visitor = atStep.get(step)!.clone();
      expect(visitor.page().path).toBe(`/en/${step}`);
      const changes: Changes = { ...thandi[step as 1], ...others, [field]: typed };
      const page = await visitor.press("next", changes);
      const id = field.replace(/\[(\d)\]\./, "-$1-");

      expect(page.status).toBe(422);
      expect(readTitle(page.html)).toMatch(/^Error: /);
      expect(readElement(page.html, `${id}-error`)).toBe(`Error: ${message}`);
      const summary = readErrorSummary(page.html).find(({ href }) => href === `#${id}`);
      expect(summary?.words.toLowerCase()).toMatch(
        new RegExp(`(^|: )${escapeForPattern(message.toLowerCase())}$`),
      );
      expect(page.html).toMatch(new RegExp(`\\sid="${id}"`));
      const kept = visitor.fields();
      for (const [name, value] of Object.entries(changes))
        expect(kept.getAll(name)).toEqual(value === undefined ? [] : [value].flat().map(cutTo(name)));
    },
  );
});

function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/**
 * The day before (-1) or after (1) another, as people type it; not 29 February, on which a person would turn
 * a year older on the 28th in most years.
 */
function typeDayBeside(date: IsoDate, days: 1 | -1): string {
  const beside = new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
  return beside.endsWith("-02-29") ? typeDayBeside(beside, days) : formatDayMonthYear(beside);
}

// Thandi retires a year from today unless the test says otherwise.
const retirement = addYears(today, 1);

describe("an answer at the edge of its rule, posted without scripts", () => {
  it.each<[step: 1 | 2 | 3 | 4, field: string, typed: string]>([
    [1, "name", "Bo"],
    [1, "name", "Zoë-Ann d’Arcy O'Neill"],
    [1, "surname", "n".repeat(50)],
    [1, "email", `${"t".repeat(242)}@example.com`],
    [1, "phone", "+27 (0) 82 123 4567"],
    [1, "phone", "0027821234567"],
    [1, "retirementDate", typeDay(0)],
    [1, "retirementDate", typeDay(5)],
    [1, "dateOfBirth", formatDayMonthYear(addYears(retirement, -55))],
    [1, "dateOfBirth", typeDayBeside(addYears(retirement, -86), 1)],
    [1, "retirementDate", addYears(today, 1)],
    [1, "dateOfBirth", "3 March 1964"],
    [1, "dateOfBirth", "1964/3/1"],
    [2, "investments", "R 100 000,00"],
    [2, "investments", "R1.2m"],
    [2, "investments", "1.200.000,50"],
    [2, "investments", "1 200 000 rand"],
    [2, "investments", "999,999,999,999"],
    [2, "otherInvestmentFund", "k".repeat(50)],
    [3, "debtAmount", "1"],
    [4, "dependants[0].fullName", "j".repeat(100)],
    [4, "dependants[0].dateOfBirth", formatDayMonthYear(addYears(retirement, -40))],
    [4, "dependants[0].dateOfBirth", typeDayBeside(addYears(today, -100), 1)],
    [4, "dependants[1].futureIncomeSupportYear", String(year)],
    [4, "dependants[2].futureIncomeSupportYear", String(year + 50)],
  ])("step %i, %s typed as %s leads on", async (step, field, typed) => {
    const visitor = atStep.get(step)!.clone();
    const page = await visitor.press("next", { ...thandi[step], [field]: typed });
    expect(readErrorSummary(page.html)).toEqual([]);
    expect(page).toMatchObject({ status: 200, path: `/en/${step + 1}` });
  });

  it.each<[step: 1 | 4, field: string, typed: string]>([
    [1, "retirementDate", typeDayBeside(today, -1)],
    [1, "retirementDate", typeDayBeside(addYears(today, 5), 1)],
    [1, "dateOfBirth", typeDayBeside(addYears(retirement, -55), 1)],
    [1, "dateOfBirth", formatDayMonthYear(addYears(retirement, -86))],
    [4, "dependants[0].dateOfBirth", typeDayBeside(addYears(retirement, -40), 1)],
    [4, "dependants[0].dateOfBirth", formatDayMonthYear(addYears(today, -100))],
  ])("step %i, %s typed as %s, a day beyond, does not", async (step, field, typed) => {
    const visitor = atStep.get(step)!.clone();
    expect((await visitor.press("next", { ...thandi[step], [field]: typed })).status).toBe(422);
  });
});

describe("a birth date that waits for the retirement date", () => {
  it("says so beside itself, and the summary names the retirement date alone", async () => {
    const visitor = atStep.get(1)!.clone();
    const { html } = await visitor.press("next", { ...thandi[1], retirementDate: "" });
    expect(readElement(html, "dateOfBirth-error")).toBe("Error: Please fill in valid Retirement Date first");
    expect(readErrorSummary(html)).toEqual([
      { href: "#retirementDate", words: "Please enter your retirement date" },
    ]);
  });

  it("is named itself as long as it is no day", async () => {
    const visitor = atStep.get(1)!.clone();
    const { html } = await visitor.press("next", { ...thandi[1], retirementDate: "", dateOfBirth: "1963" });
    expect(readErrorSummary(html).map(({ href }) => href)).toEqual(["#retirementDate", "#dateOfBirth"]);
  });
});

describe("a rule that may turn somebody away for no fault of theirs", () => {
  const press = (changes: Changes) =>
    atStep
      .get(1)!
      .clone()
      .press("next", { ...thandi[1], ...changes });
  const earlier = "If you stop work because of ill health, you may retire earlier: talk to a person";
  const oneLetter =
    "If your name has one letter, write it together with another of your names, or an adviser takes it down: talk to a person";
  const abroad = "If your number is from another country, an adviser can take it down: talk to a person";

  it.each<[field: string, typed: string, words: string]>([
    ["dateOfBirth", typeDay(-40), earlier],
    ["phone", "+44 20 7946 0018", abroad],
    ["name", "Q", oneLetter],
  ])("says at %s, typed as %s, who helps, and leads there", async (field, typed, words) => {
    const { html } = await press({ [field]: typed });
    expect(readElement(html, `${field}-way-on`)).toBe(words);
    expect(html).toMatch(new RegExp(`id="${field}-way-on"[^>]*>[^<]*(<!-- -->[^<]*)*<a href="/en/contact"`));
    expect(html).toMatch(new RegExp(`aria-describedby="[^"]*${field}-error ${field}-way-on"`));
  });

  it("leads those who have retired already to what else can be done", async () => {
    const { html } = await press({ retirementDate: typeDay(-1) });
    expect(readElement(html, "retirementDate-way-on")).toBe(
      "If you have retired already and the money pays you nothing yet, type the day of today. If it pays you: see what you can do",
    );
    expect(html).toContain('href="/en/already-paying"');
  });

  it("leads those with a young partner to a person", async () => {
    const visitor = atStep.get(4)!.clone();
    const young = { ...thandi[4], "dependants[0].dateOfBirth": typeDay(-38) };
    const { html } = await visitor.press("next", young);
    expect(html).toContain("If your partner is younger, an adviser can work it out with you");
  });

  it("says how a name that begins with a click is written", async () => {
    const { html } = await press({ surname: "!Xaba" });
    expect(readElement(html, "surname-error")).toContain("Write !Xaba as Xaba");
  });

  it.each<[field: string, typed: string]>([
    ["retirementDate", typeDay(6)],
    ["dateOfBirth", typeDay(-90)],
    ["dateOfBirth", "1963"],
    ["phone", ""],
  ])("says it to nobody else: not at %s, typed as %s", async (field, typed) => {
    expect((await press({ [field]: typed })).html).not.toContain("-way-on");
  });
});

describe("a good answer after a bad one", () => {
  it("leads on", async () => {
    const visitor = atStep.get(3)!.clone();
    await visitor.press("next", { ...thandi[3], debtAmount: "0" });
    const page = await visitor.press("next", { debtAmount: "150 000" });
    expect(page).toMatchObject({ status: 200, path: "/en/4" });
  });
});
