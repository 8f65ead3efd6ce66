import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HomePage } from "~/features/desk/clients/home-page";
import { showHome } from "~/features/desk/clients/home.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Your desk");

export async function loader({ request }: LoaderFunctionArgs) {
  return showHome(request);
}

export default function Home() {
  return <HomePage view={useLoaderData<typeof loader>()} />;
}
