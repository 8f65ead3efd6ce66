import { useLoaderData } from "@remix-run/react";
import { HomePage } from "~/features/desk/clients/home-page";
import { showHome as loader } from "~/features/desk/clients/home.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Your desk");

export { loader };

export default function Home() {
  return <HomePage view={useLoaderData<typeof loader>()} />;
}
