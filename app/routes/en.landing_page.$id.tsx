import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LandingPage } from "~/features/visitor/landing-page/landing-page";
import { showLandingPage } from "~/features/visitor/landing-page/landing-page.server";

export const handle = { enhance: true, isFirst: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.user.name ?? "An adviser"} – Baobab` },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
  return showLandingPage(request, params.id ?? "");
}

export default function LandingPageOfAdviser() {
  return <LandingPage adviser={useLoaderData<typeof loader>()} />;
}
