import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LandingPage } from "~/features/visitor/landing-page/landing-page";
import { showLandingPage } from "~/features/visitor/landing-page/landing-page.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true, isFirst: true };

export const meta = titled<typeof loader>(({ user }) => user.name, {
  description: ({ user }) =>
    `${user.name}, a planner or coach who goes through a retirement income plan with you.`,
});

export async function loader({ request, params }: LoaderFunctionArgs) {
  return showLandingPage(request, params.id ?? "");
}

export default function LandingPageOfAdviser() {
  return <LandingPage adviser={useLoaderData<typeof loader>()} />;
}
