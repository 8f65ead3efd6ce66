import { expect, it } from "vitest";
import { findMain, recallMain } from "./kept-main.server";

const page = (text: string) => `<html><main id="content">${text}</main><footer></footer></html>`;

/** A request for a page that shows a source, drawn anew unless it is kept; what its main part holds. */
function open(source: object, rest: unknown, text: string): string | undefined {
  const context = {};
  if (!recallMain(context, source, rest)) findMain(context)?.keep(page(text));
  return findMain(context)?.markup;
}

it("keeps what was drawn of a source and all else that it depends on", () => {
  const [source, other] = [{}, {}];
  expect(open(source, ["?market=poor"], "<p>poor</p>")).toBeUndefined();
  expect(open(source, ["?market=poor"], "never drawn")).toBe("<p>poor</p>");
  expect(open(source, ["?market=strong"], "<p>strong</p>")).toBeUndefined();
  expect(open(other, ["?market=poor"], "<p>other</p>")).toBeUndefined();
  expect(open(other, ["?market=poor"], "never drawn")).toBe("<p>other</p>");
});

it("keeps five parts of a source, so that no number of addresses fills the memory", () => {
  const source = {};
  for (let place = 0; place < 6; place += 1) open(source, place, `<p>${place}</p>`);
  expect(open(source, 5, "")).toBe("<p>5</p>");
  expect(open(source, 1, "")).toBe("<p>1</p>");
  expect(open(source, 0, "")).toBeUndefined();
});

it("says nothing of a page that is always drawn", () => {
  expect(findMain({})).toBeUndefined();
});
