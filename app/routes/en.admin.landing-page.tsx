import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MyPage } from "~/features/visitor/landing-page/my-page";
import { publishMyPage, showMyPage } from "~/features/visitor/landing-page/my-page.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}My page – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showMyPage(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await publishMyPage(request);
  context.isRefused = response.status === 422;
  return response;
}

export default function OwnLandingPage() {
  const refusal = useActionData<typeof action>();
  const notice = refusal && "notice" in refusal ? refusal.notice : undefined;
  return <MyPage view={useLoaderData<typeof loader>()} notice={notice} />;
}
