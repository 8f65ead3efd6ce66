import { describe, expect, it } from "vitest";
import { readMarkdown, readSpans } from "./markdown";

describe("a text in Markdown", () => {
  it("is read block by block, comments left out", () => {
    const text = [
      "<!-- not shown -->",
      "",
      "## Fees and costs",
      "",
      "One line",
      "and its end.",
      "",
      "- first",
      "  goes on",
      "- second",
      "",
      "```",
      "a = 1",
      "",
      "b = 2",
      "```",
      "",
      "1. one",
      "2. two",
    ].join("\n");
    expect(readMarkdown(text)).toEqual([
      { kind: "heading", level: 2, id: "fees-and-costs", text: "Fees and costs" },
      { kind: "paragraph", text: "One line and its end." },
      { kind: "list", isOrdered: false, items: ["first goes on", "second"] },
      { kind: "code", text: "a = 1\n\nb = 2" },
      { kind: "list", isOrdered: true, items: ["one", "two"] },
    ]);
  });

  it("gives a table the paragraph in italics before it as its caption", () => {
    const table = "| age | left |\n| --- | ---- |\n| 72  | R5   |";
    const rows = { kind: "table", heads: ["age", "left"], rows: [["72", "R5"]] };
    expect(readMarkdown(`_What is left_\n\n${table}`)).toEqual([{ ...rows, caption: "What is left" }]);
    expect(readMarkdown(`As _said_ above:\n\n${table}`)).toEqual([
      { kind: "paragraph", text: "As _said_ above:" },
      { ...rows, caption: "" },
    ]);
  });

  it("reads marks within a line, and code as it stands", () => {
    expect(readSpans("**R4 096** is _real_: `S_x·S_y`, xoshiro128\\*\\*, [law](/en/terms)")).toEqual([
      { kind: "bold", text: "R4\u00a0096" },
      { kind: "plain", text: " is " },
      { kind: "italic", text: "real" },
      { kind: "plain", text: ": " },
      { kind: "code", text: "S_x·S_y" },
      { kind: "plain", text: ", xoshiro128" },
      { kind: "plain", text: "*" },
      { kind: "plain", text: "*" },
      { kind: "plain", text: ", " },
      { kind: "link", text: "law", to: "/en/terms" },
    ]);
  });

  it("names a heading's anchor as code hosts do", () => {
    expect(readMarkdown("## 1. How much to take in cash\n### Select Income Fund of Funds")).toMatchObject([
      { id: "1-how-much-to-take-in-cash" },
      { id: "select-income-fund-of-funds" },
    ]);
  });
});
