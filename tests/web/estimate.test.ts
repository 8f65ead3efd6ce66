/**
 * An estimate from five answers, at an address that can be shared, and a plan that begins with them. Without
 * scripts.
 */
import { describe, expect, inject, it } from "vitest";
import { formatDayMonthYear } from "../../app/base/date";
import { thandi, today } from "../support/answers";
import { becomeGuest } from "../support/guest-plans";
import { createVisitor, readElement, readErrorSummary, readText, readTitle } from "../support/visitor";

const server = inject("site");

const NOMSA = "/en/estimate?age=64&retire_at=64&gender=female&savings=900000&partner_age=61";

async function open(path: string) {
  const visitor = createVisitor(server.origin);
  const page = await visitor.open(path);
  return { visitor, page, text: readText(page.html) };
}

/** The value of a field. */
const readValue = (html: string, name: string) =>
  /\svalue="([^"]*)"/.exec(new RegExp(`<input[^>]*\\sid="${name}"[^>]*>`).exec(html)?.[0] ?? "")?.[1];

describe("the first page", () => {
  it("asks five things, with nothing typed, and leads to their answer by an address", async () => {
    const { page, text } = await open("/en");
    const form = /<form action="\/en\/estimate" method="get"[\s\S]*?<\/form>/.exec(page.html)?.[0] ?? "";
    const names = [...form.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(new Set(["age", "retire_at", "gender", "savings", "partner_age"]));
    expect(form).not.toContain("checked");
    expect(form).not.toMatch(/<input[^>]*type="text"[^>]*value="[^"]/);
    expect(text).toContain("Free. We ask no name, and we keep nothing of this.");
  });

  it("shows its example in full where its link leads", async () => {
    const { page, visitor } = await open("/en");
    const [, link = ""] = /<a[^>]*href="(\/en\/estimate[^"]*)"/.exec(page.html) ?? [];
    const full = readText((await visitor.open(link.replaceAll("&amp;", "&"))).html);
    const [, amount] = /Example R900 000 could pay about (R[\d ]+) a month/.exec(readText(page.html)) ?? [];
    expect(full).toContain(`R900 000 could pay you about ${amount} a month`);
  });
});

describe("an estimate", () => {
  it("says both ways in the same rows, what was assumed, the cash and what would change it", async () => {
    const { page, text } = await open(NOMSA);
    expect(page.status).toBe(200);
    expect(text).toMatch(/R900 000 could pay you about R\d 900 a month That is with most of it guaranteed\./);
    expect(text).toMatch(/Flexible A living annuity plus Income a month R3 1\d\d a month/);
    expect(text).toMatch(/Half Half in a life annuity Income a month R3 5\d\d a month/);
    expect(text).toMatch(/Guaranteed A life annuity Income a month R3 9\d\d a month/);
    expect(text).not.toContain("We suggest this");
    expect(text).toContain("We chose it so that it keeps up with prices for life in 15 of 20 futures.");
    expect(text).toMatch(/If you die: your partner gets R2 1\d\d a month for life\./);
    expect(text).toContain("Your partner, a man, lives on it too.");
    // A third of R900 000 may be taken in cash, and R300 000 is below the tax-free R550 000.
    expect(text).toContain("R300 000 of it comes in cash first");
    expect(text).toMatch(/Your partner needs none of it R\d+ more R\d+ more/);
    expect(text).toMatch(/Each R10 000 of debt to be paid off first costs R\d+ a month/);
    expect(text).toContain("64, retire now, woman, R900 000, partner 61: change these");
  });

  it("is the same for whoever opens its address, which holds its answers and nothing else", async () => {
    const { page } = await open(NOMSA);
    const link = readElement(page.html, "link") ?? "";
    expect(link).toBe(`${server.origin}${NOMSA}`);
    const { page: again } = await open(link.slice(server.origin.length));
    expect(readElement(again.html, "cash")).toBe(readElement(page.html, "cash"));
    expect(readText(again.html)).toBe(readText(page.html));
  });

  it("is listed by no search engine and kept in no cache", async () => {
    const answer = await fetch(server.origin + NOMSA);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex"\/?>/);
  });

  it.each(["R900 000", "900 000", "900,000", "R 900000.00", "0.9m"])(
    "reads %s as an amount",
    async (savings) => {
      const address = `/en/estimate?age=64&retire_at=64&gender=female&savings=${encodeURIComponent(savings)}&partner_age=61`;
      const { page } = await open(address);
      expect(readElement(page.html, "link")).toBe(`${server.origin}${NOMSA}`);
      expect(readValue(page.html, "savings")).toBe("900\u00a0000");
    },
  );

  it("of somebody alone says nothing of a partner", async () => {
    const { text } = await open("/en/estimate?age=70&retire_at=70&gender=male&savings=2000000&partner_age=");
    expect(text).toContain("Nobody else lives on it.");
    expect(text).not.toContain("your partner gets");
    expect(text).toContain("70, retire now, man, R2 000 000: change these");
  });

  it("of somebody who retires later says when, and grows the savings until then", async () => {
    const { page, text } = await open(NOMSA.replace("age=64", "age=62"));
    expect(text).toContain(
      "You retire at 64. Until then your savings grow as we expect, and you pay in no more.",
    );
    const [, sooner] = /Guaranteed A life annuity Income a month (R[\d ]+) a month/.exec(text) ?? [];
    const now = readText((await open(NOMSA)).page.html);
    expect(now).toMatch(/Guaranteed A life annuity Income a month R3 9\d\d a month/);
    expect(sooner).toMatch(/^R4 \d\d\d$/);
    expect(readElement(page.html, "link")).toContain("age=62&retire_at=64");
  });

  it("of an address without an age of retirement is of now", async () => {
    const { page, text } = await open(NOMSA.replace("&retire_at=64", ""));
    expect(text).toContain("You retire now.");
    expect(readValue(page.html, "retire_at")).toBe("64");
  });

  it("of little says first that all of it may be taken in cash", async () => {
    const { page, text } = await open("/en/estimate?age=64&retire_at=64&gender=female&savings=250000");
    expect(text).toMatch(
      /R250 000 in cash, or about R1 \d00 a month You may take all of it in cash: the law allows that up to R360 000\./,
    );
    expect(page.html).toContain('href="/en/small-savings?age=64&amp;savings=250000"');
    // A third of R250 000 is R83 333.
    expect(text).toContain("here a third stays in reach. So the two incomes differ.");
  });

  it("of little takes the age of retirement along for somebody too young to retire today", async () => {
    const { page } = await open("/en/estimate?age=52&retire_at=56&gender=female&savings=250000");
    expect(page.status).toBe(200);
    expect(page.html).toContain('href="/en/small-savings?age=56&amp;savings=250000"');
    const neither = await open("/en/estimate?age=50&retire_at=54&gender=female&savings=54000");
    expect(neither.page.html).toContain('href="/en/small-savings?savings=54000"');
  });

  it("is not one yet where the address asks nothing", async () => {
    const { page, text } = await open("/en/estimate");
    expect(page.status).toBe(200);
    expect(text).toContain("Your first figure, in a minute");
    expect(readErrorSummary(page.html)).toEqual([]);
  });
});

