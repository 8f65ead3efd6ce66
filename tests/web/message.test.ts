/** Writing to a person: from the contact page and from a step's help, without scripts. */
import { describe, expect, inject, it } from "vitest";
import { walkOn } from "../support/answers";
import { openLoggedInVisitor } from "../support/logged-in-visitor";
import { readMailbox } from "../support/mail-server";
import { queryAt } from "../support/query";
import { createVisitor, readErrorSummary, readText } from "../support/visitor";

const server = inject("otherSite");

/** Mails arrive in any order: one that the queue retries comes after a later one. */
const findMail = async (words: string) =>
  (await readMailbox(server)).find(({ content }) => content.replaceAll("\r\n", "\n").includes(words));

describe("a message", () => {
  it("of a guest reaches the operator", async () => {
    const visitor = createVisitor(server.origin);
    await visitor.open("/en/contact");
    expect(readText(visitor.page().html)).toContain("Baobab coaches Retirement coaches");
    const sent = await visitor.press("send", { message: "Please call me on Monday." });
    expect(sent.path).toBe("/en/contact?sent");
    expect(readText(sent.html)).toContain("Thank you! Your message has been sent.");
    await expect
      .poll(async () => (await findMail("call me on Monday"))?.to)
      .toEqual(["operator@example.org"]);
  });

  it("that is empty or too long is refused in place", async () => {
    const visitor = createVisitor(server.origin);
    await visitor.open("/en/contact");
    const empty = await visitor.press("send", { message: "  " });
    expect(empty.status).toBe(422);
    expect(readErrorSummary(empty.html)[0]?.words).toBe("Please type your message.");
    const long = await visitor.press("send", { message: "x".repeat(1_025) });
    expect(readText(long.html)).toContain("Maximal message length is 1024 characters.");
    expect(readErrorSummary(long.html)[0]?.words).toBe("Maximal message length is 1024 characters.");
    expect(long.html).toContain("x".repeat(1_025));
    expect((await visitor.press("send", { message: "x".repeat(1_024) })).path).toBe("/en/contact?sent");
  });

  it("is sent from a step's help, and leads back to the step", async () => {
    const visitor = await walkOn(createVisitor(server.origin), 2);
    const html = visitor.page().html;
    const form = html.slice(html.indexOf('action="/en/contact"'));
    const fields = new URLSearchParams();
    for (const [tag] of form.slice(0, form.indexOf("</form>")).matchAll(/<input[^>]*>/g))
      fields.set(/name="([^"]*)"/.exec(tag)?.[1] ?? "", /value="([^"]*)"/.exec(tag)?.[1] ?? "");
    fields.set("message", "From step two");
    const Cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const init = { method: "POST", body: fields, headers: { Cookie }, redirect: "manual" } as const;
    const response = await fetch(`${server.origin}/en/contact`, init);
    expect(response.headers.get("Location")).toBe("/en/contact?sent&back=%2Fen%2F2");
    const thanks = await visitor.open("/en/contact?sent&back=%2Fen%2F2");
    expect(thanks.html).toMatch(/<a[^>]*href="\/en\/2"/);
    expect(thanks.html).toMatch(/data-closes="2000" data-closes-to="\/en\/2"/);
  });

  it.each(["//elsewhere.example", "https://elsewhere.example", "/other"])(
    "never leads on to %s",
    async (back) => {
      const visitor = createVisitor(server.origin);
      const page = await visitor.open(`/en/contact?sent&back=${encodeURIComponent(back)}`);
      expect(page.html).not.toContain(back);
    },
  );

  it("of a client reaches their adviser, whose name and picture the pages show", async () => {
    const { account, visitor } = await openLoggedInVisitor(server.origin);
    const { account: adviser, visitor: desk } = await openLoggedInVisitor(server.origin);
    await desk.open("/en/profile");
    await desk.press("details", { firstNames: "Naledi", surname: "Mokoena", email: "naledi@example.org" });
    await queryAt(server, "insert into user_roles (user_id, role_id) values ($1, 4)", [adviser.userId]);
    await queryAt(server, "update users set adviser_id = $1 where id = $2", [adviser.userId, account.userId]);
    const page = await visitor.open("/en/contact");
    const number = account.cell.replace(/^0(..)(...)(....)$/, "$1 $2 $3");
    expect(readText(page.html)).toContain(
      `NM Naledi Mokoena Retirement Coach Naledi Mokoena reaches you at +27 (0) ${number}`,
    );
    await visitor.press("send", { message: "To my own coach" });
    await expect.poll(async () => (await findMail("To my own coach"))?.to).toEqual(["naledi@example.org"]);
    await walkOn(visitor, 2);
    expect(readText(visitor.page().html)).toContain("Naledi Mokoena Retirement Coach");
  });
});

