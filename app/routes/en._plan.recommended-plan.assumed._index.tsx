import { useLoaderData } from "@remix-run/react";
import { AssumedPage } from "~/features/plan/assumed/assumed-page";
import { showAssumed as loader } from "~/features/plan/assumed/assumed.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("What we assumed");

export { loader };

export default function Assumed() {
  return <AssumedPage view={useLoaderData<typeof loader>()} />;
}
