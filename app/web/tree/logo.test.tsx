import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TreeShape } from "./tree-shape";

it("has the lines of the tree in the file of the logo", () => {
  const drawing = renderToStaticMarkup(<TreeShape hollow="hollow" />);
  const box = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 366">';
  expect(readFileSync("public/baobab.svg", "utf8").trim()).toBe(`${box}${drawing}</svg>`);
});