describe("a call", () => {
  const call = { name: "  Thandi   Mokoena ", phone: "082 123 4567", at: "morning" };

  it("is asked of the operator, with the number as it is dialled", async () => {
    const visitor = createVisitor(server.origin);
    await visitor.open("/en/contact");
    const asked = await visitor.press("call", call);
    expect(asked.path).toBe("/en/contact?call");
    expect(readText(asked.html)).toContain("Thank you! A person will call you on a working day.");
    const words = "Name: Thandi Mokoena\nPhone: +27 (0) 82 123 4567\nWhen: in the morning";
    await expect.poll(async () => (await findMail(words))?.to).toEqual(["operator@example.org"]);
    expect((await findMail(words))?.content).toContain("asks to be called");
  });

  it("knows the name and number of a person who is logged in", async () => {
    const { account, visitor } = await openLoggedInVisitor(server.origin);
    await visitor.open("/en/profile");
    await visitor.press("details", { firstNames: "Lerato", surname: "Dube" });
    await visitor.open("/en/contact");
    await visitor.press("call", {});
    const digits = account.cell.replace(/^0(..)(...)(....)$/, "$1 $2 $3");
    const words = `Name: Lerato Dube\nPhone: +27 (0) ${digits}\nWhen: at any time`;
    await expect.poll(async () => (await findMail(words))?.to).toEqual(["operator@example.org"]);
  });

  it("knows what the survey was told, of a guest and of a person whose account has no name", async () => {
    const guest = createVisitor(server.origin);
    const { account, visitor: person } = await openLoggedInVisitor(server.origin);
    for (const [visitor, phone] of [
      [guest, "821234567"],
      [person, account.cell.slice(1)],
    ] as const) {
      await walkOn(visitor, 2);
      await visitor.open("/en/contact");
      const fields = visitor.fields("call");
      expect(fields.get("name")).toBe("Thandi Nkosi");
      // After the prefix "+27 (0)" a number is written without its zero, as in the survey's own field.
      expect(fields.get("phone")).toBe(`${phone.slice(0, 2)} ${phone.slice(2, 5)} ${phone.slice(5)}`);
      const thanks = await visitor.press("call");
      expect(readText(thanks.html)).toContain("Thank you! A person will call you on a working day.");
      expect(thanks.html).not.toContain('value="Thandi Nkosi"');
    }
  });

  it("without a name or with half a number is refused in place, and nothing typed is lost", async () => {
    const visitor = createVisitor(server.origin);
    await visitor.open("/en/contact");
    const refused = await visitor.press("call", { ...call, name: " ", phone: "082 123" });
    expect(refused.status).toBe(422);
    expect(readErrorSummary(refused.html).map(({ words }) => words)).toEqual([
      expect.stringMatching(/please type whom we should ask for\./i),
      expect.stringMatching(/please type a phone number, such as 082 123 4567, or with \+ and its code/i),
    ]);
    expect(refused.html).toContain('value="082 123"');
    expect((await visitor.press("call", call)).path).toBe("/en/contact?call");
  });

  it("may be at a number of another country", async () => {
    const visitor = createVisitor(server.origin);
    await visitor.open("/en/contact");
    const asked = await visitor.press("call", { ...call, phone: "+44 20 7946 0018" });
    expect(asked.path).toBe("/en/contact?call");
  });
});

describe("how to reach the operator", () => {
  it("is an example until it is set", async () => {
    const visitor = createVisitor(server.origin);
    const page = readText((await visitor.open("/en/contact")).html);
    expect(page).toContain("+27 (0) 10 000 0100 Example Monday to Friday, 8:00 to 17:00");
    expect(page).toContain("operator@example.org");
    expect(page).not.toContain("operator@example.org Example");
  });
});