describe("what is wrong with an answer", () => {
  it("is named beside its field, and everything is kept as it was typed", async () => {
    const { page } = await open("/en/estimate?age=sixty&retire_at=90&gender=&savings=R54+000&partner_age=39");
    expect(page.status).toBe(422);
    expect(readTitle(page.html)).toBe("Error: A first figure – Baobab");
    expect(readErrorSummary(page.html).map(({ href }) => href)).toEqual([
      "#age",
      "#retire_at",
      "#gender",
      "#savings",
      "#partner_age",
    ]);
    expect(readElement(page.html, "age-error")).toBe("Error: Please enter your age in years, such as 64");
    expect(readElement(page.html, "retire_at-error")).toContain("should be between 55 and 85");
    expect(readElement(page.html, "gender-error")).toBe("Error: Please select your gender");
    expect(readValue(page.html, "age")).toBe("sixty");
    expect(readValue(page.html, "savings")).toBe("R54 000");
    expect(readValue(page.html, "partner_age")).toBe("39");
    expect(page.html).not.toContain("What we assumed");
  });

  it("leads small savings to their own page, and whoever is too young to a person", async () => {
    const small = await open("/en/estimate?age=64&retire_at=64&gender=female&savings=54000");
    expect(readElement(small.page.html, "savings-way-on")).toContain("you may take all of it in cash");
    expect(small.page.html).toContain('href="/en/small-savings?age=64&amp;savings=54000"');
    const young = await open("/en/estimate?age=52&retire_at=54&gender=female&savings=900000");
    expect(readElement(young.page.html, "retire_at-error")).toContain("should be between 55 and 85");
    expect(readElement(young.page.html, "retire_at-way-on")).toContain("talk to a person");
    const old = await open("/en/estimate?age=86&retire_at=86&gender=female&savings=900000");
    expect(readElement(old.page.html, "age-error")).toContain("should be between 55 and 85");
    expect(readElement(old.page.html, "age-way-on")).toBeUndefined();
  });
});

