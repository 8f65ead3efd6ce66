import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MyPage } from "~/features/visitor/landing-page/my-page";
import { publishMyPage, showMyPage } from "~/features/visitor/landing-page/my-page.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => writeTitle("My page", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showMyPage(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return publishMyPage(args);
}

export default function OwnLandingPage() {
  const refusal = useActionData<typeof action>();
  const notice = refusal && "notice" in refusal ? refusal.notice : undefined;
  return <MyPage view={useLoaderData<typeof loader>()} notice={notice} />;
}
