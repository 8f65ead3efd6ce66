import { readFileSync } from "node:fs";
import path from "node:path";
import { findOperator } from "~/backend/door.server";
import { type Block, readMarkdown } from "./markdown";

/** A chapter of the full method. */
type Chapter = { id: string; title: string; blocks: Block[] };

export type ChapterLink = Pick<Chapter, "id" | "title">;

/**
 * The methodology's first page: a title, a part for everyone, an introduction to the full method, its chapters, and
 * the funds' fact sheets, to which plans link.
 */
export type Methodology = {
  title: string;
  lead: string;
  plainPart: Block[];
  fullPart: Block[];
  chapters: ChapterLink[];
  funds: Block[];
};

/** A chapter for its page, with its neighbours. */
export type ChapterPage = Chapter & { before?: ChapterLink; after?: ChapterLink };

/** The heading at which the full method begins. */
const FULL_PART = "the-method-in-full";

/** The chapter whose sections are the funds' fact sheets. */
const FUNDS_CHAPTER = "markets-and-funds";

type Kept = Omit<Methodology, "chapters" | "funds"> & { chapters: Chapter[] };
let kept: Kept | undefined;

function read(): Kept {
  const file = findOperator().plusProvider ? "methodology.md" : "methodology-without-plus.md";
  kept ??= divide(readMarkdown(readFileSync(path.resolve("build", file), "utf8")));
  return kept;
}

export function readMethodology(): Methodology {
  const { chapters, ...first } = read();
  const blocks = chapters.find(({ id }) => id === FUNDS_CHAPTER)?.blocks ?? [];
  const firstFund = blocks.findIndex((block) => block.kind === "heading");
  return {
    ...first,
    chapters: chapters.map(nameChapter),
    funds: firstFund < 0 ? [] : blocks.slice(firstFund),
  };
}

/** A chapter by the anchor of its heading; undefined if there is none. */
export function readChapter(id: string | undefined): ChapterPage | undefined {
  const { chapters } = read();
  const index = chapters.findIndex((chapter) => chapter.id === id);
  const chapter = chapters[index];
  if (!chapter) return undefined;
  const [before, after] = [chapters[index - 1], chapters[index + 1]];
  return {
    ...chapter,
    blocks: chapter.blocks.map(raiseHeading),
    before: before && nameChapter(before),
    after: after && nameChapter(after),
  };
}

/** A chapter's heading is the first of its page, so the headings inside it move up a level. */
function raiseHeading(block: Block): Block {
  return block.kind === "heading" ? { ...block, level: block.level - 1 } : block;
}

const nameChapter = ({ id, title }: Chapter): ChapterLink => ({ id, title });

function divide([title, lead, ...blocks]: Block[]): Kept {
  const start = blocks.findIndex((block) => block.kind === "heading" && block.id === FULL_PART);
  if (title?.kind !== "heading" || lead?.kind !== "paragraph" || start < 0)
    throw new Error("The methodology does not begin with a title and a lead, or lacks its second part.");
  const [fullPart = [], ...chapters] = splitAtChapters(blocks.slice(start + 1));
  const [heading] = blocks.slice(start);
  return {
    title: title.text,
    lead: lead.text,
    plainPart: blocks.slice(0, start),
    fullPart: heading ? [heading, ...fullPart] : fullPart,
    chapters: chapters.flatMap(([first, ...rest]) =>
      first?.kind === "heading" ? [{ id: first.id, title: first.text, blocks: rest }] : [],
    ),
  };
}

/** Splits a text into the blocks before the first chapter, and those of each chapter with its heading. */
function splitAtChapters(blocks: readonly Block[]): Block[][] {
  const parts: Block[][] = [[]];
  for (const block of blocks) {
    if (block.kind === "heading" && block.level === 2) parts.push([block]);
    else parts.at(-1)?.push(block);
  }
  return parts;
}
