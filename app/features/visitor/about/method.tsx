import { TextLink } from "~/ui/text-link";
import { Article } from "./article";
import { MarkdownText } from "./markdown-text";
import type { ChapterLink, ChapterPage, Methodology } from "./methodology.server";

const writeChapterAddress = ({ id }: ChapterLink) => `/en/methodology/${id}`;

/** The method of the advice: a part for everyone, then the chapters for readers who check it. */
export function Method({ title, lead, plainPart, fullPart, chapters, funds }: Methodology) {
  return (
    <Article title={title} lead={lead}>
      <MarkdownText blocks={plainPart} />
      <MarkdownText blocks={fullPart} />
      <nav aria-label="The method in full">
        <ol>
          {chapters.map((chapter) => (
            <li key={chapter.id} id={chapter.id}>
              <TextLink to={writeChapterAddress(chapter)}>{chapter.title}</TextLink>
            </li>
          ))}
        </ol>
      </nav>
      <h2 id="the-funds">The funds</h2>
      <MarkdownText blocks={funds} />
    </Article>
  );
}

/** One chapter of the full method. */
export function MethodChapter({ title, blocks, before, after }: ChapterPage) {
  return (
    <Article title={title}>
      <p className="text-small print:hidden">
        <TextLink to="/en/methodology">How we work it out</TextLink>
      </p>
      <MarkdownText blocks={blocks} />
      <nav
        aria-label="Chapters"
        className="mt-10 flex flex-wrap justify-between gap-4 border-t-2 border-bark pt-4 print:hidden"
      >
        {before && <Neighbour chapter={before} words="Before" />}
        {after && <Neighbour chapter={after} words="Next" />}
      </nav>
    </Article>
  );
}

function Neighbour({ chapter, words }: { chapter: ChapterLink; words: string }) {
  return (
    <span>
      {words}: <TextLink to={writeChapterAddress(chapter)}>{chapter.title}</TextLink>
    </span>
  );
}
