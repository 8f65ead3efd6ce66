import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CodePage } from "~/features/visitor/account/code-page";
import { showCode, submitCode } from "~/features/visitor/account/code.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true, isFirst: true };

export const meta = titled("Type the code");

export async function loader({ request }: LoaderFunctionArgs) {
  return showCode(request);
}

export async function action(args: ActionFunctionArgs) {
  return submitCode(args);
}

export default function Code() {
  return <CodePage {...useLoaderData<typeof loader>()} />;
}
