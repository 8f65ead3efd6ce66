/** A living annuity that already pays: nine questions, their result, and the same as a file. Without scripts. */
import { describe, expect, inject, it } from "vitest";
import { addYears, formatDayMonthYear } from "../../app/base/date";
import { formatRand } from "../../app/base/money";
import { thandi, today, walkOn } from "../support/answers";
import {
  type Changes,
  createVisitor,
  readElement,
  readErrorSummary,
  readText,
  readTitle,
  type Visitor,
} from "../support/visitor";

const server = inject("site");

const QUESTIONS = "/en/living-annuity";
const ANSWER = "/en/living-annuity/answer";

/** A man of 70, whose annuity's year begins today, so that its value then is the value that he typed. */
const JOHAN: Changes = {
  dob: formatDayMonthYear(addYears(today, -70)),
  gender: "male",
  value: "R1 300 000",
  monthly_income: "9 500",
  anniversary_month: String(Number(today.slice(5, 7))),
  knows_costs: "yes",
  annual_cost_perct: "2,5%",
  has_partner: "no",
  mix: "middle",
  other_taxable_income: "",
};

const OWN: Changes = {
  mix: "own",
  "own_mix.sa_shares": "35",
  "own_mix.sa_property": "10",
  "own_mix.sa_bonds": "25",
  "own_mix.inflation_linked": "10",
  "own_mix.foreign_shares": "20",
};

async function ask(changes: Changes = {}, from: Changes = JOHAN) {
  const visitor = createVisitor(server.origin);
  await visitor.open(QUESTIONS);
  const page = await visitor.press("check", { ...from, ...changes });
  // Removes the space between amounts of the heading and the full stops after them.
  return { visitor, page, text: readText(page.html).replaceAll(" .", ".") };
}

describe("the questions", () => {
  it("have nothing typed, and ask for no name and no number to call", async () => {
    const visitor = createVisitor(server.origin);
    const { html } = await visitor.open(QUESTIONS);
    const fields = visitor.fields("check");
    for (const name of ["dob", "value", "monthly_income", "anniversary_month", "other_taxable_income"])
      expect(fields.get(name), name).toBe("");
    for (const name of ["gender", "knows_costs", "has_partner", "mix"]) expect(fields.has(name)).toBe(false);
    expect(html).not.toMatch(/<input[^>]* name="(name|surname|email|phone)"/);
    expect(readText(html)).toContain("We ask no name and no phone number.");
    expect(html).toContain('href="/en/contact"');
    expect(readTitle(html)).toBe("Check a living annuity – Baobab");
  });

  it("are reached from the first page, the menu, the help of step 2 and where money already pays", async () => {
    const visitor = createVisitor(server.origin);
    const leads = async (path: string) => (await visitor.open(path)).html.includes(`href="${QUESTIONS}"`);
    for (const path of ["/en", "/en/menu", "/en/already-paying"]) expect(await leads(path), path).toBe(true);
    await walkOn(visitor, 2);
    expect(visitor.page().html).toContain(`href="${QUESTIONS}"`);
    await visitor.press("next", { ...thandi[2], moneyKind: "paying" });
    expect(visitor.page().path).toBe("/en/already-paying");
  });

  it("that are left empty are named at their fields, all at once", async () => {
    const { page } = await ask({}, {});
    expect(page.status).toBe(422);
    expect(readTitle(page.html)).toBe("Error: Check a living annuity – Baobab");
    expect(readErrorSummary(page.html).map(({ href }) => href)).toEqual([
      "#dob",
      "#gender",
      "#value",
      "#monthly_income",
      "#anniversary_month",
      "#knows_costs",
      "#has_partner",
      "#mix",
    ]);
    expect(readElement(page.html, "dob-error")).toBe("Error: Please enter when you were born");
    expect(readElement(page.html, "has_partner-error")).toBe(
      "Error: Please say whether a partner depends on it",
    );
  });

  it.each<[Changes, string, string]>([
    [{ dob: "31/02/1956" }, "#dob", "DD/MM/YYYY"],
    [{ dob: formatDayMonthYear(addYears(today, -17)) }, "#dob", "between 18 and 100"],
    [{ value: "9 999" }, "#value", "at least R10 000"],
    [{ monthly_income: "lots" }, "#monthly_income", "such as R9 500"],
    // R108 334 a month is R1 300 008 a year.
    [{ monthly_income: "108 334" }, "#monthly_income", "at most R1 300 000"],
    [{ annual_cost_perct: "" }, "#annual_cost_perct", "from 0 to 10"],
    [{ annual_cost_perct: "11" }, "#annual_cost_perct", "from 0 to 10"],
    [{ has_partner: "yes", partner_gender: "female" }, "#partner_dob", "when your partner was born"],
    [{ has_partner: "yes", partner_dob: "3 March 1960" }, "#partner_gender", "partner’s gender"],
    [{ ...OWN, "own_mix.cash": "1" }, "#own_mix", "They add up to 101"],
    [{ ...OWN, "own_mix.sa_bonds": "much" }, "#own_mix-sa_bonds", "in percent"],
    [{ other_taxable_income: "some" }, "#other_taxable_income", "or leave it empty"],
    [{ debt_payment_per_month: "some" }, "#debt_payment_per_month", "or leave it empty"],
  ])("that are wrong are named: %o", async (changes, href, words) => {
    const { page } = await ask(changes);
    expect(page.status).toBe(422);
    const [mistake, ...others] = readErrorSummary(page.html);
    expect(mistake).toMatchObject({ href, words: expect.stringContaining(words) as string });
    expect(others).toEqual([]);
  });

  it("may be answered by an heir of 20", async () => {
    const { page, text } = await ask({ dob: formatDayMonthYear(addYears(today, -20)) });
    expect(page).toMatchObject({ status: 200, path: ANSWER });
    expect(text).toContain("would last");
  });

  it("keep what was typed, as it was typed, also for another visit", async () => {
    const { visitor, page } = await ask({ value: "a lot", other_taxable_income: "R6,000" });
    expect(page.status).toBe(422);
    const isKept = () => {
      const fields = visitor.fields("check");
      expect(fields.get("value")).toBe("a lot");
      expect(fields.get("annual_cost_perct")).toBe("2,5%");
      expect(fields.get("other_taxable_income")).toBe("R6,000");
      expect(fields.get("anniversary_month")).toBe(JOHAN.anniversary_month);
      expect(fields.get("mix")).toBe("middle");
    };
    isKept();
    const again = await visitor.open(QUESTIONS);
    expect(again.status).toBe(200);
    expect(readErrorSummary(again.html)).toEqual([]);
    isKept();
  });

  it("come again where the form came from elsewhere, with all that was typed", async () => {
    const visitor = createVisitor(server.origin);
    await visitor.open(QUESTIONS);
    visitor.cookies.delete("csrf");
    const page = await visitor.press("check", JOHAN);
    expect(page.status).toBe(422);
    expect(readText(page.html)).toContain("Your browser did not send our cookie");
    expect(visitor.fields("check").get("monthly_income")).toBe("9 500");
  });
});

