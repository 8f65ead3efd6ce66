import { useLoaderData } from "@remix-run/react";
import { ContinuePage } from "~/features/visitor/account/continue-page";
import { showContinue as loader } from "~/features/visitor/account/code.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Checking your code");

export { loader };

export default function Continue() {
  return <ContinuePage {...useLoaderData<typeof loader>()} />;
}
