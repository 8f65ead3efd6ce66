import { useLoaderData } from "@remix-run/react";
import { MyPage } from "~/features/visitor/landing-page/my-page";
import {
  publishMyPage as action,
  showMyPage as loader,
} from "~/features/visitor/landing-page/my-page.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("My page");

export { action, loader };

export default function OwnLandingPage() {
  return <MyPage view={useLoaderData<typeof loader>()} />;
}