describe("the answer", () => {
  it("says what is drawn and what would last, in one way from top to bottom", async () => {
    const { page, text } = await ask();
    expect(page).toMatchObject({ status: 200, path: ANSWER });
    // R114 000 a year, as a percentage of R1 300 000.
    expect(text).toContain("R9 500 a month is 8.8% a year of R1 300 000. The law allows 2.5% to 17.5%.");
    const [, lasts = ""] = /You draw R9 500\. About (R[\d ]+) would last\./.exec(text) ?? [];
    expect(text).toMatch(/At R9 500 your income keeps up with prices for life in \d of 20 futures\./);
    expect(text).toContain(`Draw less: ${lasts} 15 of 20`);
    expect(text).toContain(`What lasts ${lasts} a month Lasts for life in 15 of 20`);
    expect(text).toMatch(/R9 500 falls from \d\d and is R[\d ]+ at 85\./);
    expect(text).toContain("Age Now In between What lasts Now, poor markets");
    expect(text).toMatch(
      /You told us 2\.5% a year\. That is R2 710 a month now\. At 1\.5%, about R[\d ]+ would/,
    );
    expect(text).toContain("Only once it is worth less than R150 000");
    expect(text).toMatch(/Half in a life annuity would pay R[\d ]+/);
    expect(text).toContain("for a man of 70. The real price is an insurer’s quote.");
    expect(text).toContain("You choose once a year, and your year begins this month.");
    expect(page.html).toContain('viewBox="0 0 1152 ');
    expect(page.html).toContain('href="/en/contact"');
  });

  it("lists the ten answers, what debts cost among them, and leads back to them as they were typed", async () => {
    const { visitor, text } = await ask({
      ...OWN,
      has_partner: "yes",
      partner_dob: "3 March 1960",
      partner_gender: "female",
      debt_payment_per_month: "2 000",
    });
    expect(text).toContain("Your ten answers");
    expect(text).toMatch(/Your debts cost R2 000 a month, which leaves R\d+ \d{3} of this income after tax/);
    expect(text).toContain("A registered debt counsellor may be able to lower");
    expect(text).toContain("A partner depends on it yes, a woman, born 3 March 1960");
    expect(text).toContain("35% South African shares, 10% South African property,");
    expect(text).toContain("Your partner then gets");
    await visitor.open(QUESTIONS);
    expect(visitor.fields("check").get("own_mix.sa_shares")).toBe("35");
    expect(visitor.fields("check").get("partner_dob")).toBe("3 March 1960");
    expect(visitor.fields("check").get("debt_payment_per_month")).toBe("2 000");
  });

  it("is for one browser alone: no cache keeps it, no search engine lists it, its address says nothing", async () => {
    const { visitor, page } = await ask();
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(server.origin + ANSWER, { headers: { Cookie: cookie } });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex"\/?>/);
    expect(page.path).toBe(ANSWER);
    const questions = await fetch(server.origin + QUESTIONS, { headers: { Cookie: cookie } });
    expect(questions.headers.get("Cache-Control")).toBe("no-store");
    const other = createVisitor(server.origin);
    expect((await other.open(ANSWER)).path).toBe(QUESTIONS);
  });

  it("says that costs which are not known were assumed", async () => {
    const { text } = await ask({ knows_costs: "no" });
    expect(text).toMatch(/You do not know your costs, so we assumed [\d.]+% a year\./);
  });

  it("says what the law asks for where too little or too much is drawn", async () => {
    // A twelfth of 2.5% and of 17.5% of R1 300 000.
    const little = await ask({ monthly_income: "2 000" });
    expect(little.text).toContain("You draw R2 000. The law asks for at least R2 709.");
    const much = await ask({ monthly_income: "20 000" });
    expect(much.text).toContain("Now the law lets you draw at most R18 958 a month");
    expect(much.text).toContain("More than the law allows");
  });

  it("says that more may be drawn, and that a small one may be taken in cash and not be split", async () => {
    const { text } = await ask({ value: "120 000", monthly_income: "300" });
    expect(text).toContain("You draw R300. You may draw more: about R");
    expect(text).toContain("It is worth less than R150 000, so you may take all of it in cash.");
    expect(text).toContain(
      "Yours is too small to split: each of the two would have to be worth more than R165 000.",
    );
  });

  it("of somebody of 100 says nothing of ages that are over", async () => {
    const { page, text } = await ask({ dob: formatDayMonthYear(addYears(today, -100)), gender: "female" });
    expect(page.status).toBe(200);
    expect(text).not.toMatch(/Left at (75|85|95)/);
    expect(page.html).not.toContain("data-drawing");
  });
});

