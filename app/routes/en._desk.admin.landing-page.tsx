import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MyPage } from "~/features/visitor/landing-page/my-page";
import { publishMyPage, showMyPage } from "~/features/visitor/landing-page/my-page.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("My page");

export async function loader({ request }: LoaderFunctionArgs) {
  return showMyPage(request);
}

export async function action(args: ActionFunctionArgs) {
  return publishMyPage(args);
}

export default function OwnLandingPage() {
  const notice = useActionData<typeof action>()?.notice;
  return <MyPage view={useLoaderData<typeof loader>()} notice={notice} />;
}
