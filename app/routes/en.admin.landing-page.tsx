import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MyPage } from "~/features/landing-page/my-page";
import { publishMyPage, showMyPage } from "~/features/landing-page/my-page.server";

export const handle = { enhance: true };

export const meta: MetaFunction = () => [{ title: "My page – Baobab" }];

export async function loader({ request }: LoaderFunctionArgs) {
  return showMyPage(request);
}

export async function action({ request }: ActionFunctionArgs) {
  return publishMyPage(request);
}

export default function OwnLandingPage() {
  const refusal = useActionData<typeof action>();
  const notice = refusal && "notice" in refusal ? refusal.notice : undefined;
  return <MyPage view={useLoaderData<typeof loader>()} notice={notice} />;
}
