import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Comparison } from "./comparison";

const row = (name: string, kind: "more" | "less" | "plain", words: string) => ({
  name,
  recommended: "1",
  amended: "2",
  difference: { words, kind },
});

it("says each difference in words, and marks with a sign what became more or less", () => {
  const html = renderToStaticMarkup(
    createElement(Comparison, {
      income: row("Income", "more", "R989 more"),
      tags: ["before tax"],
      title: "The changes add R989 a month",
      caption: "In expected markets.",
      groups: [
        { rows: [row("Likely to last for life", "plain", "No change")] },
        { heading: "If you die at 82", rows: [row("Your family gets", "less", "R5 less")] },
      ],
    }),
  );
  expect(html.match(/<svg/g)).toHaveLength(2);
  for (const words of ["R989 more", "No change", "R5 less"]) expect(html).toContain(words);
  expect([...html.matchAll(/<caption[^>]*>([^<]*)/g)].map(([, words]) => words)).toEqual([
    "In expected markets.",
    "If you die at 82",
  ]);
});
