import { useLoaderData } from "@remix-run/react";
import { EverythingPage } from "~/features/visitor/account/my-data/everything-page";
import { showEverything as loader } from "~/features/visitor/account/my-data/everything.server";
import { titled } from "~/web/page/titled";

export const meta = titled("Everything that we keep about you");

export { loader };

export default function Everything() {
  return <EverythingPage {...useLoaderData<typeof loader>()} />;
}
