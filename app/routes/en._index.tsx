import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FIRST_FIGURE_LEAD } from "~/features/visitor/about/intro/hero";
import { Intro } from "~/features/visitor/about/intro/intro";
import { findCarryOn } from "~/features/visitor/survey/find-carry-on.server";
import { titled } from "~/web/page/titled";

export const handle = { isFirst: true };

export const meta = titled("Turn your savings into an income for life", {
  description: FIRST_FIGURE_LEAD,
});

export async function loader({ request }: LoaderFunctionArgs) {
  return json({ carryOn: await findCarryOn(request) });
}

export default function IntroPage() {
  return <Intro {...useLoaderData<typeof loader>()} />;
}
