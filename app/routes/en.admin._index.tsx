import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HomePage } from "~/features/desk/clients/home-page";
import { showHome } from "~/features/desk/clients/home.server";

export const handle = { enhance: true };

export const meta: MetaFunction = () => [{ title: "Your desk – Baobab" }];

export async function loader({ request }: LoaderFunctionArgs) {
  return showHome(request);
}

export default function Home() {
  return <HomePage view={useLoaderData<typeof loader>()} />;
}
