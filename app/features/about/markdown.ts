/**
 * Reads the few Markdown forms that our texts use: headings, paragraphs, lists one level deep, tables, code, comments. A
 * paragraph in italics before a table is its caption.
 */

export type Block =
  | { kind: "heading"; level: number; id: string; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; isOrdered: boolean; items: string[] }
  | { kind: "table"; caption: string; heads: string[]; rows: string[][] }
  | { kind: "code"; text: string };

const FENCE = "```";
const HEADING = /^(#{1,6}) (.*)$/;
const ITEM = /^(?:[-*]|(\d+)\.) (.*)$/;
const CAPTION = /^_([^_]+)_$/;

/** The anchor of a heading, as code hosts make it: lower case, hyphens for blanks, no other signs. */
export function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .trim()
    .replaceAll(" ", "-");
}

function splitCells(line: string): string[] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

function readList(lines: readonly string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item) items.push(item[2]!);
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return { kind: "list", isOrdered: /^\d/.test(lines[0]!), items };
}

function readTable([heads = "", , ...rows]: readonly string[]): Block {
  return { kind: "table", caption: "", heads: splitCells(heads), rows: rows.map(splitCells) };
}

/** One block of lines that no blank line divides. */
function readLines(lines: readonly string[]): Block[] {
  const first = lines[0]!;
  const heading = HEADING.exec(first);
  if (heading) {
    const [, signs = "", text = ""] = heading;
    const block: Block = { kind: "heading", level: signs.length, id: toAnchor(text), text };
    return lines.length > 1 ? [block, ...readLines(lines.slice(1))] : [block];
  }
  if (first.startsWith("<!--")) return [];
  if (ITEM.test(first)) return [readList(lines)];
  if (first.startsWith("|")) return [readTable(lines)];
  return [{ kind: "paragraph", text: lines.join(" ") }];
}

/** Lines between blank lines; those of code stay together. */
function divide(text: string): string[][] {
  const parts: string[][] = [];
  let part: string[] = [];
  let isCode = false;
  const close = () => {
    if (part.length > 0) parts.push(part);
    part = [];
  };
  for (const line of text.split("\n")) {
    const isFence = line.startsWith(FENCE);
    if ((isFence && !isCode) || (!isCode && line.trim() === "")) close();
    if (isCode || line.trim() !== "") part.push(line);
    if (!isFence) continue;
    if (isCode) close();
    isCode = !isCode;
  }
  close();
  return parts;
}

/** The blocks of a text, in order. */
export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  for (const lines of divide(text)) {
    if (lines[0]!.startsWith(FENCE)) {
      blocks.push({ kind: "code", text: lines.slice(1, -1).join("\n") });
      continue;
    }
    for (const block of readLines(lines)) {
      const before = blocks.at(-1);
      const caption = before?.kind === "paragraph" ? CAPTION.exec(before.text)?.[1] : undefined;
      if (block.kind === "table" && caption !== undefined) blocks.splice(-1, 1, { ...block, caption });
      else blocks.push(block);
    }
  }
  return blocks;
}

/** Text within a line: plain, bold, italic, code, or a link. */
export type Span = { kind: "plain" | "bold" | "italic" | "code" | "link"; text: string; to?: string };

const MARKS =
  /`(?<code>[^`]+)`|\*\*(?<bold>.+?)\*\*|(?<!\w)_(?<italic>[^_]+)_(?!\w)|\[(?<link>[^\]]+)\]\((?<to>[^)]+)\)|\\(?<plain>[^\w\s])/g;

/** Thousands stay together at a line's end. */
function keepThousands(text: string): string {
  return text.replace(/(?<=\d) (?=\d{3}\b)/g, "\u00a0");
}

/** The spans of a line, in order. */
export function readSpans(line: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of line.matchAll(MARKS)) {
    if (match.index > end) spans.push({ kind: "plain", text: keepThousands(line.slice(end, match.index)) });
    end = match.index + match[0].length;
    const { to, ...texts } = match.groups ?? {};
    const [kind, text] = Object.entries(texts).find(([, part]) => part !== undefined) ?? ["plain", match[0]];
    spans.push({ kind: kind as Span["kind"], text: keepThousands(text ?? ""), ...(to && { to }) });
  }
  if (end < line.length) spans.push({ kind: "plain", text: keepThousands(line.slice(end)) });
  return spans;
}