describe("the file", () => {
  const open = async (visitor: Visitor) => {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return fetch(`${server.origin}/en/living-annuity/figures.csv`, {
      headers: { Cookie: cookie },
      redirect: "manual",
    });
  };

  it("has every figure in the column of its unit", async () => {
    const { visitor, text } = await ask();
    const answer = await open(visitor);
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("Content-Disposition")).toBe(
      'attachment; filename="baobab-living-annuity.csv"',
    );
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const [head = "", ...rows] = (await answer.text()).replace("\uFEFF", "").trim().split("\r\n");
    expect(head).toBe(
      "part,figure,at age (years),rand a month (today's rand),rand (today's rand),percent,age or time (years),day (DD/MM/YYYY),in words",
    );
    expect(rows).toContain("Your answers,It is worth,,,1300000,,,,");
    expect(rows).toContain("The law,The most a year,,,,17.5,,,");
    const [lasting = ""] = rows.filter((row) => row.startsWith('What lasts,"Income, before tax",'));
    const perMonth = Number(lasting.split(",").at(-6));
    expect(text).toContain(
      `About ${formatRand(Math.round(perMonth / 10) * 10).replaceAll("\u00a0", " ")} would last`,
    );
    expect(rows.filter((row) => row.startsWith("In between,Left in poor markets,"))).toHaveLength(31);
    expect(rows.filter((row) => /^[=+@\t-]/.test(row))).toEqual([]);
  });

  it("leads to the questions where nothing was asked", async () => {
    const answer = await open(createVisitor(server.origin));
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, QUESTIONS]);
  });
});

describe("what was typed", () => {
  it("is cleared with all other answers, and the way back leads to the questions", async () => {
    const { visitor } = await ask();
    expect([...visitor.cookies.keys()]).toContain("baobab_living_annuity");
    await visitor.open("/en/clear-my-answers");
    await visitor.press("clear");
    expect([...visitor.cookies.keys()]).not.toContain("baobab_living_annuity");
    expect((await visitor.open(ANSWER)).path).toBe(QUESTIONS);
    expect(visitor.fields("check").get("value")).toBe("");
    const from = { headers: { Referer: `${server.origin}${ANSWER}` } };
    const asked = await (await fetch(`${server.origin}/en/clear-my-answers`, from)).text();
    expect(asked).toMatch(
      /href="\/en\/living-annuity"[^>]*><span aria-hidden="true">←[^<]*<\/span>Your answers/,
    );
  });

  it("is named where cookies and privacy are", async () => {
    const read = async (path: string) => readText((await createVisitor(server.origin).open(path)).html);
    expect(await read("/en/cookies")).toContain("Your answers about a living annuity 24 hours");
    expect(await read("/en/privacy")).toContain("If you check a living annuity");
  });
});
