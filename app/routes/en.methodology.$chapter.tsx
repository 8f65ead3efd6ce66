import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MethodChapter } from "~/features/visitor/about/method";
import { readChapter } from "~/features/visitor/about/methodology.server";
import { titled } from "~/web/page/titled";

export const meta = titled<typeof loader>(({ title }) => `${title} – How we work it out`, {
  description: ({ title }) =>
    `${title}: how Baobab works out the figures of a retirement plan, with sources.`,
});

export async function loader({ params }: LoaderFunctionArgs) {
  const chapter = readChapter(params.chapter);
  if (!chapter) throw new Response("Not found", { status: 404 });
  return json(chapter);
}

export default function ChapterPage() {
  return <MethodChapter {...useLoaderData<typeof loader>()} />;
}
