import { json } from "@remix-run/node";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MethodChapter } from "~/features/visitor/about/method";
import { readChapter } from "~/features/visitor/about/methodology.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.title ?? "Not found"} – How we work it out – Baobab` },
];

export async function loader({ params }: LoaderFunctionArgs) {
  const chapter = readChapter(params.chapter);
  if (!chapter) throw new Response("Not found", { status: 404 });
  return json(chapter);
}

export default function ChapterPage() {
  return <MethodChapter {...useLoaderData<typeof loader>()} />;
}
