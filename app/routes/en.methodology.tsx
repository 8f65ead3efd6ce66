import { json } from "@remix-run/node";
import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Method } from "~/features/visitor/about/method";
import { readMethodology } from "~/features/visitor/about/methodology.server";

export const meta: MetaFunction = () => [{ title: "How we work it out – Baobab" }];

export async function loader() {
  return json(readMethodology());
}

export default function MethodPage() {
  return <Method {...useLoaderData<typeof loader>()} />;
}
