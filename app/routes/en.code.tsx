import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CodePage } from "~/features/visitor/account/code-page";
import { showCode, submitCode as action } from "~/features/visitor/account/code.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true, isFirst: true };

export const meta = titled("Type the code");

export async function loader({ request }: LoaderFunctionArgs) {
  return showCode(request);
}

export { action };

export default function Code() {
  return <CodePage {...useLoaderData<typeof loader>()} />;
}
