import { readFileSync } from "node:fs";
import path from "node:path";
import { readMarkdown } from "./markdown";
import type { Block } from "./markdown";

/** The methodology as its page shows it: a title, a first part for everyone, and the method in full. */
export type Methodology = { title: string; lead: string; plainPart: Block[]; fullPart: Block[] };

/** The heading at which the full method begins. */
const FULL_PART = "the-method-in-full";

let kept: Methodology | undefined;

/** The methodology, read from its file on first use. */
export function readMethodology(): Methodology {
  kept ??= divide(readMarkdown(readFileSync(path.resolve("app/docs/methodology.md"), "utf8")));
  return kept;
}

function divide([title, lead, ...blocks]: Block[]): Methodology {
  const start = blocks.findIndex((block) => block.kind === "heading" && block.id === FULL_PART);
  if (title?.kind !== "heading" || lead?.kind !== "paragraph" || start < 0)
    throw new Error("The methodology does not begin with a title and a lead, or lacks its second part.");
  return {
    title: title.text,
    lead: lead.text,
    plainPart: blocks.slice(0, start),
    fullPart: blocks.slice(start),
  };
}
