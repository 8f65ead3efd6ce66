/** Reads the project's Markdown texts for their pages. A paragraph in italics before a table is its caption. */
import { Lexer, type Token, type Tokens } from "marked";

export type Block =
  | { kind: "heading"; level: number; id: string; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; isOrdered: boolean; items: string[] }
  | { kind: "table"; caption: string; heads: string[]; rows: string[][] }
  | { kind: "code"; text: string };

const CAPTION = /^_([^_]+)_$/;

/** The anchor of a heading, as code hosts form it: lower case, hyphens for spaces, no other punctuation. */
function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .trim()
    .replaceAll(" ", "-");
}

function joinLines(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter(Boolean).join(" ");
}

/** Returns a block of a type that the texts use; undefined for blank lines and comments. */
function readToken(token: Token): Block | undefined {
  switch (token.type) {
    case "heading": {
      const { depth, text } = token as Tokens.Heading;
      return { kind: "heading", level: depth, id: toAnchor(text), text };
    }
    case "paragraph":
      return { kind: "paragraph", text: joinLines((token as Tokens.Paragraph).text) };
    case "list": {
      const { ordered, items } = token as Tokens.List;
      return { kind: "list", isOrdered: ordered, items: items.map(({ text }) => joinLines(text)) };
    }
    case "table": {
      const { header, rows } = token as Tokens.Table;
      const cells = rows.map((row) => row.map(({ text }) => text));
      return { kind: "table", caption: "", heads: header.map(({ text }) => text), rows: cells };
    }
    case "code":
      return { kind: "code", text: (token as Tokens.Code).text };
    default:
      return undefined;
  }
}

export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  for (const token of Lexer.lex(text)) {
    const block = readToken(token);
    if (!block) continue;
    const before = blocks.at(-1);
    const caption = before?.kind === "paragraph" ? CAPTION.exec(before.text)?.[1] : undefined;
    if (block.kind === "table" && caption !== undefined) blocks.splice(-1, 1, { ...block, caption });
    else blocks.push(block);
  }
  return blocks;
}

/** Text within a line: plain, bold, italic, code, or a link. */
export type Span = { kind: "plain" | "bold" | "italic" | "code" | "link"; text: string; to?: string };

const KINDS: Record<string, Span["kind"]> = { strong: "bold", em: "italic", codespan: "code", link: "link" };

/** Puts non-breaking spaces between the thousands of a number. */
function keepThousands(text: string): string {
  return text.replace(/(?<=\d) (?=\d{3}\b)/g, "\u00a0");
}

export function readSpans(line: string): Span[] {
  return Lexer.lexInline(line).map((token) => {
    const { text = token.raw, href } = token as Tokens.Generic & { text?: string; href?: string };
    return { kind: KINDS[token.type] ?? "plain", text: keepThousands(text), ...(href && { to: href }) };
  });
}
