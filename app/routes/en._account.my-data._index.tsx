import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MyDataPage } from "~/features/visitor/account/my-data/my-data-page";
import { showMyData, submitMyData } from "~/features/visitor/account/my-data/my-data.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("My data");

export async function loader({ request }: LoaderFunctionArgs) {
  return showMyData(request);
}

export async function action(args: ActionFunctionArgs) {
  return submitMyData(args);
}

export default function MyData() {
  return <MyDataPage {...useLoaderData<typeof loader>()} />;
}
