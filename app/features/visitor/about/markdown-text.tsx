import type { ReactNode } from "react";
import { Table } from "~/ui/table";
import { type Block, readSpans, type Span } from "./markdown";

/** A cell with more characters than this counts as text, which is aligned left. */
const LONGEST_FIGURE = 24;
/** The most columns that fit on a phone, for figures and for words. */
const WIDEST_ON_PHONES = { figures: 3, words: 2 };

function MarkedText({ text }: { text: string }) {
  return (
    <>
      {readSpans(text).map((span, index) => (
        <MarkedSpan key={index} span={span} />
      ))}
    </>
  );
}

function MarkedSpan({ span: { kind, text, to } }: { span: Span }): ReactNode {
  if (kind === "bold") return <strong>{text}</strong>;
  if (kind === "italic") return <em>{text}</em>;
  if (kind === "code") return <code className="break-words text-small">{text}</code>;
  return kind === "link" ? <a href={to}>{text}</a> : text;
}

/** Renders the blocks of a text; the page shows its first-level heading itself. */
export function MarkdownText({ blocks }: { blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((block, index) => (
        <MarkdownBlock key={index} block={block} />
      ))}
    </>
  );
}

function MarkdownBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading":
      return block.level <= 2 ? <h2 id={block.id}>{block.text}</h2> : <h3 id={block.id}>{block.text}</h3>;
    case "paragraph":
      return (
        <p>
          <MarkedText text={block.text} />
        </p>
      );
    case "list":
      return <TextList {...block} />;
    case "table":
      return <TextTable {...block} />;
    case "code":
      return <Formulas text={block.text} />;
  }
}

/** A line that does not fit continues indented on the next. */
function Formulas({ text }: { text: string }) {
  return (
    <pre className="whitespace-pre-wrap break-words rounded-field bg-mist p-4 text-small">
      {text.split("\n").map((line, index) => (
        <span key={index} className="block pl-8 -indent-8">
          {line}
        </span>
      ))}
    </pre>
  );
}

function TextList({ items, isOrdered }: Extract<Block, { kind: "list" }>) {
  const List = isOrdered ? "ol" : "ul";
  return (
    <List>
      {items.map((item) => (
        <li key={item}>
          <MarkedText text={item} />
        </li>
      ))}
    </List>
  );
}

function TextTable({ caption, heads, rows }: Extract<Block, { kind: "table" }>) {
  const isText = rows.some(([, ...cells]) => cells.some((cell) => cell.length > LONGEST_FIGURE));
  return (
    <Table
      caption={<MarkedText text={caption} />}
      heads={heads}
      isStacked={heads.length > (isText ? WIDEST_ON_PHONES.words : WIDEST_ON_PHONES.figures)}
      isText={isText}
      // A cell without marks stays a string, so that the table can tell figures from words.
      rows={rows.map((cells) =>
        cells.map((cell, index) => (/[*`[]/.test(cell) ? <MarkedText key={index} text={cell} /> : cell)),
      )}
    />
  );
}
