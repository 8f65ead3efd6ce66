import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MyDataPage } from "~/features/visitor/account/my-data/my-data-page";
import { showMyData, submitMyData } from "~/features/visitor/account/my-data/my-data.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}My data – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showMyData(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await submitMyData(request);
  // The page is rendered in this same request, and its title has to say that something needs correcting.
  context.isRefused = response.status === 422;
  return response;
}

export default function MyData() {
  return <MyDataPage {...useLoaderData<typeof loader>()} />;
}
