/** A planner adds clients, one by one and as a list, without scripts. */
import { beforeAll, describe, expect, inject, it } from "vitest";
import { inventCell } from "../support/accounts";
import { thandi } from "../support/answers";
import { assembleCast, type Cast } from "../support/cast";
import { inventIdentityNumber, inventNumberOfWoman } from "../support/identity-numbers";
import { readErrorSummary, readText } from "../support/visitor";

const PAGE = "/en/admin/clients/import";

let cast: Cast;
beforeAll(async () => {
  cast = await assembleCast(inject("site"));
});

const HEADS = "First names,Surname,ID number,Cell number,Email\n";

type Listed = { between?: string; end?: string };

function writeList({ between = ",", end = "\n" }: Listed = {}): string {
  const heads = HEADS.trim().split(",");
  const client = ["Zoë", "Mokoena", inventIdentityNumber(), inventCell(), "z@example.org"];
  return [heads, client].map((cells) => cells.join(between) + end).join("");
}

/** Uploads a file to be checked, as a browser does. */
async function upload(file: Blob) {
  const { planner } = cast.visitors;
  await planner.open(PAGE);
  return planner.upload("check", { field: "file", content: file });
}

it("adds a client once, though the form is sent twice, and both answers lead to their survey", async () => {
  const { planner } = cast.visitors;
  await planner.open("/en/admin/clients/new");
  const impatient = planner.clone();
  const numbers = { rsaIdNr: inventNumberOfWoman("29/02/1964"), cellNr: inventCell() };
  const typed = { firstNames: "Nomsa", surname: "Mabaso", email: "nomsa@example.org", ...numbers };
  const [first, second] = [await planner.press("add", typed), await impatient.press("add", typed)];
  expect(first.path).toMatch(/^\/en\/1\?client=\d+$/);
  expect(second.path).toBe(first.path);

  expect(first.html).toMatch(/<input[^>]*name="dateOfBirth"[^>]*value="29\/02\/1964"/);
  const refused = await planner.press("next", { ...thandi[1], dateOfBirth: "28/02/1964" });
  expect(readErrorSummary(refused.html)).toEqual([
    { href: "#dateOfBirth", words: expect.stringContaining("the ID number says 29/02/1964") as string },
  ]);
  const taken = await planner.press("next", { ...thandi[1], dateOfBirth: "29/02/1964" });
  expect(taken.path).toMatch(/^\/en\/2\?/);
});

it("checks a list, adds its clients, and adds nobody twice", async () => {
  const { planner } = cast.visitors;
  const list = writeList({ end: "\r\n" });
  await planner.open(PAGE);
  const refused = await planner.press("check", { list: "Name\nZanele" });
  expect(refused.status).toBe(422);
  expect(readErrorSummary(refused.html)[0]?.words).toContain("these headings are missing");
  const checked = await planner.press("check", { list });
  expect(readText(checked.html)).toContain("1 ready to add");
  const added = await planner.press("add");
  expect(readText(added.html)).toContain("1 added");
  await planner.open(PAGE);
  const again = await planner.press("check", { list });
  expect(readText(again.html)).toContain("0 ready to add, 1 yours already");
});

it("says of a number that a spreadsheet has shortened what to do, and reads rows pasted from one", async () => {
  const { planner } = cast.visitors;
  await planner.open(PAGE);
  const rows = writeList({ between: "\t" }).replace(/\d{13}/, "4.30315E+12");
  const checked = await planner.press("check", { list: rows });
  expect(readText(checked.html)).toContain("0 ready to add, 1 with a mistake");
  expect(readText(checked.html)).toMatch(/ID number: A spreadsheet .* format the column as text/);
});

describe("a file", () => {
  it.each([
    ["in UTF-8", writeList()],
    ["in UTF-8 with a byte order mark", `\uFEFF${writeList()}`],
    ["with the line ends of Windows", writeList({ end: "\r\n" })],
    ["with tabs", writeList({ between: "\t", end: "\r\n" })],
    ["with Excel's hint", `\uFEFFsep=;\r\n${writeList({ between: ";", end: "\r\n" })}`],
    ["as Excel writes it in South Africa", `\uFEFF${writeList({ between: ";", end: "\r\n" })}`],
  ])("%s is checked and added", async (_, text) => {
    const checked = await upload(new Blob([text], { type: "text/csv" }));
    expect(readText(checked.html)).toContain("1 ready to add");
    expect(readText(checked.html)).toContain("Zoë Mokoena");
    const added = await cast.visitors.planner.press("add");
    expect(readText(added.html)).toContain("1 added");
  });

  it.each([
    ["that is a picture", new Blob([Buffer.from("89504e470d0a1a0a0000ff", "hex")]), "not text in UTF-8"],
    ["that is a letter", new Blob(["Dear Sir,\nplease add my clients"]), "headings are missing"],
    ["that is empty", new Blob([]), "choose a file, or paste a list"],
    ["with headings alone", new Blob([HEADS]), "no clients"],
    ["of 251 clients", new Blob([HEADS, "Zanele,Mokoena,1,2,z@example.org\n".repeat(251)]), "more than 250"],
    ["of 200 KiB", new Blob(["x".repeat(200 * 1024)]), "files of at most 250 clients"],
    ["of 3 MiB", new Blob(["x".repeat(3 * 1024 * 1024)]), "files of at most 250 clients"],
  ])("%s is refused with what to do, and the page stays", async (_, file, words) => {
    const refused = await upload(file);
    expect(refused.status).toBe(422);
    expect(readErrorSummary(refused.html)).toEqual([
      { href: "#file", words: expect.stringContaining(words) as string },
    ]);
    expect(readText(refused.html)).toContain("Add many clients from one file");
  });
});
