import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EverythingPage } from "~/features/visitor/account/my-data/everything-page";
import { showEverything } from "~/features/visitor/account/my-data/everything.server";

export const meta: MetaFunction = () => [{ title: "Everything that we keep about you – Baobab" }];

export async function loader({ request }: LoaderFunctionArgs) {
  return showEverything(request);
}

export default function Everything() {
  return <EverythingPage {...useLoaderData<typeof loader>()} />;
}