describe("a plan that begins with an estimate", () => {
  it("has its answers typed where the survey asks them, and no birth date", async () => {
    const { visitor } = await open(NOMSA);
    const first = await visitor.press("start");
    expect(first.path).toBe("/en/1?plan=new");
    expect(readText(first.html)).toContain("Until you finish, your answers stay in this browser");
    const one = visitor.fields("next");
    expect(one.get("gender")).toBe("female");
    expect(one.get("retirementDate")).toBe(formatDayMonthYear(today));
    expect(one.get("dateOfBirth")).toBe("");
    expect(one.get("name")).toBe("");
    await visitor.press("next", {
      name: "Nomsa",
      surname: "Dlamini",
      email: "nomsa@example.co.za",
      phone: "82 123 4567",
      dateOfBirth: `14/03/${Number(today.slice(0, 4)) - 64}`,
      isNedgroupMember: "no",
    });
    expect(visitor.page().path).toBe("/en/2?plan=new");
    expect(visitor.fields("next").get("investments")).toBe("900\u00a0000");
    await visitor.press("next", { investmentFund: "Not applicable", moneyKind: "fund" });
    await visitor.press("next", thandi[3]);
    expect(visitor.page().path).toBe("/en/4?plan=new");
    expect(visitor.fields("next").get("hasPartner")).toBe("yes");
  });

  it("leaves the day of retirement to be said by whoever does not retire now", async () => {
    for (const later of [NOMSA.replace("age=64", "age=62"), NOMSA.replace("&retire_at=64", "")]) {
      const { visitor } = await open(NOMSA);
      await visitor.press("start");
      expect(visitor.fields("next").get("retirementDate")).toBe(formatDayMonthYear(today));
      await visitor.open(later);
      await visitor.press("start");
      expect(visitor.fields("next").get("retirementDate")).toBe("");
    }
  });

  it("has nothing that an earlier estimate typed, but for what was changed since", async () => {
    const { visitor } = await open(NOMSA);
    await visitor.press("start");
    await visitor.press("next", { name: "Nomsa", retirementDate: "01/03/2027", keepLong: "yes" });
    await visitor.open("/en/estimate?age=64&retire_at=66&gender=male&savings=800000");
    await visitor.press("start");
    const one = visitor.fields("next");
    expect([one.get("name"), one.get("retirementDate"), one.get("gender")]).toEqual([
      "Nomsa",
      "01/03/2027",
      "male",
    ]);
    await visitor.press("next", thandi[1]);
    expect(visitor.fields("next").get("investments")).toBe("800\u00a0000");
    await visitor.press("next", thandi[2]);
    await visitor.press("next", thandi[3]);
    expect(visitor.page().path).toBe("/en/4?plan=new");
    expect(visitor.fields("next").get("hasPartner")).toBeNull();
  });

  it("keeps what was typed before, but for the answers that it brings", async () => {
    const visitor = createVisitor(server.origin);
    await visitor.open("/en/1");
    await visitor.press("next", {
      name: "Nomsa",
      retirementDate: "01/03/2027",
      gender: "male",
      keepLong: "yes",
    });
    await visitor.open("/en/estimate?age=64&retire_at=64&gender=female&savings=900000");
    await visitor.press("start");
    const one = visitor.fields("next");
    expect(one.get("name")).toBe("Nomsa");
    expect(one.get("retirementDate")).toBe("01/03/2027");
    expect(one.get("gender")).toBe("female");
    expect(one.get("keepLong")).toBe("yes");
  });

  it("says on the plan what became of the first figure", async () => {
    const { visitor, text } = await open(NOMSA);
    await visitor.press("start");
    for (const step of [1, 2, 3, 4, 5, 6] as const) await visitor.press("next", thandi[step]);
    await visitor.press("save", thandi[7]);
    const [, figure] = /Guaranteed A life annuity Income a month (R[\d ]+) a month/.exec(text) ?? [];
    await expect
      .poll(async () => readText((await visitor.open("/en/recommended-plan")).html), { timeout: 60_000 })
      .toContain("Go straight to my plan");
    const plan = readText((await visitor.press("plan")).html);
    expect(plan).toContain(`Your first figure was ${figure} , mostly guaranteed. Debt takes R`);
  });

  it("is carried on from the first page as a new plan, beside one that there is already", async () => {
    const { browser: visitor } = await becomeGuest(server.origin);
    await visitor.open(NOMSA);
    await visitor.press("start");
    const { html } = await visitor.open("/en");
    const [, to = ""] = /href="([^"]+)"[^>]*>Carry on with step/.exec(html.replaceAll("<!-- -->", "")) ?? [];
    await visitor.open(to);
    expect(visitor.page().path).toBe("/en/1?plan=new");
    expect(visitor.fields("next").get("gender")).toBe("female");
  });

  it("stays an estimate where the form came from elsewhere", async () => {
    const { visitor } = await open(NOMSA);
    visitor.cookies.delete("csrf");
    const page = await visitor.press("start");
    expect(page.status).toBe(422);
    expect(readText(page.html)).toContain("R900 000 could pay you about");
    expect(readText(page.html)).toContain("Your browser did not send our cookie");
  });
});
