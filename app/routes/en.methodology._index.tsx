import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Method } from "~/features/visitor/about/method";
import { readMethodology } from "~/features/visitor/about/methodology.server";
import { titled } from "~/web/page/titled";

export const meta = titled("How we work it out", {
  description:
    "The rules, markets, mortality and tax tables behind every figure, each with its source and a worked case.",
});

export async function loader() {
  return json(readMethodology());
}

export default function MethodPage() {
  return <Method {...useLoaderData<typeof loader>()} />;
}
