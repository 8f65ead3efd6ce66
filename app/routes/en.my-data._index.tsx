import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MyDataPage } from "~/features/visitor/account/my-data/my-data-page";
import { showMyData, submitMyData } from "~/features/visitor/account/my-data/my-data.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => writeTitle("My data", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showMyData(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return submitMyData(args);
}

export default function MyData() {
  return <MyDataPage {...useLoaderData<typeof loader>()} />;
}
