import { Article } from "./article";
import type { Block } from "./markdown";
import { MarkdownText } from "./markdown-text";
import type { Methodology } from "./methodology.server";

/** How the advice is worked out: for everyone first, then in full for readers who check it. */
export function Method({ title, lead, plainPart, fullPart }: Methodology) {
  const [heading, ...blocks] = fullPart;
  const firstSection = blocks.findIndex((block) => block.kind === "heading");
  return (
    <Article title={title} lead={lead}>
      <MarkdownText blocks={plainPart} />
      {heading && <MarkdownText blocks={[heading, ...blocks.slice(0, firstSection)]} />}
      <Contents blocks={blocks} />
      <MarkdownText blocks={blocks.slice(firstSection)} />
    </Article>
  );
}

function Contents({ blocks }: { blocks: readonly Block[] }) {
  return (
    <nav aria-label="The method in full" className="print:hidden">
      <ul className="wide:columns-2">
        {blocks.map((block) =>
          block.kind === "heading" && block.level === 2 ? (
            <li key={block.id}>
              <a href={`#${block.id}`} className="link">
                {block.text}
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}
