import { BoldText, Paragraphs } from "~/ui/bold-text";
import { LikelihoodDots } from "~/ui/likelihood-dots";
import { Rows } from "~/ui/rows";
import { Table } from "~/ui/table";
import type { PaperRow, PaperTable, RecordPaperBlock } from "~/words/paper/paper";
import { Fingerprint } from "../fingerprint";

/** A block of a section. A chart is left out: the sentences before it and the table after it say the same. */
export function RecordBlock({ block }: { block: RecordPaperBlock }) {
  switch (block.kind) {
    case "text":
      return <Paragraphs texts={[block.text]} />;
    case "note":
      return <p className="max-w-text text-small text-soft">{block.text}</p>;
    case "heading":
      return <h3 className="heading-3 pt-2">{block.text}</h3>;
    case "list":
      return (
        <ul className="max-w-text list-disc space-y-2 pl-6 tight:list-inside tight:pl-0">
          {block.items.map((item) => (
            <li key={item}>
              <BoldText text={item} />
            </li>
          ))}
        </ul>
      );
    case "table":
      return <BlockTable table={block} />;
    case "chance":
      return <LikelihoodDots filled={block.dots} />;
    case "chart":
      return null;
    case "fingerprint":
      return <Fingerprint sha256={block.sha256} />;
  }
}

/** Names and values are rows; any other table has heads. */
function BlockTable({ table: { caption, heads, rows, figures, strong } }: { table: PaperTable }) {
  if (!heads)
    return (
      <div className="max-w-text">
        <Rows
          size="small"
          rows={rows.map(({ cells: [name, value] }) => ({
            name: <Cell content={name} />,
            value: <Cell content={value} />,
          }))}
        />
      </div>
    );
  const isText = figures.length < heads.length - 1;
  return (
    <div className="max-w-[52rem] print:max-w-none">
      <Table
        isStacked={isText || heads.length > 2}
        isText={isText}
        caption={caption ?? <span className="sr-only">{heads.join(", ")}</span>}
        heads={heads}
        rows={rows.map(({ cells, isTotal }) =>
          cells.map((content, index) =>
            isTotal || index === strong ? (
              <strong key={index}>
                <Cell content={content} />
              </strong>
            ) : index === 0 && typeof content === "string" ? (
              content
            ) : (
              <Cell key={index} content={content} isName={index === 0} />
            ),
          ),
        )}
      />
    </div>
  );
}

/** Several paragraphs: in the first cell a name with its notes, elsewhere all alike. */
function Cell({ content, isName = false }: { content?: PaperRow["cells"][number]; isName?: boolean }) {
  if (content === undefined || typeof content === "string")
    return <>{isPhone(content) ? content.replaceAll("\u00a0", " ") : content}</>;
  return (
    <>
      {content.map((paragraph, index) => (
        <span key={paragraph} className={`block font-normal ${isName && index > 0 ? "text-soft" : ""}`}>
          <BoldText text={paragraph} />
        </span>
      ))}
    </>
  );
}

/** A phone number is too long for narrow screens with large text, so it may break between its groups. */
function isPhone(text: string | undefined): text is string {
  return text?.startsWith("+") === true;
}
