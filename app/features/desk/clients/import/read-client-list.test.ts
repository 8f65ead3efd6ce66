import { describe, expect, it } from "vitest";
import { readClientList, readText } from "./read-client-list";

const HEADS = "Email;SURNAME;first names;Cell number;ID number";
const read = {
  firstNames: "=1+1",
  surname: "O;Neil",
  preferredName: "",
  rsaIdNr: "8001015009087",
  cellNr: "0825550123",
  email: "a@b.org",
  birthDate: "",
  gender: "",
};
const row = 'a@b.org;"O;Neil";=1+1;0825550123;8001015009087';

describe("a list of clients", () => {
  it("is read with a byte order mark, semicolons, quotes, any order of headings; formulas stay text", () => {
    expect(readClientList(`\uFEFF${HEADS}\r\n${row}\r\n`)).toEqual({ ok: true, value: [read] });
    const commas = HEADS.replaceAll(";", ",");
    expect(readClientList(`${commas}\na@b.org,"O;Neil",=1+1,0825550123,8001015009087`)).toEqual({
      ok: true,
      value: [read],
    });
  });

  it("is read with the tabs that a spreadsheet copies, below an empty line, and with an empty first cell", () => {
    const tabs = (cells: string[]) => cells.join("\t");
    const list = [HEADS, row.replaceAll('"O;Neil"', "Naidoo")].map((line) => tabs(line.split(";")));
    expect(readClientList(`\r\n${list.join("\r\n")}`)).toEqual({
      ok: true,
      value: [{ ...read, surname: "Naidoo" }],
    });
    const nameless = tabs(["Preferred name", ...HEADS.split(";")]);
    expect(readClientList(`${nameless}\n\t${list[1]}`)).toMatchObject({
      value: [{ preferredName: "", email: "a@b.org", rsaIdNr: read.rsaIdNr }],
    });
  });

  it.each([
    ["semicolons", "sep=;\r\n", ";"],
    ["commas, though a heading has a semicolon", '\uFEFF"SEP=,"\n', ","],
    ["tabs", "sep=\t\n", "\t"],
  ])("is read below Excel's hint of %s", (_, hint, separator) => {
    const heads = ['"Note; private"', ...HEADS.split(";")].join(separator);
    const cells = ["seen", "a@b.org", '"O;Neil"', "=1+1", "0825550123", "8001015009087"].join(separator);
    expect(readClientList(`${hint}${heads}\n${cells}\n`)).toEqual({ ok: true, value: [read] });
  });

  it.each([
    ["without a heading", "Email;Surname\na;b", "missing: First names, ID number, Cell number"],
    ["without clients", HEADS, "no clients"],
    ["of 10 000 rows", `${HEADS}\n${";;x;;\n".repeat(10_000)}`, "more than 250"],
    ["with a huge cell", `${HEADS}\n${"x".repeat(2_000)};;;;`, "more than 1000 characters"],
    ["that is too large", "x".repeat(200_000), "larger than 128 KiB"],
    ["with a NUL byte", `${HEADS}\n\0`, "UTF-8"],
    ["with an open quote", `${HEADS}\n"a`, "quotation mark"],
  ])("%s is refused in words", (_, text, words) => {
    expect(readClientList(text)).toEqual({ ok: false, reason: expect.stringContaining(words) as string });
  });

  it("in another encoding is refused in words", () => {
    const reason = expect.stringContaining("UTF-8") as string;
    expect(readText(Buffer.from("Zo\xeb", "latin1"))).toEqual({ ok: false, reason });
  });
});
