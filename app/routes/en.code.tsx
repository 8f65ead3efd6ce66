import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CodePage } from "~/features/visitor/account/code-page";
import { showCode, submitCode } from "~/features/visitor/account/code.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true, isFirst: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => writeTitle("Type the code", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showCode(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return submitCode(args);
}

export default function Code() {
  return <CodePage {...useLoaderData<typeof loader>()} />;
}
